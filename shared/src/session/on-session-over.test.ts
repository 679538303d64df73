import { onSessionOver } from './on-session-over';
import { expireSession, resumeSession, sessionStore, signIn, signOut } from './session-store';

const forget = jest.fn();
let stop: () => void;

beforeEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true);
  signIn('a');
  stop = onSessionOver(forget.mockReset());
});
afterEach(() => stop());

test('what a person saw is forgotten when she signs out, once', () => {
  signOut();
  expect(forget).toHaveBeenCalledTimes(1);
  signOut();
  expect(forget).toHaveBeenCalledTimes(1);
});

test('what a person saw is forgotten when somebody else signs in', () => {
  signIn('b');
  expect(forget).toHaveBeenCalledTimes(1);
});

test('nothing is forgotten when the session expires and the same person goes on', () => {
  expireSession('a');
  resumeSession('b');
  expect(forget).not.toHaveBeenCalled();
});

test('nothing is forgotten when a signed-out tab gets the token of the same person', () => {
  signOut();
  forget.mockReset();
  resumeSession('b');
  resumeSession('c');
  expect(forget).not.toHaveBeenCalled();
});

test('nothing is forgotten when the token is renewed', () => {
  resumeSession('b');
  expect(forget).not.toHaveBeenCalled();
});

test('does not notify after the subscription ends', () => {
  stop();
  signOut();
  expect(forget).not.toHaveBeenCalled();
});
