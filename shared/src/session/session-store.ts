import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Why there is no token: there has never been one, the owner signed out, or a server refused it. */
export type SessionEnd = 'never-began' | 'signed-out' | 'expired';

export interface Session {
  /** The bearer token, opaque to the front end; null when signed out. */
  readonly token: string | null;
  /** How the last session ended; meaningless while there is a token. */
  readonly ended: SessionEnd;
  /** Increases with every sign-in; remains unchanged when the same user continues with a new token. */
  readonly person: number;
}

/** The current session. Only the host reads and writes browser storage; all others read this store. */
export const sessionStore = createStore<Session>(() => ({ token: null, ended: 'never-began', person: 0 }));

/** Starts a session with the token from a login, and clears the data of an earlier user. */
export function signIn(token: string): void {
  sessionStore.setState(({ person }) => ({ token, person: person + 1 }));
}

/** Continues with a new token of the same user, and keeps the page unchanged. */
export function resumeSession(token: string): void {
  sessionStore.setState({ token });
}

/** Ends the session when the owner signs out. */
export function signOut(): void {
  sessionStore.setState({ token: null, ended: 'signed-out' });
}

/**
 * Ends the session when a server has refused `token`. Ignores a refusal of an older token, and all refusals after the
 * first.
 */
export function expireSession(token: string | null): void {
  if (token !== null && sessionStore.getState().token === token) {
    sessionStore.setState({ token: null, ended: 'expired' });
  }
}

/** Returns the session, and updates with it. */
export function useSession(): Session {
  return useStore(sessionStore);
}

/**
 * Calls `forget` when the user on this page leaves or changes: after a deliberate sign-out, or when a user signs in.
 * Does not call it when a session expires, because the owner may sign in again in place.
 */
export function onSessionOver(forget: () => void): () => void {
  return sessionStore.subscribe((now, before) => {
    const hasLeft = now.token === null && before.token !== null && now.ended === 'signed-out';
    if (hasLeft || now.person !== before.person) forget();
  });
}

/** The history state with which the guard redirects to /login. */
export interface ReturnState {
  readonly returnTo: string;
}

/**
 * Returns where to go after login: the address that the user wanted to open, else home. Only addresses of this site
 * count.
 */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo;
  // /Logout would end the new session immediately.
  const leadsOn = typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/^\/logout\/?(?:[?#]|$)/i.test(path);
  return leadsOn ? path : '/admin';
}
