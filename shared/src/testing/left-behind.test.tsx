import { render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react';
import { recordLeftovers } from './left-behind';
import { originalPlaces } from './name-leftovers';
import { leavesNothing } from './render-page';
import { WatchedPage } from './watched-page';

const all = globalThis as Record<string, unknown>;
const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

/** Returns the sentences about a page that runs this function in an effect, without the line numbers. */
async function leftBy(effect: () => unknown): Promise<string[]> {
  function BadPage() {
    useEffect(() => {
      const clean = effect();
      return typeof clean === 'function' ? () => void clean() : undefined;
    }, []);
    return <h1>Bad</h1>;
  }
  const use = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const error = await leavesNothing('hours', <BadPage />, { use }).then(
    () => null,
    (cause: Error) => cause,
  );
  const [head, ...lines] = error?.message.split('\n') ?? [];
  expect([undefined, 'hours BadPage left something behind:']).toContain(head);
  return lines.map((line) => line.replace(/^- /, '').replace(/:\d+ /, ':0 '));
}

const HERE = 'from left-behind.test.tsx:0';
const noop = () => undefined;

/** The test environment refuses Node's signals, which have replaced its own. */
beforeEach(() => {
  for (const holder of [globalThis, EventTarget.prototype]) {
    const original = holder.addEventListener;
    define(holder, 'addEventListener', function add(this: never, type: string, listener: () => void, options: never) {
      const { signal: _, ...others } = Object(options);
      return original.call(this, type, listener, typeof options === 'object' ? others : options);
    });
  }
});

const MISTAKES: readonly [string, () => unknown, string][] = [
  ['a timer', () => void undo.push(clear(setTimeout(noop, 50_000))), `a timer of 50000 ms ${HERE} still runs`],
  ['an interval', () => void undo.push(clear(setInterval(noop, 50))), `an interval of 50 ms ${HERE} still runs`],
  ['frames', nextFrame, `an animation frame ${HERE} is still requested`],
  ['a listener', () => addEventListener('resize', noop), `a listener for 'resize' on window ${HERE} was not removed`],
  [
    'a listener of the document, removed with another capture',
    () => {
      document.addEventListener('keydown', noop, true);
      return () => document.removeEventListener('keydown', noop);
    },
    `a listener for 'keydown' on document ${HERE} was not removed`,
  ],
  [
    'a listener with a signal that is not aborted',
    () => document.body.addEventListener('click', noop, { signal: new AbortController().signal }),
    `a listener for 'click' on body ${HERE} was not removed`,
  ],
  [
    'an observer',
    () => new MutationObserver(noop).observe(document.body, { childList: true }),
    `a MutationObserver ${HERE} still observes`,
  ],
  ['a style', () => void append(document.head, 'style'), `a <style> element ${HERE} is still in the head`],
  ['an element', () => void append(document.body, 'div'), `a <div> element ${HERE} is still in the body`],
  ['a global', () => define(all, 'hoursCache', {}), 'the global hoursCache is new'],
  ['another fetch', () => define(all, 'fetch', noop), 'the global fetch was replaced'],
  ['another localStorage', () => define(all, 'localStorage', {}), 'the global localStorage was replaced'],
  ['another pushState', () => define(history, 'pushState', noop), 'history.pushState is new'],
  ['an addition to arrays', () => define(Array.prototype, 'last', noop), 'Array.prototype.last is new'],
  ['another method of strings', () => define(String.prototype, 'anchor', noop), 'String.prototype.anchor was replaced'],
];

test.each(MISTAKES)('names %s that a page leaves behind', async (_, effect, sentence) => {
  expect(await leftBy(effect)).toEqual([sentence]);
});

test.each<[string, () => unknown]>([
  ['cleared timers', () => [setTimeout(noop, 50_000), setInterval(noop, 50)].map((id) => clear(id)).reduce(both)],
  ['a pause', () => void undo.push(pauses())],
  ['a single frame', () => () => requestAnimationFrame(noop)],
  ['a timer that has run', () => void setTimeout(noop, 1)],
  ['a listener that is removed', () => listen(document, 'keydown')],
  ['a listener for one event', () => addEventListener('resize', noop, { once: true })],
  [
    'a listener whose signal is aborted',
    () => {
      const controller = new AbortController();
      addEventListener('resize', noop, { signal: controller.signal });
      return () => controller.abort();
    },
  ],
  [
    'an observer of its own element',
    () => new MutationObserver(noop).observe(screen.getByText('Bad'), { childList: true }),
  ],
  ['an element that is removed', () => append(document.body, 'div')],
  ['a script', () => void append(document.head, 'script')],
])('does not name %s', async (_, effect) => {
  const clean = effect;
  expect(await leftBy(() => clean() ?? undefined)).toEqual([]);
});

test.each<[string, (set: (change: (n: number) => number) => void) => unknown]>([
  ['an effect', (set) => set((n) => n + 1)],
  ['an effect that catches errors', (set) => attempt(() => set((n) => n + 1))],
])('fails when %s sets state forever', async (_, run) => {
  function EndlessPage() {
    const [n, setN] = useState(0);
    useEffect(() => void run(setN));
    return <h1>{n}</h1>;
  }
  const { error } = console;
  await expect(leavesNothing('hours', <EndlessPage />)).rejects.toThrow(
    /^hours EndlessPage never comes to rest: an effect/,
  );
  expect(console.error).toBe(error);
});

test('restores the functions of the browser', () => {
  const before = [setTimeout, EventTarget.prototype.addEventListener, Node.prototype.appendChild];
  const recorder = recordLeftovers();
  expect(setTimeout).not.toBe(before[0]);
  recorder.stop();
  expect([setTimeout, EventTarget.prototype.addEventListener, Node.prototype.appendChild]).toEqual(before);
});

describe('while several parts are shown', () => {
  let recorder: ReturnType<typeof recordLeftovers>;
  beforeEach(() => {
    recorder = recordLeftovers();
  });
  afterEach(() => recorder.stop());
  const begin = (remote: string, page: string) => recorder.begin({ remote, page });
  const things = (left: ReturnType<typeof recorder.end>) => left.map(({ thing, state }) => `${thing} ${state}`);

  test('does not name what another remote created', () => {
    const hours = recorder.begin({ remote: 'hours', page: 'HoursPage', isCaller: () => false });
    const team = begin('team', 'TeamCard');
    undo.push(listen(window, 'resize'));
    expect(recorder.end(hours)).toEqual([]);
    expect(things(recorder.end(team))).toEqual(["a listener for 'resize' on window was not removed"]);
  });

  test('names what another part of the same remote may remove only when that part is removed', () => {
    const page = begin('hours', 'HoursPage');
    const card = begin('hours', 'HoursCard');
    undo.push(listen(window, 'resize'));
    expect(recorder.end(card)).toEqual([]);
    expect(recorder.end(page)).toHaveLength(1);
  });

  test('does not name a global of the next page for the page before it', () => {
    const before = begin('hours', 'HoursPage');
    define(all, 'ofHours', 1);
    const next = begin('team', 'TeamPage');
    define(all, 'ofTeam', 1);
    expect(things(recorder.end(before))).toEqual(['the global ofHours is new']);
    expect(things(recorder.end(next))).toEqual(['the global ofTeam is new']);
  });

  test('names a global once, with the part that may have created it', () => {
    const page = begin('hours', 'HoursPage');
    const card = begin('team', 'TeamCard');
    define(all, 'cache', 1);
    expect(things(recorder.end(card))).toEqual(['the global cache is new, unless hours HoursPage did it']);
    expect(recorder.end(page)).toEqual([]);
  });
});

test('warns once about a page that the user leaves, with the place in its source', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(noop);
  undo.push(() => warn.mockRestore());
  const Page = () => {
    useLayoutEffect(() => void undo.push(listen(window, 'resize')), []);
    return <h1>Hours</h1>;
  };
  const page: ReactElement = (
    <WatchedPage remote="hours" page="HoursPage">
      <Page />
    </WatchedPage>
  );
  render(page).unmount();
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.calls[0]?.[0]).toMatch(
    /^hours HoursPage left something behind: a listener for 'resize' on window from left-behind\.test\.tsx:\d+ was not removed\.$/,
  );
});

