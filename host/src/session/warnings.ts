import { hasUnsavedWork, onBlockedStorage, sessionStore, showToast } from '@frontdesk/shared/app';
import { onSlowCall } from '@frontdesk/shared/slow-calls';
import { serverSlow, storageBlocked } from '../messages/page';
import { useIsPageHeld } from './hold-page';

/** Makes the browser ask before it closes or reloads a tab with unsaved work. Signed-out pages have no unsaved work. */
export function askBeforeClosing(): void {
  window.addEventListener('beforeunload', (event) => {
    const isSignedIn = sessionStore.getState().token !== null || useIsPageHeld.getState();
    if (isSignedIn && hasUnsavedWork()) event.preventDefault();
  });
}

/** Tells the owner that the server is slow and that the page is still waiting for it. */
export function reportSlowCalls(): void {
  onSlowCall(() => showToast('info', serverSlow));
}

/** Tells the owner once that the browser stores nothing for this site, and what the consequences are. */
export function reportBlockedStorage(): void {
  onBlockedStorage(() => showToast('error', storageBlocked));
}
