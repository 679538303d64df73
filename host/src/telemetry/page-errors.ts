import { HOST, loadFailure, passToService } from '../remotes/failure/load-failure';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { clientReport } from './client-report';

export { clientReport };

/** Where code of this site threw: the file in the part's folder, the line and the column. */
interface CodePlace {
  readonly remote: string;
  readonly version: string;
  readonly place: string;
}

const FRAME = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/g;
const FILE = /^[\w.~-]{1,80}$/;

/** Places that were reported. A timer that throws again and again counts once a tab. */
const reported = new Set<string>();

/**
 * Reports an error that nothing caught to the page's reporting service and, without its text, to our server: once for
 * each place in the code. Ignores errors of browser extensions and of scripts of others.
 */
export function reportPageError(event: ErrorEvent | PromiseRejectionEvent): void {
  const cause: unknown = 'reason' in event ? event.reason : event.error;
  const found = findPlace(framesOf(event, cause));
  if (!found) return;
  const { remote, version, place } = found;
  const key = `${remote} ${version} ${place}`;
  if (reported.has(key)) return;
  reported.add(key);
  const message = `It threw at ${place}, where nothing catches it.`;
  passToService(loadFailure({ name: remote, version }, 'background', cause, { kind: 'other', message }));
  clientReport.add({ remote, version, error: place });
}

/** Reads the frames, newest first, in the formats of all browsers. An error without frames has the event's place. */
function framesOf(event: ErrorEvent | PromiseRejectionEvent, cause: unknown): string {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  if (stack.match(FRAME) || 'reason' in event) return stack;
  return `${event.filename}:${event.lineno}:${event.colno}`;
}

/**
 * Returns the first frame in a remote's file, else the first in the host's, because a remote's mistake often throws in
 * the libraries that the host provides.
 */
function findPlace(frames: string): CodePlace | null {
  const places = [...frames.matchAll(FRAME)].flatMap(([, address = '', line, column]) => {
    const part = partOf(address);
    const file = new URL(address).pathname.split('/').at(-1) ?? '';
    return part && FILE.test(file) ? [{ ...part, place: `${file}:${line}:${column}` }] : [];
  });
  return places.find(({ remote }) => remote !== HOST.name) ?? places[0] ?? null;
}

/** Returns the part that a file of this site belongs to: the remote whose entry it is or beside whose entry it lies. */
function partOf(address: string): Omit<CodePlace, 'place'> | null {
  const loaded = remoteLoader.useStatus.getState();
  const hostFolder = new URL('/admin/', location.origin).href;
  const found = (useRegistry.getState().registry?.remotes ?? []).find(({ entry }) => {
    const { href } = new URL(entry, location.origin);
    const folder = new URL('.', href).href;
    return address === href || (folder !== hostFolder && address.startsWith(folder));
  });
  if (found) return { remote: found.name, version: loaded[found.name]?.version ?? found.version };
  return address.startsWith(hostFolder) ? { remote: HOST.name, version: HOST.version } : null;
}
