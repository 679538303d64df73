import type { Finding } from '../failure/load-failure';
import { hashOf, noHashOf } from './script-hashes';
import type { ScriptTrouble } from './script-trouble';

const ANSWER_MS = 10_000;

/**
 * Finds out why a file did not load, because browsers do not say. Returns null when the file is missing or now loads.
 * Never throws.
 *
 * @param address The file's address.
 * @param integrity The file's hash in the registry; '' without one.
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
      message: `${url.origin} serves it with http, which a page with https may not load.`,
    };
  }
  const answer = await request(url.href, { cache: 'no-store' });
  if (trouble.isForbidden(url.href)) {
    return { kind: 'blocked', message: `The Content-Security-Policy of this site does not allow ${url.origin}.` };
  }
  if (answer === null) {
    const isThere = url.origin !== location.origin && (await request(url.href, { mode: 'no-cors' })) !== null;
    return isThere ? { kind: 'blocked', message: `${url.origin} does not allow this site to load it (CORS).` } : null;
  }
  if (answer.status >= 500) {
    return { kind: 'server error', message: `Its server answered with error ${answer.status}.` };
  }
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) return null;
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const expected = integrity || hashOf(url.href);
  if (globalThis.frontdeskHashes && !expected) return { kind: 'invalid', message: noHashOf(file) };
  if (expected && (await request(url.href, { integrity: expected })) === null) {
    const script = integrity ? 'Its entry script' : file;
    return { kind: 'invalid', message: `${script} is not the one that was released.` };
  }
  const unread = trouble.syntaxErrorOf(url.href);
  if (!unread) return null;
  const { lineno, colno, error } = unread;
  return { kind: 'syntax error', message: `${file}:${lineno}:${colno} cannot be read: ${(error as Error).message}.` };
}

/** Fetches the address; null when there was no answer or the browser hides it. */
function request(address: string, options: RequestInit): Promise<Response | null> {
  return fetch(address, { ...options, signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
}

/** Whether the host is this machine. Browsers load such files over http even into an https page. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(hostname);
