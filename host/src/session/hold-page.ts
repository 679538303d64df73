import { hasUnsavedWork, sessionStore } from '@frontdesk/shared/app';
import { create } from 'zustand';

/** Whether the page stays although the session ended, because it holds work that leaving would lose. */
export const useIsPageHeld = create(() => false);

/** From now on a session that expires over unsaved work holds the page, to sign in again in place. */
export function holdPageOverUnsavedWork(): void {
  sessionStore.subscribe(({ token, ended }, before) => {
    if (token !== null) useIsPageHeld.setState(false, true);
    else if (before.token !== null) useIsPageHeld.setState(ended === 'expired' && hasUnsavedWork(), true);
  });
}

/** Gives the held page up; the guard then leads to /login. */
export function releasePage(): void {
  useIsPageHeld.setState(false, true);
}
