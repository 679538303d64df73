import { expireSession, onSessionOver, resumeSession, sessionStore, signIn, signOut } from './session-store';

const forget = jest.fn();
let stop: () => void;

beforeEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true);
  signIn('a');
  stop = onSessionOver(forget.mockReset());
});
afterEach(() => stop());

test('forgets once when the user signs out', () => {
  signOut();
  expect(forget).toHaveBeenCalledTimes(1);
  signOut();
  expect(forget).toHaveBeenCalledTimes(1);
});

test('forgets when another user signs in', () => {
  signIn('b');
  expect(forget).toHaveBeenCalledTimes(1);
});

test('forgets nothing when the session expires and the same user continues', () => {
  expireSession('a');
  resumeSession('b');
  expect(forget).not.toHaveBeenCalled();
});

test('forgets nothing when a signed-out tab gets the token of the same user', () => {
  signOut();
  forget.mockReset();
  resumeSession('b');
  resumeSession('c');
  expect(forget).not.toHaveBeenCalled();
});

test('forgets nothing when the token is renewed', () => {
  resumeSession('b');
  expect(forget).not.toHaveBeenCalled();
});

test('does not call the listener after the subscription ends', () => {
  stop();
  signOut();
  expect(forget).not.toHaveBeenCalled();
});
