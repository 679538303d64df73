/** Why a language model gave no reply that can be shown, by what there is to do about it. */
export type ModelFailureKind =
  /** It refused the key. */
  | 'key'
  /** It has too many requests, or the account has no credit left. */
  | 'busy'
  /** It does not know the model, or refuses what it was sent. */
  | 'model'
  /** It cannot be reached, failed, or took too long. */
  | 'down'
  /** It replied with nothing, without end, or with what is no reply. */
  | 'unusable';

/** Holds neither the key nor what was asked, so it may be logged. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(
    readonly kind: ModelFailureKind,
    message: string,
    /** How long the service wants to be left alone, in milliseconds; null when it did not say. */
    readonly waitMs: number | null = null,
    /** It refuses a part of the request that it can do without. */
    readonly mayBeSimpler = false,
  ) {
    super(message);
  }
}

/** What went wrong with a call, without what the library puts into its errors: the request, with all that it holds. */
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
  // A page or half a JSON text with status 200.
  if (status < 400) return new ModelFailure('unusable', 'The language model sent what is no reply.');
  return new ModelFailure('model', words, null, status === 400 || status === 422);
}

/** The library's own error, by its name: loading the library takes time, and few servers have a model. */
function isCallError(error: unknown): error is Error & {
  readonly statusCode?: number;
  readonly responseHeaders?: Record<string, string>;
} {
  return error instanceof Error && error.name === 'AI_APICallError';
}

/** Seconds, or a date. */
function waitOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const ms = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
