import { onSlowCall, timeCall } from './slow-calls';

const notified = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  notified.mockClear();
  onSlowCall(notified);
});
afterEach(() => jest.useRealTimers());

test('does not report a call that is answered within ten seconds', () => {
  const answered = timeCall();
  jest.advanceTimersByTime(9_999);
  answered();
  jest.advanceTimersByTime(60_000);
  expect(notified).not.toHaveBeenCalled();
});

test('reports a slow server once for all waiting calls, long before they time out', () => {
  timeCall();
  timeCall();
  jest.advanceTimersByTime(10_000);
  expect(notified).toHaveBeenCalledTimes(1);
});

test('reports a server that is still slow again after a minute', () => {
  jest.advanceTimersByTime(120_000);
  timeCall();
  jest.advanceTimersByTime(10_000);
  timeCall();
  jest.advanceTimersByTime(10_000);
  expect(notified).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(45_000);
  timeCall();
  jest.advanceTimersByTime(10_000);
  expect(notified).toHaveBeenCalledTimes(2);
});
