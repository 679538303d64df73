import { useSession } from '@frontdesk/shared/app';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { useEffect } from 'react';

/** How often the count is asked for again (spec section 4). Paused in a hidden tab; never two requests in flight. */
const UNREAD_POLL_MS = 15_000;

/** How many notifications are unread. After a failure the last known count stays and the poll goes on. */
export function useUnreadCount(): number {
  const { token } = useSession();
  const { data, error } = useQuery({
    ...endpointQuery(getNotifications, {}),
    refetchInterval: UNREAD_POLL_MS,
    enabled: token !== null,
  });
  useEffect(
    function logFailure() {
      if (error) console.error('Failed to fetch notifications:', error);
    },
    [error],
  );
  return data?.count ?? 0;
}
