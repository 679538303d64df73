import { Notice } from '@frontdesk/shared/ui/core';
import { offline } from './messages';
import { useIsOffline } from './use-is-offline';
import { useWaitingPages } from './use-retry-when-online';

/** Under the bar while there is no network, unless the page itself says so. Data that is missing waits for it. */
export function OfflineNotice() {
  const isOffline = useIsOffline();
  const isSaidByPage = useWaitingPages() > 0;
  if (!isOffline || isSaidByPage) return null;
  return <Notice tone="warning">{offline}</Notice>;
}
