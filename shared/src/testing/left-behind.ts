import { type Environment, snapshotOf } from './environment';

/** A place in the code: an address or path, and a line. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something that a part did not remove. */
export interface Leftover {
  /** Such as 'a timer of 50 ms'. */
  readonly thing: string;
  /** Such as 'still runs'. */
  readonly state: string;
  /** The calls that created it, innermost first. Empty if unknown. */
  readonly frames: readonly CodePlace[];
}

/** A page, card or fill that is shown. */
export interface ShownPart {
  readonly remote: string;
  readonly page: string;
  /** Whether the part's remote may have made the call. Default: true for every call. */
  isCaller?(innermost: CodePlace): boolean;
}

interface Visit extends ShownPart {
  readonly order: number;
  environment: Environment;
}

/** An object that lasts until it is removed. */
interface Trace {
  readonly thing: string;
  readonly state: string;
  readonly call: Error;
  readonly shown: ReadonlySet<Visit>;
  isLeft(): boolean;
}

type AnyFunction = (this: never, ...given: never[]) => unknown;

/**
 * Whether an element that was inserted outside of the page counts as left behind: not a script, nor a link with which a
 * build preloads a file.
 */
const isLasting = (node: unknown): node is Element =>
  node instanceof Element &&
  node.tagName !== 'SCRIPT' &&
  (node.tagName !== 'LINK' || node.matches('[rel~=stylesheet]'));
const isOutside = (node: unknown) =>
  node === document.body || node === document.head || node === document.documentElement;
