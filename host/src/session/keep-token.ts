import { expireSession, resumeSession, sessionStore, signIn, signOut, storage } from '@frontdesk/shared/app';

/** Where the token lives, as a plain string (spec section 3.9). */
const TOKEN_KEY = 'TOKEN';
/** Why the token went, for the other tabs: only an owner who left on purpose leaves her unsaved work. */
const ENDED_KEY = 'TOKEN_ENDED';

/** Begins with the stored token, stores every change, and follows what other tabs do with it. */
export function keepToken(): void {
  const stored = storage.read(TOKEN_KEY);
  if (stored) signIn(stored);

  sessionStore.subscribe(({ token, ended }, before) => {
    if (token === before.token || token === storage.read(TOKEN_KEY)) return;
    storage.write(ENDED_KEY, token === null ? ended : null);
    storage.write(TOKEN_KEY, token);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the other tab cleared everything.
    if (key === TOKEN_KEY || key === null) follow(newValue);
  });
}

function follow(token: string | null): void {
  const current = sessionStore.getState();
  if (token) {
    if (current.person === 0) signIn(token);
    else if (current.token !== token) goOnWith(token);
  } else if (storage.read(ENDED_KEY) === 'expired') {
    expireSession(current.token);
  } else if (current.token !== null) {
    signOut();
  }
}

/** Who it is can be asked in a moment, by code that the host's first script does without. */
function goOnWith(token: string): void {
  resumeSession(token);
  void import(/* webpackChunkName: "confirm-person" */ './confirm-person').then(({ confirmPerson }) =>
    confirmPerson(token),
  );
}
