/** What happened while the owner was away (spec section 7.5). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { layersOf } from './list-in';
import {
  countReader,
  idReader,
  ignoredReader,
  listAnswerReader,
  optionalTextReader,
  visibleTextReader,
} from './readers';

/** Our server lists the newest of them, and `count` counts all. More than anybody reads, and the list is polled often. */
export const LISTED_MAX = 2_000;

/** What a notification of our server is about. Other servers send none, and a remote's own server its own ones. */
export const NOTIFICATION_SUBJECTS = ['accounts', 'agents', 'chat', 'documents', 'qr'] as const;
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number];

/** An empty `dateRead` means unread (spec section 3.6). */
export const notificationReader = v.object({
  id: idReader,
  title: v.optional(visibleTextReader, ''),
  message: v.optional(visibleTextReader, ''),
  dateCreated: v.optional(optionalTextReader, null),
  dateRead: v.optional(optionalTextReader, null),
  /** Ours: says which screens a push refreshes; null from other servers. */
  subject: v.optional(optionalTextReader, null),
  /** Ours: the page that it is about, as a path such as '/conversations/7'; followed only when it is one of ours. */
  link: v.optional(optionalTextReader, null),
});

const listed = listAnswerReader(notificationReader);

/**
 * One call serves the top bar (`count`: how many are unread) and the screen (the list, newest first).
 * Servers answer `{count, notifications}`, an object with a list under another name, or a bare list; without a count
 * the unread ones are counted here.
 */
export const getNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notification/getNotifications',
  request: v.object({}),
  response: v.pipe(
    v.unknown(),
    v.check((answer) => typeof answer === 'object' && answer !== null),
    v.transform((answer) => {
      const notifications = v.parse(listed, answer);
      const count = layersOf(answer)
        .map(countOf)
        .find((found) => found !== undefined);
      const unread = notifications.filter(({ dateRead }) => !dateRead).length;
      return { count: v.is(v.number(), count) ? v.parse(countReader, count) : unread, notifications };
    }),
  ),
});

function countOf(layer: object): unknown {
  return (layer as { count?: unknown }).count;
}

export const deleteNotification = defineEndpoint({
  method: 'DELETE',
  path: '/api/notification/:id',
  request: v.object({ id: requiredId('Notification') }),
  response: ignoredReader,
});

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
