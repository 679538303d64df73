import * as endpoints from '@frontdesk/shared/endpoints/notification';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { route } from '../http/route';
import type { Services } from '../services';
import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  notificationsVersion,
} from './notification-store';

export function notificationRoutes(app: FastifyInstance, { database, sessions }: Services): void {
  const guard = signedIn(sessions);

  route(app, endpoints.getNotifications, guard, (_, session) => listNotifications(database, session.organizationId), {
    version: (_, session) => notificationsVersion(database, session.organizationId),
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
