/** Notifications about what happened while the owner was away (spec section 7.5). */
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

/**
 * Maximum number of notifications in our server's list; `count` counts all of them. The limit exceeds what users read
 * and keeps the frequently polled list short.
 */
export const LISTED_MAX = 2_000;

/** Subjects of our server's notifications. Other servers send none, and a remote's own server sends its own. */
export const NOTIFICATION_SUBJECTS = ['accounts', 'agents', 'chat', 'documents', 'qr'] as const;
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number];

/** An empty `dateRead` means unread (spec section 3.6). */
export const notificationReader = v.object({
  id: idReader,
  title: v.optional(visibleTextReader, ''),
  message: v.optional(visibleTextReader, ''),
  dateCreated: optionalTextReader,
  dateRead: optionalTextReader,
  /** Not in the spec: selects the screens that a push refreshes; null from other servers. */
  subject: optionalTextReader,
  /** Not in the spec: the path of its page, such as '/conversations/7'; used only if this site has the page. */
  link: optionalTextReader,
});

const listed = listAnswerReader(notificationReader);

/**
 * Returns the unread `count` for the top bar and the list, newest first, for the screen. Servers answer `{count,
 * notifications}`, an object with a list under another name, or a bare list; without a count, the reader counts the
 * unread ones.
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

/** Not in the spec: marks all the user's unread notifications as read. Another server answers 404. */
export const markAllNotificationsRead = defineEndpoint({
  method: 'POST',
  path: '/api/notification/readAll',
  request: v.object({}),
  response: ignoredReader,
});

/** Not in the spec: sets `dateRead`. Another server answers 404, and the notification remains unread. */
export const markNotificationRead = defineEndpoint({
  method: 'POST',
  path: '/api/notification/:id/read',
  request: v.object({ id: requiredId('Notification') }),
  response: ignoredReader,
});
