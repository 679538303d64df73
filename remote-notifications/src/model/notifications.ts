import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getNotifications } from '@frontdesk/shared/endpoints/notification';

/** The notifications with the number of unread ones among all there are. */
export type Notifications = ResponseOf<typeof getNotifications>;
export type Notification = Notifications['notifications'][number];

/** An empty `dateRead` means unread (spec section 3.6). */
export function isUnread(notification: Notification): boolean {
  return !notification.dateRead;
}

/** Where a notification leads: a page of this site, or null. Hosts before contract 1.4 cannot say, and no link is followed. */
export function linkOf(
  notification: Notification | undefined,
  hasAddress: ((path: string) => boolean) | undefined,
): string | null {
  const { link = null } = notification ?? {};
  return link !== null && hasAddress?.(link) ? link : null;
}

/** Newest first; those without a readable date last, in the server's order. */
export function newestFirst(notifications: readonly Notification[]): Notification[] {
  const created = new Map(notifications.map((entry) => [entry, Date.parse(entry.dateCreated ?? '') || 0]));
  return notifications.toSorted((a, b) => (created.get(b) ?? 0) - (created.get(a) ?? 0));
}

/** The same without one of them, the count following. */
export function withoutNotification({ count, notifications }: Notifications, id: string): Notifications {
  const removed = notifications.find((entry) => entry.id === id);
  return {
    count: removed && isUnread(removed) ? Math.max(0, count - 1) : count,
    notifications: notifications.filter((entry) => entry.id !== id),
  };
}

/** The same with one of them read, the count following. */
export function withRead({ count, notifications }: Notifications, id: string, dateRead: string): Notifications {
  const opened = notifications.find((entry) => entry.id === id);
  if (!opened || !isUnread(opened)) return { count, notifications };
  return {
    count: Math.max(0, count - 1),
    notifications: notifications.map((entry) => (entry === opened ? { ...entry, dateRead } : entry)),
  };
}

/** The same with all of them read. */
export function allRead({ notifications }: Notifications, dateRead: string): Notifications {
  return { count: 0, notifications: notifications.map((entry) => (isUnread(entry) ? { ...entry, dateRead } : entry)) };
}
