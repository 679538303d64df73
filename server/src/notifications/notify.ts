import { randomUUID } from 'node:crypto';
import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { Database } from '../database/database';
import type { Notification, NotificationBus } from './notification-bus';

/** Writes a notification for everybody of an organization. */
export type Notify = (
  organizationId: string,
  subject: NotificationSubject,
  title: string,
  message: string,
) => Promise<void>;

export function createNotify({ db }: Database, bus: NotificationBus): Notify {
  return async (organizationId, subject, title, message) => {
    const notification: Notification = {
      id: randomUUID(),
      title,
      message,
      dateCreated: new Date().toISOString(),
      dateRead: null,
      subject,
    };
    await db
      .insertInto('notifications')
      .values({
        id: notification.id,
        organization_id: organizationId,
        title,
        message,
        created_at: notification.dateCreated,
        read_at: null,
        subject,
      })
      .execute();
    bus.publish(organizationId, notification);
  };
}
