import { hasUnsavedWork, onBlockedStorage, sessionStore, showToast } from '@frontdesk/shared/app';
import { onSlowCall } from '@frontdesk/shared/slow-calls';
import { create } from 'zustand';
import { serverSlow, storageBlocked } from '../messages/page';

/** Whether the page stays open although the session ended, because leaving would lose unsaved work. */
export const useIsPageHeld = create(() => false);

/** Makes a session that expires over unsaved work hold the page, so that the owner can sign in again in place. */
export function holdPageOverUnsavedWork(): void {
  sessionStore.subscribe(({ token, ended }, before) => {
    if (token !== null) useIsPageHeld.setState(false, true);
    else if (before.token !== null) useIsPageHeld.setState(ended === 'expired' && hasUnsavedWork(), true);
  });
}

/** Releases the held page; the guard then leads to /login. */
export function releasePage(): void {
  useIsPageHeld.setState(false, true);
}

/** Makes the browser ask before it closes or reloads a tab with unsaved work. Signed-out pages have none. */
export function askBeforeClosing(): void {
  window.addEventListener('beforeunload', (event) => {
    const isSignedIn = sessionStore.getState().token !== null || useIsPageHeld.getState();
    if (isSignedIn && hasUnsavedWork()) event.preventDefault();
  });
}

/** Shows the owner that the server is slow and that the page still waits for it. */
export function reportSlowCalls(): void {
  onSlowCall(() => showToast('info', serverSlow));
}

/** Tells the owner once that the browser stores nothing for this site, and what that means. */
export function reportBlockedStorage(): void {
  onBlockedStorage(() => showToast('error', storageBlocked));
}
