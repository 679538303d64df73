import { announceNotification, showToast } from '@frontdesk/shared/app';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { type PushedNotification, readPushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import { endpointKey, endpointQuery, type QueryClient } from '@frontdesk/shared/query';
import { refreshedBy } from './refreshed-queries';

/** Several pushes in a row cause one request. */
const REFETCH_AFTER_MS = 300;
const KEPT_IDS = 1_000;

/**
 * Handles what the hub pushes: shows it once and refreshes the list and the screens it is about. With an id it counts
 * at once; without one the refreshed list counts it, and so it does for a push that holds nothing to show.
 */
export function notificationTaker(queries: QueryClient): (...payload: readonly unknown[]) => void {
  const taken = new Set<string>();
  let refetch: ReturnType<typeof setTimeout> | null = null;

  function refetchSoon() {
    if (refetch) clearTimeout(refetch);
    refetch = setTimeout(
      () => void queries.invalidateQueries({ queryKey: endpointKey(getNotifications) }),
      REFETCH_AFTER_MS,
    );
  }

  return (...payload) => {
    const notification = readPushedNotification(...payload);
    if (notification && taken.has(notification.id)) return;
    refetchSoon();
    if (!notification) return;
    if (notification.id !== '') {
      remember(taken, notification.id);
      count(queries, notification);
    }
    const { title, message } = notification;
    showToast('info', message ? `${title}: ${message}` : title);
    announceNotification(notification);
    for (const endpoint of refreshedBy(notification)) {
      void queries.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
  };
}

function remember(taken: Set<string>, id: string): void {
  taken.add(id);
  const oldest = taken.size > KEPT_IDS ? taken.values().next().value : undefined;
  if (oldest !== undefined) taken.delete(oldest);
}

/** The poll may have been first; then it is counted already. */
function count(queries: QueryClient, arrived: PushedNotification): void {
  queries.setQueryData(endpointQuery(getNotifications, {}).queryKey, (current) => {
    if (!current || current.notifications.some(({ id }) => id === arrived.id)) return current;
    return {
      count: current.count + (arrived.dateRead ? 0 : 1),
      notifications: [arrived, ...current.notifications],
    };
  });
}
