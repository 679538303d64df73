import { getBots } from '../endpoints/bot';
import { deleteNotification, getNotifications } from '../endpoints/notification';
import { signIn, signOut } from '../session/session-store';
import { ApiError } from './api-error';
import { endWait, noteWait, onWait, takeWait, throwWhileWaiting, waitMs } from './waits';

const error = new ApiError('status', 'The server is busy.', 503);
const { path } = getBots;

beforeEach(() => {
  jest.useFakeTimers();
  signIn('token');
});
afterEach(() => {
  endWait(path);
  onWait(null);
  jest.useRealTimers();
});

test('a refused reading call is refused again until the wait is over', () => {
  noteWait(getBots, error, 60_000);
  expect(waitMs(path)).toBe(60_000);
  expect(() => throwWhileWaiting(getBots)).toThrow(error);
  jest.advanceTimersByTime(59_999);
  expect(() => throwWhileWaiting(getBots)).toThrow(error);
  jest.advanceTimersByTime(1);
  expect(waitMs(path)).toBe(0);
  expect(() => throwWhileWaiting(getBots)).not.toThrow();
});

test('other calls do not wait', () => {
  noteWait(getBots, error, 60_000);
  expect(waitMs(getNotifications.path)).toBe(0);
  expect(() => throwWhileWaiting(getNotifications)).not.toThrow();
});

test('what a person does is sent also while a reading call of the same address waits', () => {
  takeWait({ path: deleteNotification.path, ms: 60_000, error });
  expect(() => throwWhileWaiting(deleteNotification)).not.toThrow();
  endWait(deleteNotification.path);
});

test('what a person does never makes a reading call wait', () => {
  noteWait(deleteNotification, error, 60_000);
  expect(waitMs(deleteNotification.path)).toBe(0);
});

test('a server that answers ends the wait', () => {
  noteWait(getBots, error, 60_000);
  endWait(path);
  expect(waitMs(path)).toBe(0);
});

test('another person does not wait for what the server refused the one before', () => {
  noteWait(getBots, error, 60_000);
  signOut();
  expect(waitMs(path)).toBe(0);
});

test('each wait is shared with the other tabs, and one of another tab counts here without being shared again', () => {
  const share = jest.fn();
  onWait(share);
  noteWait(getBots, error, 60_000);
  expect(share.mock.calls).toEqual([[{ path, ms: 60_000, error }]]);
  takeWait({ path, ms: 90_000, error });
  expect(waitMs(path)).toBe(90_000);
  expect(share).toHaveBeenCalledTimes(1);
});
