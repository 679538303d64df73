import { sessionStore, useSession } from '@frontdesk/shared/app';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { endpointQuery, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { useEffect } from 'react';
import { startTabPoll } from './tab-poll';

/** How often the count is refreshed (spec section 4). Not in hidden tabs, and in one tab only when several are open. */
const UNREAD_POLL_MS = 15_000;

const unreadQuery = endpointQuery(getNotifications, {});

/** What one tab tells the others: the token keeps a tab of another person from showing it. */
interface Polled {
  readonly token: string | null;
  readonly notifications: Awaited<ReturnType<NonNullable<typeof unreadQuery.queryFn>>>;
}

/** How many notifications are unread. After a failure the last known count stays and the poll goes on. */
export function useUnreadCount(): number {
  const { token } = useSession();
  const queries = useQueryClient();
  const { data, error } = useQuery({ ...unreadQuery, enabled: token !== null });
  useEffect(
    function pollWhileSignedIn() {
      if (token === null) return;
      return startTabPoll({
        intervalMs: UNREAD_POLL_MS,
        poll: () => queries.refetchQueries({ queryKey: unreadQuery.queryKey }, { cancelRefetch: false }),
        result(): Polled | undefined {
          const state = queries.getQueryState(unreadQuery.queryKey);
          return state?.status === 'success' && state.data ? { token, notifications: state.data } : undefined;
        },
        onResult(result) {
          const polled = result as Polled;
          if (polled.token !== sessionStore.getState().token) return;
          queries.setQueryData(unreadQuery.queryKey, polled.notifications);
        },
      });
    },
    [token, queries],
  );
  useEffect(
    function logFailure() {
      if (error) console.error('Failed to fetch notifications:', error);
    },
    [error],
  );
  return data?.count ?? 0;
}
