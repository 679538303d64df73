import { matchPath } from 'react-router-dom';
import { loadFailure, passToService } from '../remotes/failure/load-failure';
import { remoteLoader } from '../remotes/loader/loader';
import { useRegistry } from '../remotes/registry/registry-store';
import { clientReport, type Natives } from './client-report';

/** How long a check waits after a click, so that the opened page can load. */
const SETTLE_MS = 500;

/** The server accepts no other names. */
const NAME = /^[A-Za-z][\w.]{0,79}$/;

/** The prototypes whose methods all the page's scripts share. */
const PROTOTYPES = [
  'Array Object String Number Boolean Date RegExp Promise Function Map Set Error',
  'Node Element HTMLElement Document EventTarget Event Storage History XMLHttpRequest WebSocket',
  'Request Response Headers URL URLSearchParams',
].flatMap((line) => line.split(' '));

/** How long a check runs before the browser may handle a click. */
const SLICE_MS = 5;

/** Number of names between two looks at the clock, which take about a millisecond on a slow phone. */
const STEP_NAMES = 20;

/** Work that is done in small steps. */
type Steps<Result> = Generator<void, Result>;
type Loaded = ReturnType<typeof remoteLoader.useStatus.getState>;

/** The remotes that were loaded, and those that were open, at the time of a check. */
interface Moment {
  readonly loaded: Loaded;
  readonly address: string;
}

/** The browser's own functions. */
interface Native {
  /** The source of a method or accessor contains its name and whether it is native. Data properties have no source. */
  readonly codeOf: (property: PropertyDescriptor | undefined) => string | undefined;
  /** The source by the function's name, such as `history.pushState`. */
  readonly codes: ReadonlyMap<string, string>;
}

/**
 * Reports each global, and each method of a prototype, that was replaced for the whole site: once per tab, by name,
 * under the remotes whose code may have run since the last check. Functions that `before` has replaced do not count.
 * Checks now, and after clicks, Back, and loaded pages; while the browser is idle, because reading all properties takes
 * 100 ms on a slow phone. Returns a function that stops the checks.
 */
export function watchNatives(before: Natives): () => void {
  let native: Native | undefined;
  let known: Set<string>;
  let last: Moment = { loaded: {}, address: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isChecking, isStopped] = [false, false];

  function* check(): Steps<void> {
    const begun = momentNow();
    if (!native) {
      native = yield* readNative();
      known = new Set(replacedBefore(native, before));
    }
    const names = (yield* replacedIn(window, native)).filter((name) => !known.has(name));
    // A remote that loads during the check may have replaced a function, or may still do so after the check has passed
    // that function.
    const suspects = names.length > 0 ? suspectsOf(last, momentNow()) : [];
    for (const name of names) {
      known.add(name);
      report(name, suspects);
    }
    last = begun;
  }

  function checkSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isChecking) return checkSoon();
      isChecking = true;
      const steps = check();
      runWhenIdle(() => {
        isChecking = !isStopped && !steps.next().done;
        return isChecking;
      });
    }, SETTLE_MS);
  }

  checkSoon();
  window.addEventListener('click', checkSoon, true);
  window.addEventListener('popstate', checkSoon);
  const stop = remoteLoader.useStatus.subscribe(checkSoon);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('click', checkSoon, true);
    window.removeEventListener('popstate', checkSoon);
    stop();
  };
}

const momentNow = (): Moment => ({ loaded: remoteLoader.useStatus.getState(), address: location.pathname });

/** Repeats `step` while the browser is idle, until it returns false. A click meanwhile waits for one slice at most. */
function runWhenIdle(step: () => boolean): void {
  function work(deadline?: IdleDeadline): void {
    const end = performance.now() + SLICE_MS;
    do if (!step()) return;
    while (deadline && performance.now() < end && deadline.timeRemaining() > 0);
    whenIdle(work);
  }
  const whenIdle: (run: typeof work) => unknown = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(work);
}

/** Reads the functions of a new, empty document, which no script has changed. */
function* readNative(): Steps<Native> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.documentElement.append(frame);
  try {
    const from = frame.contentWindow as Window & typeof globalThis;
    const sourceOf = from.Function.prototype.toString;
    const codeOf: Native['codeOf'] = ({ value, get } = {}) => {
      const code = typeof value === 'function' ? value : get;
      return code && sourceOf.call(code);
    };
    const codes = new Map<string, string>();
    for (const [start, objects] of sharedObjects(from)) {
      for (const [at, key] of keysOf(objects).entries()) {
        const code = codeOf(propertyOf(objects, key));
        if (code !== undefined) codes.set(start + key, code);
        if (at % STEP_NAMES === 0) yield;
      }
    }
    return { codeOf, codes };
  } finally {
    frame.remove();
  }
}

/** Lists a window's shared objects by the start of their names. The first object hides the properties of the next. */
function sharedObjects(from: Window): [start: string, objects: object[]][] {
  const all = from as unknown as Record<string, { readonly prototype: object }>;
  return [
    ['', [from]],
    ['history.', [from.history, all['History']?.prototype ?? {}]],
    ['JSON.', [all['JSON'] ?? {}]],
    ...PROTOTYPES.map((name): [string, object[]] => [`${name}.prototype.`, [all[name]?.prototype ?? {}]]),
  ];
}

const keysOf = (objects: readonly object[]): string[] => [...new Set(objects.flatMap(Object.getOwnPropertyNames))];

/** Returns a property without running its accessor. */
function propertyOf(objects: readonly object[], key: string): PropertyDescriptor | undefined {
  const owner = objects.find((object) => Object.hasOwn(object, key));
  return owner && Object.getOwnPropertyDescriptor(owner, key);
}

/** Returns the names of existing functions that are not the browser's own. Added or removed functions do not count. */
function* replacedIn(from: Window, { codeOf, codes }: Native): Steps<string[]> {
  const names: string[] = [];
  for (const [start, objects] of sharedObjects(from)) {
    for (const [at, key] of keysOf(objects).entries()) {
      const name = start + key;
      const code = codes.get(name);
      if (code !== undefined && codeOf(propertyOf(objects, key)) !== code) names.push(name);
      if (at % STEP_NAMES === 0) yield;
    }
  }
  // `history` inherits its methods from its prototype.
  const isInherited = (name: string) =>
    name.startsWith('history.') && names.includes(name.replace('history', 'History.prototype'));
  return names.filter((name) => NAME.test(name) && !isInherited(name));
}

/** Returns the names of the functions that were replaced before the first remote ran. */
const replacedBefore = ({ codeOf, codes }: Native, before: Natives): string[] =>
  Object.entries(before).flatMap(([start, properties]) =>
    Object.entries(properties)
      .filter(([key, property]) => codes.has(start + key) && codeOf(property) !== codes.get(start + key))
      .map(([key]) => start + key),
  );

/**
 * Returns the remotes that loaded a page or had one open since the last check; if there is none, returns all that
 * loaded.
 */
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
