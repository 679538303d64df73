import { CHAT_OWNER_NAME } from '@frontdesk/shared/endpoints/chat';
import type { FastifyRequest } from 'fastify';
import type { KnownBrowsers } from '../accounts/known-browsers';
import { addressKey } from '../http/address-key';

/**
 * Who calls the chat, and what a call contains to prove it. The code behind the routes knows nothing else about a call,
 * so messages may also arrive by other means than HTTP.
 */
export interface Caller {
  /** The address under which the limits count the call. */
  readonly address: string;
  /** The client id of the agent that it calls; '' if it sent none. */
  readonly clientId: string;
  /** Proves that the call comes from one of the owner's servers; null if there is none. */
  readonly clientSecret: string | null;
  /** The origin of the calling page; undefined for a program. */
  readonly origin: string | undefined;
  /** The host that it calls. */
  readonly host: string;
  /**
   * Whether the caller is a page of the dashboard, according to headers that a program can forge but another site's
   * page cannot.
   */
  readonly isFromDashboard: boolean;
  /** The users who signed in with the browser before. */
  readonly people: readonly string[];
  /** The languages of the browser, as its header lists them. */
  readonly acceptLanguage: string | undefined;
}

export function callerOf(request: FastifyRequest, knownBrowsers: KnownBrowsers): Caller {
  const { headers, host, ip } = request;
  return {
    address: addressKey(ip),
    clientId: header(headers['client_id']) ?? '',
    clientSecret: header(headers['client_secret']),
    origin: headers.origin,
    host,
    isFromDashboard: isFromDashboard(request),
    people: knownBrowsers.peopleOf(request),
    acceptLanguage: headers['accept-language'],
  };
}

const header = (value: string | readonly string[] | undefined) => (typeof value === 'string' ? value.trim() : null);

/** Chat calls carry only the client id (spec section 6), so this relies on the browser's headers. */
function isFromDashboard({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns the site of the calling page; null for anything else. */
export function siteOf({ origin }: Caller): string | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { protocol, origin: site } = new URL(origin);
  return /^https?:$/.test(protocol) && site.length <= 300 ? site : null;
}

/**
 * Returns whether the calling page is on one of the `sites`; an empty list allows any. Browsers send the page's origin
 * and no page can forge it; other programs send no origin and are admitted. The dashboard's own pages are always
 * allowed.
 */
export function isAllowedSite(
  { origin, host: called }: Caller,
  sites: readonly string[],
  publicUrl: string | null,
): boolean {
  if (sites.length === 0 || origin === undefined || sites.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Compared by host only: behind a proxy the call does not show whether https was used.
  const asked = `${protocol}//${called}`;
  const own = [URL.canParse(asked) && new URL(asked).host, publicUrl && new URL(publicUrl).host];
  return host !== '' && own.includes(host);
}

/**
 * Returns whether the dashboard's Chat Test joins a conversation. A program that fakes it only keeps its own
 * conversation out of the figures and notifications.
 */
export const isOwnersTest = (caller: Caller, userName: string): boolean =>
  userName === CHAT_OWNER_NAME && caller.isFromDashboard;
