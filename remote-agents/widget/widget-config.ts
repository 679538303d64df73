import { isHttpAddress } from '@frontdesk/shared/endpoints/http-address';
import { readTheme, type Theme } from '@frontdesk/shared/endpoints/widget-theme';

/** The configuration of the widget. It is public: everybody who opens the site can read it. */
export interface WidgetConfig {
  /** Address of the chat calls, without a slash at the end. */
  readonly api: string;
  readonly clientId: string;
  /** '' for the widget's default, as for the welcome message. */
  readonly name: string;
  /** A small subset of HTML; see safe-markup.ts. */
  readonly welcome: string;
  readonly theme: Theme;
  /** The server's maximum length of a message, in characters; null when it is not known. */
  readonly maxCharacters: number | null;
  /** Address of a service that returns the visitor's address; '' (the default) uses none. */
  readonly ipLookup: string;
  /**
   * Whether the server is known to have options, feedback and requests for a person; otherwise the widget does not call
   * them.
   */
  readonly hasOptions: boolean;
  /** The texts in the language that the owner selected; undefined for English, or the server's language. */
  readonly words?: unknown;
}

/** The addresses to which a page makes its calls. */
export interface CallsConfig extends Pick<WidgetConfig, 'api' | 'clientId'> {
  /** Address of the calls, with a slash at the end; by default they are below `api`. */
  readonly callsAt?: string;
}

export const callsAddress = ({ api, callsAt }: CallsConfig) => callsAt ?? `${api}/api/v1/chat/`;

/** Reads a configuration from outside; null when server or agent is missing. */
export function readConfig(given: unknown): WidgetConfig | null {
  const values = Object(given) as Record<string, unknown>;
  const text = (field: string) => (typeof values[field] === 'string' ? values[field].trim() : '');
  const api = text('api').replace(/\/+$/, '');
  const clientId = text('clientId');
  const maxCharacters = Number(values['maxCharacters']);
  if (!isHttpAddress(api) || clientId === '') return null;
  return {
    api,
    clientId,
    name: text('name'),
    welcome: text('welcome'),
    theme: readTheme(values['theme']),
    maxCharacters: maxCharacters > 0 ? maxCharacters : null,
    ipLookup: isHttpAddress(text('ipLookup')) ? text('ipLookup') : '',
    hasOptions: values['hasOptions'] === true,
    words: values['words'],
  };
}
