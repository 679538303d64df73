import { useSyncExternalStore } from 'react';

/** The preview is beside the tabs from this width on, in pixels. */
export const PREVIEW_FROM = '@media (min-width: 1200px)';

// Old browsers and jsdom lack matchMedia; there the preview is hidden.
const wide = () => window.matchMedia?.(PREVIEW_FROM.replace('@media ', ''));

function subscribe(listener: () => void) {
  const query = wide();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window has space for the preview beside the tabs. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wide()?.matches === true,
    () => false,
  );
}
