/** What went wrong with a call. */
export type ApiErrorKind =
  /** The server answered with an error status. */
  | 'status'
  /** The session was refused (401). The host asks to sign in again, so pages need not report it. */
  | 'session'
  /** No answer: offline, refused, or blocked. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** An answer that is not what the endpoint promises (HTML in place of JSON, say). */
  | 'unreadable';

/** A failed call. `message` is the best sentence there is for the person: the server's own, or ours. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    /** HTTP status; null when there was no answer. */
    readonly status: number | null = null,
    /** The parsed body of an error answer, else null. */
    readonly body: unknown = null,
    /** The server's own sentences, each by itself; empty when `message` is ours. */
    readonly messages: readonly string[] = [],
  ) {
    super(message);
  }

  /**
   * Whether the server does not know the call: it answered 404, 405 or 501, or sent a page instead of an answer, as a
   * server with a single-page fallback does. For calls beyond spec section 7, which other servers lack.
   */
  get isUnknownCall(): boolean {
    return this.kind === 'unreadable' || [404, 405, 501].includes(this.status ?? 0);
  }
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';
}
