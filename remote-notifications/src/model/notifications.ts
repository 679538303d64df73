import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getNotifications } from '@frontdesk/shared/endpoints/notification';

/** The notifications, and the number of unread ones on the server. */
export type Notifications = ResponseOf<typeof getNotifications>;
export type Notification = Notifications['notifications'][number];

/** An empty `dateRead` means unread (spec section 3.6). */
export function isUnread(notification: Notification): boolean {
  return !notification.dateRead;
}

/**
 * Returns the page of this site that a notification leads to, or null. Hosts before contract 1.4 cannot resolve the
 * pages, so there is no link.
 */
export function linkOf(
  notification: Notification | undefined,
  hasAddress: ((path: string) => boolean) | undefined,
): string | null {
  const { link = null } = notification ?? {};
  return link !== null && hasAddress?.(link) ? link : null;
}

/** Sorts the newest first, and notifications without a readable date last, in the server's order. */
export function newestFirst(notifications: readonly Notification[]): Notification[] {
  const created = new Map(notifications.map((entry) => [entry, Date.parse(entry.dateCreated ?? '') || 0]));
  return notifications.toSorted((a, b) => (created.get(b) ?? 0) - (created.get(a) ?? 0));
}

/** Returns the list without a notification, and updates the count. */
export function withoutNotification({ count, notifications }: Notifications, id: string): Notifications {
  const removed = notifications.find((entry) => entry.id === id);
  return {
    count: removed && isUnread(removed) ? Math.max(0, count - 1) : count,
    notifications: notifications.filter((entry) => entry.id !== id),
  };
}

/** Returns the list with a notification marked as read, and updates the count. */
export function withRead({ count, notifications }: Notifications, id: string, dateRead: string): Notifications {
  const opened = notifications.find((entry) => entry.id === id);
  if (!opened || !isUnread(opened)) return { count, notifications };
  return {
    count: Math.max(0, count - 1),
    notifications: notifications.map((entry) => (entry === opened ? { ...entry, dateRead } : entry)),
  };
}

/** Returns the list with all notifications marked as read. */
export function allRead({ notifications }: Notifications, dateRead: string): Notifications {
  return { count: 0, notifications: notifications.map((entry) => (isUnread(entry) ? { ...entry, dateRead } : entry)) };
}

/** Notifications of the same kind on one day, newest first, or a single notification. */
export interface NotificationGroup {
  /** Remains the same when one of them is deleted. */
  readonly id: string;
  readonly notifications: readonly Notification[];
}

/** Reading fewer notifications than this is as quick as opening a group. */
const GROUP_MIN = 3;

/** The page of an agent or another subject; conversations differ in each notification. */
const aboutOf = ({ subject, link }: Notification) => (subject === 'chat' ? '' : (link ?? ''));

/** Groups sorted notifications of one kind about one subject on one day, at the position of the newest. */
export function groupsOf(sorted: readonly Notification[]): readonly NotificationGroup[] {
  const keyed = sorted.map((entry) => ({ entry, key: keyOf(entry) }));
  const groups = new Map<string, Notification[]>();
  for (const { entry, key } of keyed) groups.set(key, [...(groups.get(key) ?? []), entry]);
  return keyed.flatMap(({ entry, key }) => {
    const found = groups.get(key) ?? [];
    if (found.length < GROUP_MIN) return [{ id: entry.id, notifications: [entry] }];
    return found[0] === entry ? [{ id: key, notifications: found }] : [];
  });
}

function keyOf(notification: Notification): string {
  const { id, title, subject, dateCreated } = notification;
  const day = new Date(dateCreated ?? '').toDateString();
  return subject === null || day === 'Invalid Date' ? id : [day, subject, title, aboutOf(notification)].join('\n');
}
