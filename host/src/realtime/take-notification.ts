import { announceNotification, showToast } from '@frontdesk/shared/app';
import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { getNotifications, readPushedNotification } from '@frontdesk/shared/endpoints/notification';
import { endpointKey, endpointQuery, type QueryClient } from '@frontdesk/shared/query';

/** Several at once are asked for once. */
const REFETCH_AFTER_MS = 300;
const KEPT_IDS = 1_000;

type Arrived = NonNullable<ReturnType<typeof readPushedNotification>>;

/** What happens when the hub pushes a notification: counted at once, said once, and the screens it is about follow. */
export function notificationTaker(queries: QueryClient): (payload: unknown) => void {
  const taken = new Set<string>();
  let refetch: ReturnType<typeof setTimeout> | null = null;

  function refetchSoon() {
    if (refetch) clearTimeout(refetch);
    refetch = setTimeout(
      () => void queries.invalidateQueries({ queryKey: endpointKey(getNotifications) }),
      REFETCH_AFTER_MS,
    );
  }

  return (payload) => {
    const notification = readPushedNotification(payload);
    if (!notification || taken.has(notification.id)) return;
    if (notification.id !== '') {
      remember(taken, notification.id);
      count(queries, notification);
    }
    refetchSoon();
    const { title, message } = notification;
    showToast('info', message ? `${title}: ${message}` : title);
    announceNotification(notification);
    if (/document|agent/i.test(title)) {
      for (const endpoint of [getBot, getBots]) void queries.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
  };
}

function remember(taken: Set<string>, id: string): void {
  taken.add(id);
  const oldest = taken.size > KEPT_IDS ? taken.values().next().value : undefined;
  if (oldest !== undefined) taken.delete(oldest);
}

/** The poll may have been first; then it is counted already. */
function count(queries: QueryClient, arrived: Arrived): void {
  queries.setQueryData(endpointQuery(getNotifications, {}).queryKey, (current) => {
    if (!current || current.notifications.some(({ id }) => id === arrived.id)) return current;
    return {
      count: current.count + (arrived.dateRead ? 0 : 1),
      notifications: [arrived, ...current.notifications],
    };
  });
}
