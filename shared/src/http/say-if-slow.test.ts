import { toastStore } from '../ui/toast-store';
import { sayIfSlow } from './say-if-slow';

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ toasts: [] });
});
afterEach(() => jest.useRealTimers());

const said = () => toastStore.getState().toasts.map(({ text }) => text);

test('a call that is answered within ten seconds is not called slow', () => {
  const answered = sayIfSlow();
  jest.advanceTimersByTime(9_999);
  answered();
  jest.advanceTimersByTime(60_000);
  expect(said()).toEqual([]);
});

test('a slow server is told of once, however many calls wait for it, long before they are given up', () => {
  sayIfSlow();
  sayIfSlow();
  jest.advanceTimersByTime(10_000);
  expect(said()).toEqual(['The server is slow to answer. We are still waiting.']);
});
