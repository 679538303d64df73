import { expireSession, resumeSession, sessionStore, signIn, signOut } from './session-store';

const state = () => sessionStore.getState();
const { person } = sessionStore.getInitialState();

beforeEach(() => sessionStore.setState(sessionStore.getInitialState(), true));

test('nobody is signed in at first', () => {
  expect(state()).toEqual({ token: null, ended: 'never-began', person: 0 });
});

test('each login is of another person', () => {
  signIn('a');
  expect(state()).toMatchObject({ token: 'a', person: person + 1 });
  signIn('b');
  expect(state()).toMatchObject({ token: 'b', person: person + 2 });
});

test('a new token of the same person goes on with the session', () => {
  signIn('a');
  resumeSession('b');
  expect(state()).toMatchObject({ token: 'b', person: person + 1 });
});

test('signing out ends the session', () => {
  signIn('a');
  signOut();
  expect(state()).toMatchObject({ token: null, ended: 'signed-out' });
});

test('a token that a server refuses ends the session', () => {
  signIn('a');
  expireSession('a');
  expect(state()).toMatchObject({ token: null, ended: 'expired' });
});

test('a late refusal of an older token changes nothing', () => {
  signIn('a');
  resumeSession('b');
  expireSession('a');
  expireSession(null);
  expect(state().token).toBe('b');
});

test('a refusal after signing out changes nothing', () => {
  signIn('a');
  signOut();
  expireSession('a');
  expireSession(null);
  expect(state().ended).toBe('signed-out');
});