test('finds the place in the sources through the source map', async () => {
  const map = {
    sources: ['webpack://hours/./src/HoursPage.tsx', 'webpack://hours/./src/b.ts'],
    mappings: ';AAWA;ACCA,IADD',
  };
  const find = originalPlaces(async (address) => {
    expect(address).toBe('http://localhost/HoursPage.js.map');
    return new Response(JSON.stringify(map));
  });
  const at = (line: number, column: number) => find({ file: 'http://localhost/HoursPage.js', line, column });
  expect(await at(2, 7)).toMatchObject({ file: './src/HoursPage.tsx', line: 12 });
  expect(await at(3, 2)).toMatchObject({ file: './src/b.ts', line: 13 });
});

test('keeps the place of a script without a source map', async () => {
  const place = { file: 'http://localhost/plain.js', line: 3, column: 1 };
  expect(await originalPlaces(async () => new Response('', { status: 404 }))(place)).toEqual(place);
});

function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // A page may also ignore the error.
  }
}

const clear = (id: unknown) => () => clearTimeout(id as number);
const both = (one: () => void, other: () => void) => () => {
  one();
  other();
};

function nextFrame(): void {
  const id = requestAnimationFrame(() => nextFrame());
  undo[0] = () => cancelAnimationFrame(id);
}

/** Pauses again and again, as long-running work does. */
function pauses(): () => void {
  let isOver = false;
  const pause = () => void (isOver || setTimeout(pause));
  pause();
  return () => {
    isOver = true;
  };
}

function listen(target: EventTarget, type: string): () => void {
  target.addEventListener(type, noop);
  return () => target.removeEventListener(type, noop);
}

function append(parent: Element, tag: string): () => void {
  const element = document.createElement(tag);
  parent.append(element);
  undo.push(() => element.remove());
  return () => element.remove();
}

function define(holder: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
  undo.push(() => (before ? Object.defineProperty(holder, name, before) : Reflect.deleteProperty(holder, name)));
}
