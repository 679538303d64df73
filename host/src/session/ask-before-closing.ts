import { hasUnsavedWork, sessionStore } from '@frontdesk/shared/app';
import { useIsPageHeld } from './hold-page';

/** Makes the browser ask before it closes or reloads a tab with unsaved work. Signed-out pages have none. */
export function askBeforeClosing(): void {
  window.addEventListener('beforeunload', (event) => {
    const isSignedIn = sessionStore.getState().token !== null || useIsPageHeld.getState();
    if (isSignedIn && hasUnsavedWork()) event.preventDefault();
  });
}
