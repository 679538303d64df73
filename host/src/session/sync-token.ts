import { expireSession, resumeSession, sessionStore, signIn, signOut, storage } from '@frontdesk/shared/app';

/** The storage key of the token, a plain string (spec section 3.9). */
const TOKEN_KEY = 'TOKEN';
/**
 * The storage key under which other tabs read why the session ended: unsaved work is dropped only when the owner signed
 * out deliberately.
 */
const ENDED_KEY = 'TOKEN_ENDED';

/** Starts with the stored token, stores every change, and follows changes from other tabs. */
export function syncToken(): void {
  const stored = storage.read(TOKEN_KEY);
  if (stored) signIn(stored);

  sessionStore.subscribe(({ token, ended }, before) => {
    if (token === before.token || token === storage.read(TOKEN_KEY)) return;
    storage.write(ENDED_KEY, token === null ? ended : null);
    storage.write(TOKEN_KEY, token);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the other tab has cleared the storage.
    if (key === TOKEN_KEY || key === null) follow(newValue);
  });
}

function follow(token: string | null): void {
  const current = sessionStore.getState();
  if (token) {
    if (current.person === 0) signIn(token);
    else if (current.token !== token) continueWith(token);
  } else if (storage.read(ENDED_KEY) === 'expired') {
    expireSession(current.token);
  } else if (current.token !== null) {
    signOut();
  }
}

/** A moment later, checks whose token this is, using code outside the host's first script. */
function continueWith(token: string): void {
  resumeSession(token);
  void import(/* webpackChunkName: "confirm-person" */ './confirm-person').then(({ confirmPerson }) =>
    confirmPerson(token),
  );
}
