import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { HOST, type LoadFailure, loadFailure, passToService } from '../remotes/failure/load-failure';
import { remoteLoader } from '../remotes/loader/loader';
import { listForDevtools } from '../remotes/registry/list-for-devtools';
import { useRegistry } from '../remotes/registry/registry-store';
import { watchNatives } from './changed-natives';
import { clientReport, type Natives, sendWith, type Use } from './client-report';
import { watchEffects } from './effect-loops';

/** Makes reports use the functions in `natives`, and passes the reporting code to `use`. */
export function start(natives: Natives, use: Use): void {
  sendWith(natives);
  use({
    clientReport,
    report(what) {
      if (!(what instanceof Event)) reportFailedPage(what);
      else if (what.type === 'pointermove') watchTab(natives);
      else reportPageError(what as ErrorEvent | PromiseRejectionEvent);
    },
  });
}

/**
 * What a tab does after its first use: reports functions that a remote replaces, except in development, which replaces some itself,
 * and effects that set state forever; lists the remotes for the devtools. `before`: see `watchNatives`.
 */
function watchTab(before: Natives): void {
  if (process.env['NODE_ENV'] === 'production') watchNatives(before);
  watchEffects();
  const list = () => listForDevtools(useRegistry.getState().registry?.remotes ?? []);
  list();
  useRegistry.subscribe(list);
}

/** Where this site's code threw: the file in the part's folder, the line and the column. */
interface CodePlace {
  readonly remote: string;
  readonly version: string;
  readonly place: string;
}

const FRAME = /(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})/g;
const FILE = /^[\w.~-]{1,80}$/;

/** Places that have been reported. A timer that throws again and again counts once per tab. */
const reported = new Set<string>();

/** Reports a failure to our server. If a page threw while it rendered, adds the place in the remote's code. */
export function reportFailedPage({ remote, version, kind, step, cause, componentStack = '' }: LoadFailure): void {
  // An error thrown by React or a shared group has no frame in the remote, but the component stack names the component
  // that rendered.
  const traces = step === 'render' ? [stackOf(cause), componentStack] : [];
  const found = traces.map((frames) => findPlace(frames)).find((place) => place?.remote === remote);
  const place = found && isNew({ ...found, version }) ? { place: found.place } : {};
  clientReport.add({ remote, version, failure: kind, ...place });
}

/** Whether this tab has not reported the place before. */
function isNew({ remote, version, place }: CodePlace): boolean {
  const key = `${remote} ${version} ${place}`;
  const isFirst = !reported.has(key);
  reported.add(key);
  return isFirst;
}

/**
 * Reports an uncaught error to the page's reporting service and, without its text, to our server: once for each place
 * in the code. Ignores errors in browser extensions and in scripts from elsewhere.
 */
export function reportPageError(event: ErrorEvent | PromiseRejectionEvent): void {
  const cause: unknown = 'reason' in event ? event.reason : event.error;
  const found = findPlace(framesOf(event, cause));
  if (!found || !isNew(found)) return;
  const { remote, version, place } = found;
  const message = `It threw an uncaught error at ${place}.`;
  passToService(loadFailure({ name: remote, version }, 'background', cause, { kind: 'other', message }));
  clientReport.add({ remote, version, error: place });
}

/** Frames are shorter than this, but messages may be longer. */
const FRAME_LENGTH_MAX = 1_000;

/**
 * Reads the frames, newest first, in the formats of all browsers. An error without frames gets the event's location.
 */
function framesOf(event: ErrorEvent | PromiseRejectionEvent, cause: unknown): string {
  const frames = stackOf(cause);
  if (frames.match(FRAME) || 'reason' in event) return frames;
  return `${event.filename}:${event.lineno}:${event.colno}`;
}

/** Returns the frames in the stack of a thrown value; '' if it has no stack. */
function stackOf(cause: unknown): string {
  try {
    const { stack } = cause as { readonly stack?: unknown };
    const lines = typeof stack === 'string' ? stack.split('\n') : [];
    return lines.filter((line) => line.length <= FRAME_LENGTH_MAX).join('\n');
  } catch {
    return '';
  }
}

/**
 * Returns the first frame in a remote's file, else the first in the host's, because a remote's mistake often throws in
 * the libraries that the host provides.
 */
function findPlace(frames: string): CodePlace | null {
  let first: CodePlace | null = null;
  for (const [, address = '', line, column] of frames.matchAll(FRAME)) {
    const file = URL.canParse(address) ? (new URL(address).pathname.split('/').at(-1) ?? '') : '';
    const part = FILE.test(file) && partOf(address);
    if (!part) continue;
    const found = { ...part, place: `${file}:${line}:${column}` };
    if (part.remote !== HOST.name) return found;
    first ??= found;
  }
  return first;
}

/**
 * Returns the part that owns a file of this site: the remote whose entry it is, or whose entry is in the same
 * folder. A folder that contains the host's folder does not count.
 */
function partOf(address: string): Omit<CodePlace, 'place'> | null {
  const hostFolder = new URL('/admin/', location.origin).href;
  let owner: RegisteredRemote | undefined;
  let ownFolder = '';
  for (const remote of useRegistry.getState().registry?.remotes ?? []) {
    const { href } = new URL(remote.entry, location.origin);
    const folder = href === address ? href : new URL('.', href).href;
    if (!address.startsWith(folder) || hostFolder.startsWith(folder) || folder.length <= ownFolder.length) continue;
    owner = remote;
    ownFolder = folder;
  }
  if (!owner) return address.startsWith(hostFolder) ? { remote: HOST.name, version: HOST.version } : null;
  const { name, version } = owner;
  return { remote: name, version: remoteLoader.useStatus.getState()[name]?.version ?? version };
}
