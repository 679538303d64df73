import { sessionStore, signIn, signOut, storage } from '@frontdesk/shared/app';

/** Where the token lives, as a plain string (spec section 3). */
const TOKEN_KEY = 'TOKEN';

/** Begins with the stored token, stores every change, and follows what other tabs do with it. */
export function keepToken(): void {
  const stored = storage.read(TOKEN_KEY);
  if (stored) signIn(stored);

  sessionStore.subscribe(({ token }, before) => {
    if (token !== before.token && token !== storage.read(TOKEN_KEY)) storage.write(TOKEN_KEY, token);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the other tab cleared everything.
    if (key !== TOKEN_KEY && key !== null) return;
    if (newValue) signIn(newValue);
    else if (sessionStore.getState().token !== null) signOut();
  });
}
