import { hasUnsavedWork, sessionStore } from '@frontdesk/shared/app';
import { create } from 'zustand';

/** Whether the page remains open although the session has ended, because leaving would lose unsaved work. */
export const useIsPageHeld = create(() => false);

/** Holds the page when a session expires during unsaved work, so that the owner can sign in again in place. */
export function holdPageOverUnsavedWork(): void {
  sessionStore.subscribe(({ token, ended }, before) => {
    if (token !== null) useIsPageHeld.setState(false, true);
    else if (before.token !== null) useIsPageHeld.setState(ended === 'expired' && hasUnsavedWork(), true);
  });
}

/** Releases the held page; the guard then redirects to /login. */
export function releasePage(): void {
  useIsPageHeld.setState(false, true);
}
