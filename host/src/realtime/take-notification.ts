import { announceNotification, showToast } from '@frontdesk/shared/app';
import { readPushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import type { QueryClient } from '@frontdesk/shared/query';
import { readBadges } from '../contributions/read-badges';
import { readNotifications } from '../contributions/read-notifications';
import { meaningOf } from '../contributions/refreshed-calls';
import { contributionsNow } from '../contributions/use-contributions';
import { hasAddress } from '../remotes/registry/has-address';
import { isOwnEvent } from './is-own-event';

/** Several pushes in a row cause a single request. */
const REFETCH_AFTER_MS = 300;
const KEPT_IDS = 1_000;

/**
 * Handles pushes from the hub: shows each once, with a link to its page, and refreshes the counts and screens that the
 * remotes have declared for it.
 */
export function notificationTaker(queries: QueryClient): (...payload: readonly unknown[]) => void {
  const taken = new Set<string>();
  let refetch: ReturnType<typeof setTimeout> | null = null;
  let counting: Promise<() => void> | undefined;

  /** Loads only on servers without ids. */
  function countUnlisted() {
    counting ??= import('./count-unlisted').then(({ unlistedCounter }) => unlistedCounter(queries));
    counting.then(
      (count) => count(),
      () => {
        counting = undefined;
      },
    );
  }

  function refetchCountsSoon() {
    if (refetch) clearTimeout(refetch);
    refetch = setTimeout(() => refresh(contributionsNow(readBadges).map(({ call }) => call)), REFETCH_AFTER_MS);
  }
  function refresh(calls: readonly string[]) {
    for (const call of calls) void queries.invalidateQueries({ queryKey: [call] });
  }

  return (...payload) => {
    const notifications = contributionsNow(readNotifications);
    const subjects = notifications.map(({ subject }) => subject);
    const notification = readPushedNotification(payload, subjects);
    refetchCountsSoon();
    if (!notification) return;
    const { id, title, message } = notification;
    // Some servers give every notification the same id, so the texts are compared too.
    const key = `${id}\n${title}\n${message}`;
    if (isNamed(id) && taken.has(key)) return;
    if (isNamed(id)) remember(taken, key);
    else countUnlisted();
    const { refreshes, to } = meaningOf(notification, notifications);
    // Prefers the server's own link when it leads to a page of this site.
    const { link } = notification;
    const address = link !== null && hasAddress(link) ? link : to;
    const tell = () => showToast('info', message ? `${title}: ${message}` : title, address);
    if (!isOwnEvent(queries, notification, tell)) tell();
    announceNotification(notification);
    refresh(refreshes);
  };
}

/** Whether an id is real: a server without ids sends zeros. */
const isNamed = (id: string) => !/^[0-]*$/.test(id);

function remember(taken: Set<string>, id: string): void {
  taken.add(id);
  const oldest = taken.size > KEPT_IDS ? taken.values().next().value : undefined;
  if (oldest !== undefined) taken.delete(oldest);
}

/**
 * Handles changes without a notification, which only our server reports: refreshes the screens that the remotes have
 * declared for the subject.
 */
export function changeTaker(queries: QueryClient): (subject: unknown) => void {
  return (subject) => {
    if (typeof subject !== 'string') return;
    const { refreshes } = meaningOf({ subject, title: '', message: '' }, contributionsNow(readNotifications));
    for (const call of refreshes) void queries.invalidateQueries({ queryKey: [call] });
  };
}
