import { useSyncExternalStore } from 'react';

/** From this width, in pixels, the preview is beside the tabs. */
export const PREVIEW_FROM = '@media (min-width: 1200px)';

// Absent in old browsers and in jsdom: then there is no room.
const wide = () => window.matchMedia?.(PREVIEW_FROM.replace('@media ', ''));

function subscribe(listener: () => void) {
  const query = wide();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window has room for the preview beside the tabs. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide()?.matches === true,
    () => false,
  );
}
