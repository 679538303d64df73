import { isSoundOn, playInOneTab, playVisitorSound, setSoundOn } from './visitor-sound';

const played: number[] = [];
let state: AudioContextState;

/** Fakes a browser's sound, which `state` allows or blocks. */
class FakeContext {
  currentTime = 0;
  destination = {};
  get state() {
    return state;
  }
  resume = async () => {};
  close = async () => {};
  createOscillator() {
    const tone = { frequency: { value: 0 }, connect: (next: unknown) => next, start: () => {}, stop: () => {} };
    tone.start = () => void played.push(tone.frequency.value);
    return tone;
  }
  createGain() {
    const none = () => {};
    return { gain: { setValueAtTime: none, linearRampToValueAtTime: none }, connect: none };
  }
}

/** Fakes a browser's locks for a single name: the requests get the lock one after the other. */
let last: Promise<unknown> = Promise.resolve();
const locks = {
  request(_name: string, hold: () => Promise<void>) {
    last = last.then(hold);
    return last;
  },
};

function setActivation(hasBeenActive: boolean) {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
}

beforeEach(() => {
  [state, played.length] = ['running', 0];
  localStorage.clear();
  setActivation(true);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  Object.assign(globalThis, { AudioContext: FakeContext });
});

test('plays the sound for a visitor in one tab only', async () => {
  await Promise.all([playInOneTab('n1'), playInOneTab('n1')]);
  await playInOneTab('n1');
  expect(played).toEqual([660, 880]);
  await playInOneTab('n2');
  expect(played).toHaveLength(4);
});

test('lets another tab play the sound when the browser blocks this one', async () => {
  state = 'suspended';
  await playInOneTab('n1');
  expect(played).toEqual([]);
  state = 'running';
  await playInOneTab('n1');
  expect(played).toHaveLength(2);
});

test('stays silent before the user interacts with the page, and in browsers without sound', async () => {
  setActivation(false);
  expect(await playVisitorSound()).toBe(false);
  setActivation(true);
  Object.assign(globalThis, { AudioContext: undefined });
  expect(await playVisitorSound()).toBe(false);
  expect(played).toEqual([]);
});

test('stays silent for a user who has turned off the sound in this browser', async () => {
  expect(isSoundOn()).toBe(true);
  setSoundOn(false);
  await playInOneTab('n1');
  expect([isSoundOn(), played]).toEqual([false, []]);
  setSoundOn(true);
  await playInOneTab('n1');
  expect([isSoundOn(), played]).toEqual([true, [660, 880]]);
});
