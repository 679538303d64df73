import manifest from '../../../package.json';
import { groupFailed, reasons, savedIsSafe } from '../../messages/load-failure';

/**
 * What went wrong. Spec section 8.7 groups chunk load failures as missing, timeout or other; the remaining kinds are not in the
 * spec.
 */
export type LoadFailureKind =
  /** The file does not exist, an HTML page was served in its place, or there is no network. */
  | 'missing'
  /**
   * The browser refused the file: the other server does not allow it (CORS), or this site's Content-Security-Policy
   * does not.
   */
  | 'blocked'
  /** This site was opened over https, and the file is served over http. */
  | 'mixed content'
  /** The server answered with status 500 or above. */
  | 'server error'
  /** The browser cannot read the script, or a module in a development build does not compile. */
  | 'syntax error'
  /** The step's deadline passed without an answer. */
  | 'timeout'
  /** The remote needs another version of the contract. */
  | 'incompatible'
  /** The file loaded, but is invalid. */
  | 'invalid'
  /** The file loaded, but threw. */
  | 'other';

/**
 * The step at which loading a page failed. `background`: the page loaded, and one of its timers, listeners or
 * promises failed later.
 */
export type LoadStep = 'registry' | 'contract' | 'manifest' | 'entry' | 'page' | 'shared' | 'render' | 'background';

/** Why a remote's page cannot be shown. A value, not an exception, so that the shell keeps working. */
export interface LoadFailure {
  readonly kind: LoadFailureKind;
  readonly step: LoadStep;
  /** The remote's name; 'registry' for the registry itself, 'host' for the host's own parts. */
  readonly remote: string;
  readonly version: string;
  /** A sentence to show the user. */
  readonly message: string;
  readonly cause?: unknown;
  /** The components around the one that threw while rendering, as React describes them. */
  readonly componentStack?: string;
}

/**
 * A failure as a reporting service receives it: `message` is what the page shows, `reason` what the
 * browser or the code reported, if anything.
 */
export interface ReportedFailure extends LoadFailure {
  readonly reason: string;
}

/** What failed: a remote in the registry, the registry itself or the host. */
export interface Loaded {
  readonly name: string;
  readonly version: string;
}

/** The kind and message of a failure, for when more is known than the thrown error says. */
export interface Finding {
  readonly kind: LoadFailureKind;
  readonly message: string;
}

/** Builds a failure. Without a `finding`, derives both from the thrown value. */
export function loadFailure({ name, version }: Loaded, step: LoadStep, cause: unknown, finding?: Finding): LoadFailure {
  const isOfGroup = cause instanceof GroupError;
  const { kind, message } =
    finding ?? compileFinding(cause) ?? wordsFinding(cause, isOfGroup ? `${cause.message}.` : null);
  return { kind, step: isOfGroup ? 'shared' : step, remote: name, version, message, cause };
}

/**
 * Builds the failure of a page that loaded and then threw while rendering, lacked a chunk that it imports later, or
 * stayed suspended for too long.
 */
export function thrownFailure(remote: Loaded, cause: unknown): LoadFailure {
  const isLate = cause instanceof DeadlineError;
  const finding: Finding = { kind: 'other', message: savedIsSafe };
  return loadFailure(remote, isLate ? 'page' : 'render', cause, isLate || chunkIn(cause) ? undefined : finding);
}

function compileFinding(cause: unknown): Finding | null {
  const message = compileErrorOf(cause);
  return message === null ? null : { kind: 'syntax error', message };
}

function wordsFinding(cause: unknown, message: string | null): Finding {
  const kind = kindOf(cause);
  return { kind, message: message ?? reasons[kind] };
}

/**
 * Reads the kind, a key of `reasons`, from the message, because federation, webpack and browsers state it only there.
 */
function kindOf(error: unknown): keyof typeof reasons {
  if (error instanceof GroupError) return kindOf(error.cause);
  if (error instanceof DeadlineError) return 'timeout';
  if (error instanceof InvalidManifestError) return 'invalid';
  const words = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  // The script ran and threw, whatever its message says.
  if (words.includes('ScriptExecutionError') && !words.includes('SyntaxError')) return 'other';
  if (/TimeoutError|timed out|\(timeout: /.test(words)) return 'timeout';
  // RUNTIME-001: the script is not a remote's entry. RUNTIME-008: an entry script did not run.
  return /ChunkLoadError|Loading chunk|Failed to fetch|NetworkError|Load failed|RUNTIME-00[18]/i.test(words)
    ? 'missing'
    : 'other';
}

/** A shared group that a page needs failed to load. */
export class GroupError extends Error {
  override readonly name = 'GroupError';
  /** The group's short name: `data` for `@frontdesk/shared/ui/data`. */
  readonly group: string;

  constructor(module: string, cause: unknown) {
    const group = module.slice(module.lastIndexOf('/') + 1);
    super(groupFailed(group), { cause });
    this.group = group;
  }
}

/** A step did not finish in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** The address of a manifest did not return a manifest. */
export class InvalidManifestError extends Error {
  override readonly name = 'InvalidManifestError';
}

/** Returns the address of the chunk that webpack could not load; undefined for other errors. */
export function chunkIn(error: unknown): string | undefined {
  const cause = error instanceof GroupError ? error.cause : error;
  return (cause as { request?: string } | undefined)?.request;
}

/** The color codes in the terminal output of compilers. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/**
 * Describes where and why a module does not compile; null for every other failure. Development builds only, because
 * production builds contain no such module.
 */
export function compileErrorOf(error: unknown): string | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  const words = error instanceof Error ? error.message.replace(COLORS, '') : '';
  if (!/^Module (build|parse) failed/.test(words)) return null;
  const place = /\[([^\]\n]+:\d+:\d+)\]/.exec(words)?.[1] ?? /\((\d+:\d+)\)/.exec(words)?.[1];
  const reason = /[x×] +(\S.*)/.exec(words)?.[1] ?? /: (.+)/.exec(words)?.[1] ?? '';
  return `It does not compile: ${reason.replace(` (${place})`, '').trim()}${place ? ` at ${place}` : ''}.`;
}

/** The host's name and version in failures. */
export const HOST = { name: 'host', version: manifest.version as string };

/** Treats a body that is not JSON as empty; rethrows an error while loading the body. */
export function readFailure(error: Error): null {
  if (error.name === 'SyntaxError') return null;
  throw error;
}

declare global {
  /** A reporting service may set this function before the host starts. */
  var frontdeskReport: ((failure: ReportedFailure) => void) | undefined;
}

/** Reports a failure to developers: on the console, and to the page's reporting service if there is one. */
export function reportFailure(failure: LoadFailure): void {
  const { remote, version, kind, step, message, cause } = failure;
  console.error(`chunk load failure (${kind}): ${remote} ${version}, ${step}: ${message}`, cause ?? '');
  passToService(failure);
}

/** Passes a failure to the page's reporting service, if there is one. */
export function passToService(failure: LoadFailure): void {
  try {
    globalThis.frontdeskReport?.({ ...failure, reason: `${failure.cause ?? ''}` });
  } catch (error) {
    // An error while reporting must not become a failure of the site.
    console.error(error);
  }
}

type Listener = (failure: LoadFailure) => void;
const listeners = new Set<Listener>();

/** Reports a failure on the console and to all listeners. */
export function reportLoadFailure(failure: LoadFailure): void {
  reportFailure(failure);
  for (const listener of listeners) listener(failure);
}

/** Calls `listener` for every failure from now on. Returns a function that removes the listener. */
export function onLoadFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
