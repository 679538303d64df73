import { expireSession, resumeSession, sessionStore, signIn, signOut } from './session-store';

const state = () => sessionStore.getState();
const { person } = sessionStore.getInitialState();

beforeEach(() => sessionStore.setState(sessionStore.getInitialState(), true));

test('starts with nobody signed in', () => {
  expect(state()).toEqual({ token: null, ended: 'never-began', person: 0 });
});

test('counts each login as a change of user', () => {
  signIn('a');
  expect(state()).toMatchObject({ token: 'a', person: person + 1 });
  signIn('b');
  expect(state()).toMatchObject({ token: 'b', person: person + 2 });
});

test('continues the session with a new token of the same user', () => {
  signIn('a');
  resumeSession('b');
  expect(state()).toMatchObject({ token: 'b', person: person + 1 });
});

test('ends the session on sign-out', () => {
  signIn('a');
  signOut();
  expect(state()).toMatchObject({ token: null, ended: 'signed-out' });
});

test('ends the session when a server refuses its token', () => {
  signIn('a');
  expireSession('a');
  expect(state()).toMatchObject({ token: null, ended: 'expired' });
});

test('ignores a late refusal of an older token', () => {
  signIn('a');
  resumeSession('b');
  expireSession('a');
  expireSession(null);
  expect(state().token).toBe('b');
});

test('ignores a refusal after sign-out', () => {
  signIn('a');
  signOut();
  expireSession('a');
  expireSession(null);
  expect(state().ended).toBe('signed-out');
});
