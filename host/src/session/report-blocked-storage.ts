import { onBlockedStorage, showToast } from '@frontdesk/shared/app';
import { storageBlocked } from './messages';

/** Tells the owner once that the browser stores nothing for this site, and what that means. */
export function reportBlockedStorage(): void {
  onBlockedStorage(() => showToast('error', storageBlocked));
}
