import type { Database } from '../database/database';
import type { NotificationBus } from './notification-bus';
import type { NotificationParts } from './notification-parts';
import { createNotifyWithin } from './notify-within';

/** Writes a notification for everybody in an organization. */
export type Notify = (...notification: NotificationParts) => Promise<void>;

export function createNotify({ db }: Database, bus: NotificationBus): Notify {
  const notifyWithin = createNotifyWithin(bus);
  return async (...notification) => {
    const publish = await db.transaction().execute((transaction) => notifyWithin(transaction, ...notification));
    publish();
  };
}
