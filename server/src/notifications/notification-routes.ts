import { getNotificationsPage } from '@frontdesk/shared/endpoints/list-page';
import * as endpoints from '@frontdesk/shared/endpoints/notification';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import { route } from '../http/route';
import { listRoute } from '../list-pages/list-route';
import {
  countUnread,
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
  notificationsList,
  notificationsVersion,
  readNotificationsPage,
} from './notification-store';

/** The services that notifications need. */
interface NotificationServices {
  readonly database: Database;
  readonly sessions: Sessions;
}

export function notificationRoutes(app: FastifyInstance, { database, sessions }: NotificationServices): void {
  const guard = signedIn(sessions);

  listRoute(app, getNotificationsPage, guard, {
    database,
    whole: notificationsList,
    wholeBody: ({ unread, json }) => `{"count":${unread},"notifications":${json}}`,
    version: notificationsVersion,
    page: (organization, wanted, language) => readNotificationsPage(database, organization, wanted, language),
    // Notifications are stored in English.
    sentences: ['title', 'message'],
    body: async (notifications, organization) => ({ count: await countUnread(database, organization), notifications }),
  });

  route(app, endpoints.deleteNotification, guard, ({ id }, session) =>
    deleteNotification(database, session.organizationId, id),
  );

  route(app, endpoints.markAllNotificationsRead, guard, (_, session) =>
    markAllNotificationsRead(database, session.organizationId),
  );

  route(app, endpoints.markNotificationRead, guard, ({ id }, session) =>
    markNotificationRead(database, session.organizationId, id),
  );
}
