import { getBots } from '../endpoints/bot';
import { deleteNotification, getNotifications } from '../endpoints/notification';
import { signIn, signOut } from '../session/session-store';
import { ApiError } from './api-error';
import { endWait, noteWait, onWait, takeWait, throwWhileWaiting, waitMs } from './waits';

const error = new ApiError('status', 'The server is busy.', 503, null, ['The server is busy.']);
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

test('refuses a reading call again until the wait is over', () => {
  noteWait(getBots, error, 60_000);
  expect(waitMs(path)).toBe(60_000);
  expect(() => throwWhileWaiting(getBots)).toThrow(error);
  jest.advanceTimersByTime(59_999);
  expect(() => throwWhileWaiting(getBots)).toThrow(error);
  jest.advanceTimersByTime(1);
  expect(waitMs(path)).toBe(0);
  expect(() => throwWhileWaiting(getBots)).not.toThrow();
});

test('does not delay other calls', () => {
  noteWait(getBots, error, 60_000);
  expect(waitMs(getNotifications.path)).toBe(0);
  expect(() => throwWhileWaiting(getNotifications)).not.toThrow();
});

test('sends a user’s action even while a reading call of the same address is waiting', () => {
  takeWait({ path: deleteNotification.path, ms: 60_000, error });
  expect(() => throwWhileWaiting(deleteNotification)).not.toThrow();
  endWait(deleteNotification.path);
});

test('never delays a reading call because of a user’s action', () => {
  noteWait(deleteNotification, error, 60_000);
  expect(waitMs(deleteNotification.path)).toBe(0);
});

test('ends the wait when the server answers', () => {
  noteWait(getBots, error, 60_000);
  endWait(path);
  expect(waitMs(path)).toBe(0);
});

test('does not apply a wait to the next user', () => {
  noteWait(getBots, error, 60_000);
  signOut();
  expect(waitMs(path)).toBe(0);
});

test('shares each wait with the other tabs, and applies theirs without sharing them again', () => {
  const share = jest.fn();
  onWait(share);
  noteWait(getBots, error, 60_000);
  expect(share.mock.calls).toEqual([[{ path, ms: 60_000, error }]]);
  takeWait({ path, ms: 90_000, error });
  expect(waitMs(path)).toBe(90_000);
  expect(share).toHaveBeenCalledTimes(1);
});
