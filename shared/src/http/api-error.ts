import { unexpected } from '../messages/api-error';

/** Why a call failed. */
export type ApiErrorKind =
  /** The server answered with an error status. */
  | 'status'
  /** The session was refused (401). The host asks to sign in again, so pages need not report it. */
  | 'session'
  /** There was no answer: offline, refused, or blocked. */
  | 'network'
  /** No answer arrived in time. */
  | 'timeout'
  /** The answer does not match the endpoint (HTML instead of JSON, for example). */
  | 'unreadable';

/** A failed call. `message` is the best available message for the user: the server's own, or ours. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    /** HTTP status; null when there was no answer. */
    readonly status: number | null = null,
    /** The parsed body of an error answer, else null. */
    readonly body: unknown = null,
    /** The server's messages, one per item; empty when `message` is ours. */
    readonly messages: readonly string[] = [],
  ) {
    super(message);
  }

  /**
   * Whether the server lacks the call: it answered 404, 405 or 501, or sent an HTML page, as a server with a
   * single-page fallback does. For calls beyond spec section 7, which other servers lack.
   */
  get isUnknownCall(): boolean {
    return this.kind === 'unreadable' || [404, 405, 501].includes(this.status ?? 0);
  }
}

/** Returns the message to show for a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : unexpected;
}

/**
 * Returns how long a server asks clients to wait, in milliseconds (RFC 9110, Retry-After: seconds or a date); null when
 * it does not ask.
 */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('Retry-After');
  if (!value) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : null;
}
