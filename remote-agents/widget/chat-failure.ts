import { filled, words } from './words';

/** A failed call; the message is the sentence for the visitor. */
export class ChatFailure extends Error {
  constructor(
    message: string,
    /** Whether a new conversation may succeed. */
    readonly mayBeForgotten = false,
  ) {
    super(message);
  }
}

/** Returns the failure of a refused call. `body` is the server's answer. */
export function refusal(status: number, retryAfter: string | null, body: unknown): ChatFailure {
  const { reasons } = words;
  if (status === 429) return new ChatFailure(filled(reasons.busy, 'seconds', waitOf(retryAfter)));
  if (status === 403) return new ChatFailure(reasonOf(body) === 'site' ? reasons.site : reasons.away);
  if (status === 401) return new ChatFailure(reasons.unknown);
  return new ChatFailure(reasons.server, status < 500);
}

/** Returns the failure of a call without an answer. */
export function noAnswer(timedOut: boolean): ChatFailure {
  const { slow, offline, network } = words.reasons;
  if (timedOut) return new ChatFailure(slow);
  return new ChatFailure(navigator.onLine === false ? offline : network);
}

function waitOf(header: string | null): number {
  const seconds = Number(header);
  // At least two, so that no language needs its singular.
  return seconds > 0 && seconds < 86_400 ? Math.max(2, Math.ceil(seconds)) : 60;
}

function reasonOf(body: unknown): unknown {
  return Object(body).reason;
}
