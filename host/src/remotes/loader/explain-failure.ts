import * as words from '../../messages/trouble';
import type { Finding } from '../failure/load-failure';
import { hashOf } from '../failure/script-hashes';
import { readPreviews } from '../overrides/previews';
import type { ScriptTrouble } from './script-trouble';

const ANSWER_MS = 10_000;

/**
 * Finds out why a file did not load, because browsers do not report the reason. Returns null when the file is missing
 * or now loads. Never throws.
 *
 * @param address The file's address.
 * @param integrity The file's hash from the registry; '' if it has none.
 */
export async function explainFailure(
  address: string,
  integrity: string,
  trouble: ScriptTrouble,
): Promise<Finding | null> {
  const url = new URL(address, location.href);
  if (location.protocol === 'https:' && url.protocol === 'http:' && !isLoopback(url)) {
    return {
      kind: 'mixed content',
      message: words.mixedContent(url.origin),
    };
  }
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const expected = integrity || hashOf(url.href);
  const changed: Finding = {
    kind: 'invalid',
    message: words.notReleased(integrity ? null : file),
  };
  // The page's policy lets it load scripts from the remotes' origins, and fetch only manifests from them.
  const canFetch = url.origin === location.origin || url.pathname.endsWith('.json');
  const found = await (canFetch ? findByFetch(url, expected) : findByLoading(url.href, expected));
  if (trouble.isForbidden(url.href)) {
    // Only the page opened by a preview link allows the preview's origin.
    const isPreview = Object.keys(readPreviews()).length > 0;
    return { kind: 'blocked', message: words.notAllowed(url.origin, isPreview) };
  }
  if (found.is === 'refused') {
    return { kind: 'blocked', message: words.noCors(url.origin) };
  }
  if (found.is === 'changed') return changed;
  if (found.is === 'failing') {
    return { kind: 'server error', message: words.serverError(found.status) };
  }
  if (found.is === 'missing') return null;
  if (globalThis.frontdeskHashes && !expected) return { kind: 'invalid', message: words.noHash(file) };
  const unread = trouble.syntaxErrorOf(url.href);
  if (!unread) return null;
  const { lineno, colno, error } = unread;
  // The server sent an HTML page in place of the script. On another origin, the browser hides the type of the file.
  if (!canFetch && lineno === 1 && (error as Error).message.includes("'<'")) return null;
  return {
    kind: 'syntax error',
    message: words.unreadableFile(`${file}:${lineno}:${colno}`, (error as Error).message),
  };
}

/** What the address returns. `refused`: the server does not allow this site to load it. `changed`: its hash differs. */
type Found =
  | { readonly is: 'there' | 'missing' | 'refused' | 'changed' }
  | { readonly is: 'failing'; readonly status: number };

async function findByFetch({ href: address, origin }: URL, integrity: string | undefined): Promise<Found> {
  const answer = await request(address, { cache: 'no-store' });
  if (answer === null) {
    const isThere = origin !== location.origin && (await request(address, { mode: 'no-cors' })) !== null;
    return { is: isThere ? 'refused' : 'missing' };
  }
  if (answer.status >= 500) return { is: 'failing', status: answer.status };
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) return { is: 'missing' };
  return { is: integrity && (await request(address, { integrity })) === null ? 'changed' : 'there' };
}

async function findByLoading(address: string, integrity = ''): Promise<Found> {
  // With the same address, the browser would reuse the result of the request for the script.
  const probe = `${address}${address.includes('?') ? '&' : '?'}why=${Date.now()}`;
  if (await canLoad(probe, integrity)) return { is: 'there' };
  const { responseStatus: status = 0 } =
    (performance.getEntriesByName?.(probe).at(-1) as PerformanceResourceTiming) ?? {};
  if (status >= 500) return { is: 'failing', status };
  if (status >= 400) return { is: 'missing' };
  if (integrity && (status > 0 || (await canLoad(probe, '')))) return { is: 'changed' };
  // The browser would not reload an address that CORS has just forbidden.
  return { is: (await canLoad(`${probe}-plain`, '', null)) ? 'refused' : 'missing' };
}

/** Loads a script without running it. Without CORS it loads from any origin, except on a site that requires hashes. */
function canLoad(address: string, integrity: string, crossOrigin: 'anonymous' | null = 'anonymous'): Promise<boolean> {
  const link = document.createElement('link');
  const loaded = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    setTimeout(resolve, ANSWER_MS, false);
  });
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin, integrity, href: address });
  document.head.append(link);
  return loaded.finally(() => link.remove());
}

/** Fetches the address; returns null when there is no answer or the browser hides it. */
function request(address: string, options: RequestInit): Promise<Response | null> {
  return fetch(address, { ...options, signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
}

/** Whether the host is this machine. Browsers load files from it over http even into an https page. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(hostname);
