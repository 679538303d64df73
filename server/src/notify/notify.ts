import { randomUUID } from 'node:crypto';
import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import type { Sentence } from '../words/translate';
import type { Notification, NotificationBus } from './notification-bus';

/**
 * The contents of an organization's notification. `link` is the path of the page that it is about; `waitMinutes` is how
 * long the visitor waits whom it is about.
 */
type NotificationParts = [
  organizationId: string,
  subject: NotificationSubject,
  title: Sentence,
  message: Sentence,
  link?: string,
  waitMinutes?: number,
];

/**
 * Writes a notification in the transaction that stores its subject: both are stored or neither. Returns a function that
 * publishes it, to be called after the commit.
 */
export type NotifyWithin = (
  transaction: Transaction<Tables>,
  ...notification: NotificationParts
) => Promise<() => void>;

export function createNotifyWithin(bus: NotificationBus): NotifyWithin {
  return async (transaction, organizationId, subject, title, message, link, waitMinutes) => {
    const notification: Notification = {
      id: randomUUID(),
      title,
      message,
      dateCreated: new Date().toISOString(),
      dateRead: null,
      subject,
      link: link ?? null,
      ...(waitMinutes !== undefined && { waitMinutes }),
    };
    await transaction
      .insertInto('notifications')
      .values({
        id: notification.id,
        organization_id: organizationId,
        title,
        message,
        created_at: notification.dateCreated,
        read_at: null,
        subject,
        link: notification.link,
        wait_minutes: waitMinutes ?? null,
      })
      .execute();
    const announced = await bus.announce?.(transaction, organizationId, notification.id);
    return () => {
      announced?.();
      bus.publish(organizationId, notification);
    };
  };
}

/** Writes a notification for everybody in an organization. */
export type Notify = (...notification: NotificationParts) => Promise<void>;

export function createNotify({ db }: Database, bus: NotificationBus): Notify {
  const notifyWithin = createNotifyWithin(bus);
  return async (...notification) => {
    const publish = await db.transaction().execute((transaction) => notifyWithin(transaction, ...notification));
    publish();
  };
}
