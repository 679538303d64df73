import { onBlockedStorage, showToast } from '@frontdesk/shared/app';

/** Tells the owner once that the browser stores nothing for this site, and what that means. */
export function reportBlockedStorage(): void {
  onBlockedStorage(() =>
    showToast(
      'error',
      'Your browser blocks storage for this site. You stay logged in until you close or reload the page.',
    ),
  );
}