const INSERTING: readonly [prototype: () => object, names: readonly string[]][] = [
  [() => Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
  [() => Element.prototype, ['append', 'prepend', 'before', 'after', 'insertAdjacentElement']],
];

/**
 * Records what the parts on the page leave behind: timers, listeners, observers and elements with the calls that
 * created them; globals, prototypes and adopted style sheets by comparison. Replaces browser functions until `stop`.
 * Only for development and tests.
 */
export function recordLeftovers() {
  const visits = new Set<Visit>();
  const traces = new Set<Trace>();
  const restores: (() => void)[] = [];
  let begun = 0;

  function add(below: AnyFunction, trace: Pick<Trace, 'thing' | 'state'> & Partial<Pick<Trace, 'isLeft'>>): Trace {
    const added = { isLeft: () => true, ...trace, call: callBelow(below), shown: new Set(visits) };
    traces.add(added);
    return added;
  }

  /** Replaces a method. `make` receives the original and returns the new method. */
  function replace<T>(holder: T, name: string, make: (original: AnyFunction) => AnyFunction): void {
    const own = Object.getOwnPropertyDescriptor(holder, name);
    if (typeof own?.value !== 'function') return;
    const made = make(own.value);
    Object.defineProperty(made, 'name', { value: name });
    Object.defineProperty(holder, name, { ...own, value: made });
    restores.push(() => {
      if ((holder as Record<string, unknown>)[name] === made) Object.defineProperty(holder, name, own);
    });
  }

  function recordTimers(
    start: string,
    stops: readonly string[],
    known: Map<unknown, Trace>,
    words: { readonly state: string; readonly repeats?: boolean; thing(ms: unknown): string },
    /** Whether a call that runs only once ends so soon that it does not count. */
    isShort: (ms: unknown, isNested: boolean) => boolean = () => false,
  ): void {
    let isNested = false;
    const end = (id: unknown) => {
      const trace = known.get(id);
      if (trace) traces.delete(trace);
      known.delete(id);
    };
    replace(globalThis, start, (original) => {
      const call = original as (handler: unknown, ...more: unknown[]) => unknown;
      return function made(handler: unknown, ...more: unknown[]) {
        if (visits.size === 0 || typeof handler !== 'function') return call.call(globalThis, handler, ...more);
        const own = (...given: unknown[]) => {
          if (!words.repeats) end(id);
          isNested = true;
          try {
            return handler.apply(globalThis, given);
          } finally {
            isNested = false;
          }
        };
        const id = call.call(globalThis, own, ...more);
        if (isShort(more[0], isNested)) return id;
        known.set(id, add(made, { thing: words.thing(more[0]), state: words.state }));
        return id;
      };
    });
    for (const stop of stops) {
      replace(globalThis, stop, (original) => (id: unknown) => {
        end(id);
        return (original as (id: unknown) => void).call(globalThis, id);
      });
    }
  }

  function recordListeners(): void {
    const known = new WeakMap<object, { key: string; listener: unknown; trace: Trace }[]>();
    const keyOf = (type: unknown, options: unknown) =>
      `${typeof options === 'object' ? Boolean((options as AddEventListenerOptions | null)?.capture) : Boolean(options)} ${type}`;
    // Test environments give the window their own methods.
    for (const holder of [globalThis, EventTarget.prototype]) {
      replace(holder, 'addEventListener', (original) => {
        return function made(this: EventTarget, type: string, listener: unknown, options?: AddEventListenerOptions) {
          (original as typeof made).call(this, type, listener, options);
          const target = nameOfTarget(this ?? globalThis);
          if (visits.size === 0 || target === null || !listener) return;
          const { once, signal } = typeof options === 'object' && options !== null ? options : {};
          if (once || signal?.aborted) return;
          const list = known.get(this ?? globalThis) ?? [];
          known.set(this ?? globalThis, list);
          const key = keyOf(type, options);
          if (list.some((one) => one.key === key && one.listener === listener)) return;
          const thing = `a listener for '${type}' on ${target}`;
          const trace = add(made, { thing, state: 'was not removed', isLeft: () => !signal?.aborted });
          list.push({ key, listener, trace });
        } as AnyFunction;
      });
      replace(holder, 'removeEventListener', (original) => {
        return function made(this: EventTarget, type: string, listener: unknown, options?: unknown) {
          (original as typeof made).call(this, type, listener, options);
          const list = known.get(this ?? globalThis) ?? [];
          const key = keyOf(type, options);
          const at = list.findIndex((one) => one.key === key && one.listener === listener);
          for (const { trace } of at < 0 ? [] : list.splice(at, 1)) traces.delete(trace);
        } as AnyFunction;
      });
    }
  }

  function recordInsertions(): void {
    for (const [prototype, names] of INSERTING) {
      for (const name of names) {
        replace(prototype(), name, (original) => {
          return function made(this: Node, ...given: never[]) {
            const result = (original as AnyFunction).apply(this as never, given);
            if (visits.size === 0 || !(isOutside(this) || isOutside(this.parentNode))) return result;
            for (const node of given as unknown[]) {
              if (!isLasting(node) || !isOutside(node.parentNode)) continue;
              const place = node.parentNode === document.head ? 'head' : 'body';
              add(made, {
                thing: `a <${node.tagName.toLowerCase()}> element`,
                state: `is still in the ${place}`,
                isLeft: () => isOutside(node.parentNode),
              });
            }
            return result;
          } as AnyFunction;
        });
      }
    }
  }

  /** An observer counts while something that it observes is in the document. */
  function recordObservers(): void {
    for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
      const prototype = (globalThis as Partial<typeof globalThis>)[name]?.prototype;
      if (!prototype) continue;
      const known = new WeakMap<object, { trace: Trace; observed: Set<Node> }>();
      const end = (observer: object) => {
        const found = known.get(observer);
        if (found) traces.delete(found.trace);
        known.delete(observer);
      };
      replace(prototype, 'observe', (original) => {
        return function made(this: object, node: Node, ...more: never[]) {
          (original as (...given: unknown[]) => void).call(this, node, ...more);
          if (visits.size === 0) return;
          const observed = known.get(this)?.observed ?? new Set();
          observed.add(node);
          if (known.has(this)) return;
          const isLeft = () => [...observed].some(({ isConnected }) => isConnected);
          known.set(this, { trace: add(made, { thing: `a ${name}`, state: 'still observes', isLeft }), observed });
        } as AnyFunction;
      });
      replace(prototype, 'unobserve', (original) => {
        return function made(this: object, node: Node) {
          (original as typeof made).call(this, node);
          known.get(this)?.observed.delete(node);
        } as AnyFunction;
      });
      replace(prototype, 'disconnect', (original) => {
        return function made(this: object) {
          (original as typeof made).call(this);
          end(this);
        } as AnyFunction;
      });
    }
  }

  const timers = new Map<unknown, Trace>();
  const stops = ['clearTimeout', 'clearInterval'];
  const msOf = (ms: unknown) => `${Number(ms) || 0} ms`;
  // Code uses such a timer to pause and let the browser work.
  const isPause = (ms: unknown) => !(Number(ms) > 0);
  recordTimers('setTimeout', stops, timers, { state: 'still runs', thing: (ms) => `a timer of ${msOf(ms)}` }, isPause);
  recordTimers('setInterval', [], timers, {
    state: 'still runs',
    repeats: true,
    thing: (ms) => `an interval of ${msOf(ms)}`,
  });
  // A single frame stops by itself when the page is removed. A frame that requests the next one does not.
  const isSingle = (_: unknown, isNested: boolean) => !isNested;
  const frame = { state: 'is still requested', thing: () => 'an animation frame' };
  recordTimers('requestAnimationFrame', ['cancelAnimationFrame'], new Map(), frame, isSingle);
  recordListeners();
  recordInsertions();
  recordObservers();

  return {
    /** Begins recording for a part. Call it when the part is shown. */
    begin(part: ShownPart): ShownPart {
      begun += 1;
      const visit = { ...part, order: begun, environment: snapshotOf() };
      visits.add(visit);
      return visit;
    },
    /** Returns what the part left behind. Call it once, when all effects of the part are cleaned up. */
    end(part: ShownPart): Leftover[] {
      const visit = part as Visit;
      if (!visits.delete(visit)) return [];
      return [...leftTraces(visit), ...leftChanges(visit)];
    },
    /** Restores the browser's functions. */
    stop(): void {
      for (const restore of restores.splice(0).reverse()) restore();
      visits.clear();
      traces.clear();
    },
  };

  function leftTraces(visit: Visit): Leftover[] {
    const left: Leftover[] = [];
    for (const trace of traces) {
      if (!trace.shown.has(visit)) continue;
      const others = [...trace.shown].filter((other) => visits.has(other));
      // Another part of the remote may have created it, and can still remove it.
      if (others.some(({ remote }) => remote === visit.remote)) continue;
      const frames = framesOf(trace.call.stack ?? '');
      const [innermost] = frames;
      const isOwn = innermost !== undefined && (visit.isCaller?.(innermost) ?? true);
      if (isOwn && trace.isLeft()) left.push({ thing: trace.thing, state: trace.state, frames });
      if (isOwn || others.length === 0) traces.delete(trace);
    }
    return left;
  }

  /**
   * Returns the changes made while the part was shown. Omits those made after a later part was shown, because that part
   * may have caused them.
   */
  function leftChanges(visit: Visit): Leftover[] {
    const now = snapshotOf();
    const left: Leftover[] = [];
    for (const name of new Set([...visit.environment.keys(), ...now.keys()])) {
      const value = now.get(name);
      const before = visit.environment.get(name);
      if (value === before) continue;
      const shown = [...visits];
      const later = shown.filter(({ order }) => order > visit.order);
      if (later.some(({ environment }) => environment.get(name) !== value)) continue;
      const earlier = shown.filter(({ order }) => order < visit.order);
      // Each change is reported once.
      for (const { environment } of earlier)
        value === undefined ? environment.delete(name) : environment.set(name, value);
      const others = earlier.map(({ remote, page }) => `, unless ${remote} ${page} did it`).join('');
      const state = before === undefined ? 'is new' : value === undefined ? 'was removed' : 'was replaced';
      left.push({ thing: name, state: `${state}${others}`, frames: [] });
    }
    return left;
  }
}

function callBelow(below: AnyFunction): Error {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const call = new Error();
  // Without this, the recorder would be the innermost caller, and nothing would be reported.
  Error.captureStackTrace?.(call, below);
  Error.stackTraceLimit = limit;
  return call;
}

const FRAME = /^\s*(?:at (?:.*\()?|[^@]*@)(.+?):(\d+):(\d+)\)?$/;

/** Reads the frames of a stack, in the formats of all browsers and of Node. */
function framesOf(stack: string): CodePlace[] {
  return stack.split('\n').flatMap((line) => {
    const [, file, at, column] = FRAME.exec(line) ?? [];
    return file === undefined ? [] : [{ file: file.replace(/^async /, ''), line: Number(at), column: Number(column) }];
  });
}

function nameOfTarget(target: unknown): string | null {
  if (target === globalThis || target === globalThis.window) return 'window';
  if (target === document) return 'document';
  if (target === document.body) return 'body';
  if (target === document.documentElement) return 'the root element';
  if (target === globalThis.visualViewport && target) return 'visualViewport';
  const isQuery = typeof MediaQueryList === 'function' && target instanceof MediaQueryList;
  return isQuery ? `matchMedia('${target.media}')` : null;
}
