import { matchPath } from 'react-router-dom';
import { loadFailure, passToService } from '../remotes/failure/load-failure';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { clientReport, type Natives } from './client-report';

/** A check waits so long for what a click opens. */
const SETTLE_MS = 500;

/** The server accepts no other names. */
const NAME = /^[A-Za-z][\w.]{0,79}$/;

/** The prototypes whose methods every script of the page shares. */
const PROTOTYPES = [
  'Array Object String Number Boolean Date RegExp Promise Function Map Set Error',
  'Node Element HTMLElement Document EventTarget Event Storage History XMLHttpRequest WebSocket',
  'Request Response Headers URL URLSearchParams',
].flatMap((line) => line.split(' '));

type Descriptors = Natives[number];
type Loaded = ReturnType<typeof remoteLoader.useStatus.getState>;

/** What was loaded and open at a check. */
interface Moment {
  readonly loaded: Loaded;
  readonly address: string;
}

/**
 * Reports each global, and each method of a prototype, that was replaced for the whole site: once a tab, by name, under
 * the remotes whose code may have run since the last check. `before` has the properties of the window, the history and
 * `XMLHttpRequest.prototype` before the first remote ran: what an extension of the browser had replaced by then does not
 * count. Checks now, and after clicks, the way back, and loaded pages. Returns a function that stops it.
 */
export function watchNatives(before: Natives): () => void {
  const native = nativeProperties();
  const [ownWindow = {}, ownHistory = {}, ownRequest = {}] = before;
  const known = new Set(
    replacedIn(
      native,
      new Map([
        ['', ownWindow],
        ['history.', ownHistory],
        ['XMLHttpRequest.prototype.', ownRequest],
      ]),
    ),
  );
  let last: Moment = { loaded: {}, address: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    const now: Moment = { loaded: remoteLoader.useStatus.getState(), address: location.pathname };
    const names = replacedIn(native, propertiesOf(window)).filter((name) => !known.has(name));
    const suspects = names.length > 0 ? suspectsOf(last, now) : [];
    for (const name of names) {
      known.add(name);
      report(name, suspects);
    }
    last = now;
  }

  const checkSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
      whenIdle(() => check());
    }, SETTLE_MS);
  };

  check();
  window.addEventListener('click', checkSoon, true);
  window.addEventListener('popstate', checkSoon);
  const stop = remoteLoader.useStatus.subscribe(checkSoon);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('click', checkSoon, true);
    window.removeEventListener('popstate', checkSoon);
    stop();
  };
}

/** Reads the properties of a new, empty document, which no script has changed. */
function nativeProperties(): Map<string, Descriptors> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.documentElement.append(frame);
  try {
    return propertiesOf(frame.contentWindow ?? window);
  } finally {
    frame.remove();
  }
}

/** Returns the properties of a window's shared objects by the start of their names. Runs no accessor. */
function propertiesOf(from: Window): Map<string, Descriptors> {
  const all = from as unknown as Record<string, { readonly prototype?: object } | undefined>;
  const methods = Object.getOwnPropertyDescriptors(all['History']?.prototype ?? {});
  return new Map<string, Descriptors>([
    ['', Object.getOwnPropertyDescriptors(from)],
    // A method that is set on the history hides that of the prototype.
    ['history.', { ...methods, ...Object.getOwnPropertyDescriptors(from.history) }],
    ['JSON.', Object.getOwnPropertyDescriptors(all['JSON'] ?? {})],
    ...PROTOTYPES.map((name): [string, Descriptors] => [
      `${name}.prototype.`,
      Object.getOwnPropertyDescriptors(all[name]?.prototype ?? {}),
    ]),
  ]);
}

/** Returns the names of what is there and is not the browser's own. What was added or removed does not count. */
function replacedIn(native: Map<string, Descriptors>, found: Map<string, Descriptors>): string[] {
  const sourceOf = native.get('Function.prototype.')?.['toString']?.value as typeof Function.prototype.toString;
  /** The source of a method or accessor says how it is called and whether it is native. Data has none. */
  const codeOf = ({ value, get }: PropertyDescriptor): string | undefined => {
    const code = typeof value === 'function' ? value : get;
    return code && sourceOf.call(code);
  };
  const names = [...found].flatMap(([start, properties]) =>
    Object.entries(native.get(start) ?? {}).flatMap(([key, original]) => {
      const code = codeOf(original);
      const own = properties[key];
      return code !== undefined && own && codeOf(own) !== code ? [start + key] : [];
    }),
  );
  // The history has the methods of its prototype.
  const isInherited = (name: string) =>
    name.startsWith('history.') && names.includes(name.replace('history', 'History.prototype'));
  return names.filter((name) => NAME.test(name) && !isInherited(name));
}

/** Returns the remotes that loaded a page or had one open since the last check; all that loaded if there is none. */
function suspectsOf(last: Moment, now: Moment): [name: string, version: string][] {
  const loaded = Object.entries(now.loaded).filter(([, { pages }]) => Object.values(pages).some(isReady));
  const open = [last.address, now.address].map(ownerOf);
  const suspects = loaded.filter(
    ([name, { pages }]) =>
      open.includes(name) ||
      Object.entries(pages).some(([page, status]) => isReady(status) && last.loaded[name]?.pages[page]?.is !== 'ready'),
  );
  return (suspects.length > 0 ? suspects : loaded).map(([name, { version }]) => [name, version]);
}

const isReady = ({ is }: { readonly is: string }) => is === 'ready';

const ownerOf = (address: string) =>
  useRegistry
    .getState()
    .registry?.remotes.find(({ routes }) => routes.some(({ path }) => matchPath(path, address) !== null))?.name;

function report(changed: string, suspects: readonly [name: string, version: string][]): void {
  for (const [name, version] of suspects) {
    const who = suspects.length === 1 ? 'It' : `One of ${suspects.map(([suspect]) => suspect).join(', ')}`;
    const message = `${who} changed ${changed} for the whole site.`;
    passToService(loadFailure({ name, version }, 'background', undefined, { kind: 'other', message }));
    clientReport.add({ remote: name, version, changed });
  }
}
