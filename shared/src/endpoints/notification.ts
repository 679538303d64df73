/** What happened while the owner was away (spec section 7, Notifications). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, idReader, ignoredReader, listReader, optionalTextReader, textReader } from './readers';

/** Our server lists so many, the newest; `count` counts all. More than anybody reads, and the list is asked for often. */
export const LISTED_MAX = 2_000;

/** An empty `dateRead` means unread (spec section 3). */
export const notificationReader = v.object({
  id: idReader,
  title: v.optional(textReader, ''),
  message: v.optional(textReader, ''),
  dateCreated: v.optional(optionalTextReader, null),
  dateRead: v.optional(optionalTextReader, null),
});

const notifications = listReader(notificationReader);
const unreadIn = (list: readonly v.InferOutput<typeof notificationReader>[]) =>
  list.filter(({ dateRead }) => !dateRead).length;

/**
 * One call serves the top bar (`count`: how many are unread) and the screen (the list, newest first).
 * Servers answer `{count, notifications}`, `{count, items}` or a bare list; without a count the
 * unread ones are counted here.
 */
export const getNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notification/getNotifications',
  request: v.object({}),
  response: v.union([
    v.pipe(
      v.array(v.unknown()),
      notifications,
      v.transform((list) => ({ count: unreadIn(list), notifications: list })),
    ),
    v.pipe(
      v.object({
        count: v.optional(v.unknown()),
        notifications: v.optional(v.unknown()),
        items: v.optional(v.unknown()),
      }),
      v.transform((answer) => {
        const list = v.parse(notifications, answer.notifications ?? answer.items ?? []);
        return {
          count: v.is(v.number(), answer.count) ? v.parse(countReader, answer.count) : unreadIn(list),
          notifications: list,
        };
      }),
    ),
  ]),
});

export const deleteNotification = defineEndpoint({
  method: 'DELETE',
  path: '/api/notification/:id',
  request: v.object({ id: requiredId('Notification') }),
  response: ignoredReader,
});

/** What `ReceiveNotification` carries: an object like a notification, or a text, which has no id (''); else null. */
export function readPushedNotification(payload: unknown): v.InferOutput<typeof notificationReader> | null {
  if (typeof payload === 'string' && payload !== '') {
    return { id: '', title: payload, message: '', dateCreated: null, dateRead: null };
  }
  const read = v.safeParse(notificationReader, payload);
  return read.success ? read.output : null;
}

/** Ours: marks all that are unread. Another server answers 404. */
export const markAllNotificationsRead = defineEndpoint({
  method: 'POST',
  path: '/api/notification/readAll',
  request: v.object({}),
  response: ignoredReader,
});

/** Ours: sets `dateRead`. Another server answers 404, and the notification simply stays unread. */
export const markNotificationRead = defineEndpoint({
  method: 'POST',
  path: '/api/notification/:id/read',
  request: v.object({ id: requiredId('Notification') }),
  response: ignoredReader,
});
