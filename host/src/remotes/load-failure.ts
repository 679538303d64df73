import { compileErrorOf } from './compile-error';
import { DeadlineError } from './deadline';
import { EntryMissingError } from './load-entry';
import { InvalidManifestError } from './resolve-entry';
import { GroupError } from './shared-groups';

/** What went wrong. Spec section 8: a chunk load failure is missing, timeout or other; the last two are ours. */
export type LoadFailureKind =
  /** The server has no such file, or gives something else in place of a script. */
  | 'missing'
  /** No answer before the step's deadline. */
  | 'timeout'
  /** It arrived, but threw. */
  | 'other'
  /** It needs another version of the contract. */
  | 'incompatible'
  /** It arrived, but is not what it should be. */
  | 'invalid';

/** Where in loading a page it happened. */
export type LoadStep = 'registry' | 'contract' | 'manifest' | 'entry' | 'page' | 'shared' | 'render';

/** Why a page of a remote cannot be shown. A value, not an exception: the shell goes on. */
export interface LoadFailure {
  readonly kind: LoadFailureKind;
  readonly step: LoadStep;
  /** The remote's name; 'registry' for the registry itself, 'host' for the host's own parts. */
  readonly remote: string;
  readonly version: string;
  /** One sentence for the person. */
  readonly message: string;
  readonly cause?: unknown;
}

/** Reads the kind out of anything that was thrown while loading. */
export function failureKindOf(error: unknown): LoadFailureKind {
  if (error instanceof GroupError) return failureKindOf(error.cause);
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof EntryMissingError) return 'missing';
  if (error instanceof InvalidManifestError || isIntegrityError(error)) return 'invalid';
  // Webpack, federation and the browsers say it only in words.
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (/timeout|timed out/i.test(words)) return 'timeout';
  if (/ChunkLoadError|Loading chunk|Failed to fetch|NetworkError|Load failed/i.test(words)) return 'missing';
  return 'other';
}

const MESSAGES: Readonly<Record<LoadFailureKind, string>> = {
  missing: 'One of its files is missing.',
  timeout: 'It did not arrive in time.',
  other: 'It could not be started.',
  incompatible: 'It needs another version of this site.',
  invalid: 'Its manifest cannot be read.',
};

/** The sentence for a failure that has no better one. A developer's build names what does not compile. */
export function failureMessageOf(kind: LoadFailureKind, cause?: unknown): string {
  return isIntegrityError(cause) ? cause.message : (compileErrorOf(cause) ?? MESSAGES[kind]);
}

/** By name, because its class is loaded only when a script fails. */
function isIntegrityError(cause: unknown): cause is Error {
  return (cause as Error | undefined)?.name === 'IntegrityError';
}
