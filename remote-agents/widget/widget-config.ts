import { isHttpAddress } from '@frontdesk/shared/endpoints/http-address';
import { readTheme, type Theme } from '@frontdesk/shared/endpoints/widget-theme';

/** All that the widget knows of its agent. It is public: everybody who opens the site can read it. */
export interface WidgetConfig {
  /** Where the chat calls go, without a slash at the end. */
  readonly api: string;
  readonly clientId: string;
  /** '' for what the widget says by itself, as with the welcome. */
  readonly name: string;
  /** A small subset of HTML; see safe-markup.ts. */
  readonly welcome: string;
  readonly theme: Theme;
  /** Longest message that the server accepts, in characters; null when it is unknown. */
  readonly maxCharacters: number | null;
  /** Address of a service that answers the visitor's address; '' (the usual) asks nobody. */
  readonly ipLookup: string;
  /** The server is known to have options, feedback and requests for a person; otherwise the widget does not call them. */
  readonly hasOptions: boolean;
  /** The texts in the language that the owner has chosen; undefined for English, or what the server says. */
  readonly words?: unknown;
}

/** Reads a configuration from outside; null when there is no server or agent to talk to. */
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
