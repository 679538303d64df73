import { Notice } from '@frontdesk/shared/ui/core';
import { offlineNotice } from '../messages/frame';
import { useIsOffline, useWaitingPages } from '../offline/offline';

/**
 * Shows a notice under the bar while there is no network, unless the page itself does. Queries without data wait for
 * the network.
 */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  const isSaidByPage = useWaitingPages() > 0;
  if (!isOffline || isSaidByPage) return null;
  return <Notice tone="warning">{offlineNotice}</Notice>;
}
