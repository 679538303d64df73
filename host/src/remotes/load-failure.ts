import { compileErrorOf } from './compile-error';
import { DeadlineError } from './deadline';
import { InvalidManifestError } from './resolve-entry';
import { GroupError } from './shared-groups';

/** What went wrong. Spec section 8.7: a chunk load failure is missing, timeout or other; the others are ours. */
export type LoadFailureKind =
  /** There is no such file, or a page in its place, or no network. */
  | 'missing'
  /** The browser refused it: the other server does not allow it (CORS), or this site's Content-Security-Policy. */
  | 'blocked'
  /** This site is opened with https, and the file with http. */
  | 'mixed content'
  /** The server answered with an error from 500 on. */
  | 'server error'
  /** The browser cannot read the script, or a module of a development build does not compile. */
  | 'syntax error'
  /** No answer before the step's deadline. */
  | 'timeout'
  /** It needs another version of the contract. */
  | 'incompatible'
  /** It loaded, but is invalid. */
  | 'invalid'
  /** It loaded, but threw. */
  | 'other';

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

/** Whose failure it is: a remote of the registry, the registry or the host. */
export interface Loaded {
  readonly name: string;
  readonly version: string;
}

/** What is known of a failure beside what was thrown. */
export interface Finding {
  readonly kind: LoadFailureKind;
  readonly message: string;
}

/** Sentences for the kinds that `kindOf` returns; every other kind has its own. */
const MESSAGES = {
  missing: 'One of its files is missing.',
  timeout: 'It took too long to load.',
  invalid: 'Its manifest cannot be read.',
  other: 'It could not start.',
} as const;

/** Builds every failure. Without a `finding`, kind and sentence are read from what was thrown. */
export function loadFailure({ name, version }: Loaded, step: LoadStep, cause: unknown, finding?: Finding): LoadFailure {
  const isOfGroup = cause instanceof GroupError;
  const { kind, message } =
    finding ?? compileFinding(cause) ?? wordsFinding(cause, isOfGroup ? `${cause.message}.` : null);
  return { kind, step: isOfGroup ? 'shared' : step, remote: name, version, message, cause };
}

/** A page that loaded threw while it was shown. */
export const thrownFailure = (remote: Loaded, cause: unknown): LoadFailure =>
  loadFailure(remote, 'render', cause, { kind: 'other', message: 'What you saved is safe.' });

function compileFinding(cause: unknown): Finding | null {
  const message = compileErrorOf(cause);
  return message === null ? null : { kind: 'syntax error', message };
}

function wordsFinding(cause: unknown, message: string | null): Finding {
  const kind = kindOf(cause);
  return { kind, message: message ?? MESSAGES[kind] };
}

/** Federation, webpack and browsers describe kinds only in their messages. */
function kindOf(error: unknown): keyof typeof MESSAGES {
  if (error instanceof GroupError) return kindOf(error.cause);
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof InvalidManifestError) return 'invalid';
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  // It ran and threw, whatever the words of what it threw.
  if (words.includes('ScriptExecutionError') && !words.includes('SyntaxError')) return 'other';
  if (/TimeoutError|timed out|\(timeout: /.test(words)) return 'timeout';
  // RUNTIME-001: a script that is no remote's entry; RUNTIME-008: an entry script that did not run.
  return /ChunkLoadError|Loading chunk|Failed to fetch|NetworkError|Load failed|RUNTIME-00[18]/i.test(words)
    ? 'missing'
    : 'other';
}
