/** What went wrong, in the terms of spec section 4 of errors: a chunk load failure is missing, timeout or other. */
export type LoadFailureKind =
  /** The server has no such file, or answers with something else in its place. */
  | 'missing'
  /** No answer before the step's deadline. */
  | 'timeout'
  /** It arrived, but threw while starting. */
  | 'other'
  /** It needs another version of the contract. */
  | 'incompatible'
  /** It arrived, but is not what it should be. */
  | 'invalid';

/** Where in loading a page it happened. */
export type LoadStep = 'registry' | 'contract' | 'manifest' | 'entry' | 'page' | 'render';

/** Why a page of a remote cannot be shown. A value, not an exception: the shell goes on. */
export interface LoadFailure {
  readonly kind: LoadFailureKind;
  readonly step: LoadStep;
  /** The remote's name, 'registry' for the registry itself. */
  readonly remote: string;
  readonly version: string;
  /** One sentence for the person. */
  readonly message: string;
  readonly cause?: unknown;
}

/** Reads the kind out of what federation or webpack threw; both say it only in words. */
export function failureKindOf(error: unknown): LoadFailureKind {
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/timeout|timed out/i.test(words)) return 'timeout';
  if (/ChunkLoadError|RUNTIME-003|RUNTIME-008|Loading chunk|Failed to fetch|ScriptNetworkError/i.test(words))
    return 'missing';
  return 'other';
}
