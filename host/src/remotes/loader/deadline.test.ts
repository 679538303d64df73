import { DeadlineError } from '../failure/load-failure';
import { withDeadline } from './remote-loader';

const never = new Promise<never>(() => undefined);
const begun = Promise.resolve();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('passes on the result of a step that finishes in time', async () => {
  await expect(withDeadline(Promise.resolve('done'), 1_000, begun)).resolves.toBe('done');
  await expect(withDeadline(Promise.reject(new Error('broke')), 1_000, begun)).rejects.toThrow('broke');
});

test('fails a step that takes longer, and names its time limit', async () => {
  const failed = jest.fn();
  void withDeadline(never, 2_000, begun).catch(failed);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new DeadlineError('timeout: no answer within 2 seconds'));
  expect(failed.mock.calls[0][0].name).toBe('DeadlineError');
});

test('counts the time from when the step begins', async () => {
  const failed = jest.fn();
  let begin: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    begin = resolve;
  });
  void withDeadline(never, 1_000, later).catch(failed);
  await jest.advanceTimersByTimeAsync(5_000);
  begin();
  await jest.advanceTimersByTimeAsync(999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('leaves no timer behind when a step has ended, whenever it started', async () => {
  await withDeadline(Promise.resolve(), 1_000, begun);
  expect(jest.getTimerCount()).toBe(0);
  let begin: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await withDeadline(Promise.resolve(), 1_000, later);
  begin();
  await later;
  expect(jest.getTimerCount()).toBe(0);
});
