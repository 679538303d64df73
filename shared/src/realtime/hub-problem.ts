/** Why there is no connection to a hub. */
export type HubProblem = 'no-hub' | 'refused-session' | 'server-timeout' | 'handshake' | 'unreachable';

const STATUS = /Status code '(\d+)'|status code returned from negotiate '(\d+)'/i;

/** Reads the library's error, whose kind is only in its message. */
export function hubProblem(error: unknown): HubProblem {
  const words = String(error);
  const [, first, second] = STATUS.exec(words) ?? [];
  const status = Number(first ?? second);
  // A plain file server answers a POST with 404 or 405, or with its page.
  if (status === 404 || status === 405 || status === 501 || /Unexpected token '?</.test(words)) return 'no-hub';
  if (status === 401 || status === 403 || /session has ended/i.test(words)) return 'refused-session';
  if (/server timeout/i.test(words)) return 'server-timeout';
  if (/handshake/i.test(words)) return 'handshake';
  return 'unreachable';
}

const SENTENCES: Record<HubProblem, string | null> = {
  'no-hub': null,
  'refused-session': null,
  'server-timeout': 'Server timeout: the server has not been heard from for 30 seconds.',
  handshake: 'Handshake error: the server refused the connection.',
  unreachable: null,
};

/** Returns a sentence for the owner; null when there is nothing to add to the missing connection. */
export function problemSentence(problem: HubProblem): string | null {
  return SENTENCES[problem];
}

/** Spec section 8.7. */
export const UNABLE_TO_RECONNECT = 'Unable to reconnect to server.';
