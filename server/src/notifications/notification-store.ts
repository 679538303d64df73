import { LISTED_MAX } from '@frontdesk/shared/endpoints/notification';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import type { Notification } from './notification-bus';

export interface NotificationList {
  /** How many are unread. */
  readonly count: number;
  /** Newest first. */
  readonly notifications: Notification[];
}

export async function listNotifications({ db }: Database, organizationId: string): Promise<NotificationList> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'title', 'message', 'created_at as dateCreated', 'read_at as dateRead', 'subject'])
    .select((query) =>
      query
        .selectFrom('notifications')
        .select(({ fn }) => fn.countAll().as('unread'))
        .where('organization_id', '=', organizationId)
        .where('read_at', 'is', null)
        .as('unread'),
    )
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();
  return {
    count: Number(rows[0]?.unread ?? 0),
    notifications: rows.map(({ unread: _, ...notification }) => notification),
  };
}

/** One notification and whose it is, for instances that hear of it by its id. */
export async function findNotification({ db }: Database, id: string) {
  const row = await db
    .selectFrom('notifications')
    .select([
      'id',
      'title',
      'message',
      'created_at as dateCreated',
      'read_at as dateRead',
      'subject',
      'organization_id',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { organization_id: organizationId, ...notification } = row;
  return { organizationId, notification };
}

export async function deleteNotification({ db }: Database, organizationId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('notification');
}

/** The moment of the first reading stays. */
export async function markNotificationRead({ db }: Database, organizationId: string, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set((row) => ({ read_at: row.fn.coalesce('read_at', row.val(new Date().toISOString())) }))
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('notification');
}

export async function markAllNotificationsRead({ db }: Database, organizationId: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: new Date().toISOString() })
    .where('organization_id', '=', organizationId)
    .where('read_at', 'is', null)
    .execute();
}
