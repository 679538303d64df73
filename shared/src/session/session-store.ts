import { createStore } from 'zustand/vanilla';

/** Why there is no token: never had one, the owner signed out, or a server refused it. */
export type SessionEnd = 'never-began' | 'signed-out' | 'expired';

export interface Session {
  /** The bearer token, opaque to the front end; null when signed out. */
  readonly token: string | null;
  /** How the last session ended; meaningless while there is a token. */
  readonly ended: SessionEnd;
  /** Grows whenever somebody signs in, and stays when the same person continues with a new token. */
  readonly person: number;
}

/** Who is signed in. The host alone reads and writes browser storage; everybody else reads this store. */
export const sessionStore = createStore<Session>(() => ({ token: null, ended: 'never-began', person: 0 }));

/** Begins a session with the token a login answered. What an earlier person saw is forgotten. */
export function signIn(token: string): void {
  sessionStore.setState(({ person }) => ({ token, person: person + 1 }));
}

/** Continues with a new token of the same person, and keeps what is on the page. */
export function resumeSession(token: string): void {
  sessionStore.setState({ token });
}

/** Ends the session at the owner's wish. */
export function signOut(): void {
  sessionStore.setState({ token: null, ended: 'signed-out' });
}

/**
 * Ends the session because a server refused `token`. A late refusal of an older token changes nothing,
 * and of many refusals only the first does.
 */
export function expireSession(token: string | null): void {
  if (token !== null && sessionStore.getState().token === token) {
    sessionStore.setState({ token: null, ended: 'expired' });
  }
}
