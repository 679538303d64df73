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
  /** The page that it is about, as a path. */
  link?: string,
) => Promise<void>;

export function createNotify({ db }: Database, bus: NotificationBus): Notify {
  return async (organizationId, subject, title, message, link) => {
    const notification: Notification = {
      id: randomUUID(),
      title,
      message,
      dateCreated: new Date().toISOString(),
      dateRead: null,
      subject,
      link: link ?? null,
    };
    const row = {
      id: notification.id,
      organization_id: organizationId,
      title,
      message,
      created_at: notification.dateCreated,
      read_at: null,
      subject,
      link: notification.link,
    };
    const { announce } = bus;
    if (announce === null) await db.insertInto('notifications').values(row).execute();
    else {
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('notifications').values(row).execute();
        await announce(transaction, row.id);
      });
    }
    bus.publish(organizationId, notification);
  };
}
