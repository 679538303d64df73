/** Why a language model gave no usable reply, grouped by what to do about it. */
export type ModelFailureKind =
  /** It rejected the key. */
  | 'key'
  /** It has too many requests, or the account has no credit left. */
  | 'busy'
  /** It does not know the model, or rejects the request. */
  | 'model'
  /** It is unreachable, failed or timed out. */
  | 'down'
  /** Its reply was empty, endless or malformed. */
  | 'unusable';

/** A failure without the key and the question, so it may be logged. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(
    readonly kind: ModelFailureKind,
    message: string,
    /** The pause that the service requested, in milliseconds; null without one. */
    readonly waitMs: number | null = null,
    /** It rejects an optional part of the request. */
    readonly mayBeSimpler = false,
  ) {
    super(message);
  }
}

/** Describes a failed call without the library's error, which holds the whole request. */
export function modelFailureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!isCallError(error)) {
    const isTooLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
    if (isTooLate) return new ModelFailure('down', 'The language model took too long.');
    return new ModelFailure('unusable', 'The language model sent what is no reply.');
  }
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined) return new ModelFailure('down', 'The language model cannot be reached.');
  const words = `The language model answered ${status}.`;
  if (status === 401 || status === 403) return new ModelFailure('key', words);
  if (status === 402 || status === 429)
    return new ModelFailure('busy', words, waitOf(responseHeaders?.['retry-after']));
  if (status >= 500 || status === 408) return new ModelFailure('down', words, waitOf(responseHeaders?.['retry-after']));
  // An HTML page or truncated JSON with status 200.
  if (status < 400) return new ModelFailure('unusable', 'The language model sent what is no reply.');
  return new ModelFailure('model', words, null, status === 400 || status === 422);
}

/** Recognizes the library's error by its name: loading the library is slow, and few servers have a model. */
function isCallError(error: unknown): error is Error & {
  readonly statusCode?: number;
  readonly responseHeaders?: Record<string, string>;
} {
  return error instanceof Error && error.name === 'AI_APICallError';
}

/** Parses seconds or a date. */
function waitOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const ms = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
