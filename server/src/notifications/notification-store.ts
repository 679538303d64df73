import { type DashboardLanguage, knownLanguage } from '@frontdesk/shared/endpoints/languages';
import type { PageRequest } from '@frontdesk/shared/endpoints/list-page';
import { LISTED_MAX } from '@frontdesk/shared/endpoints/notification';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import { type JsonList, jsonList, VERSION_COLUMNS } from '../database/list-version';
import { OwnRow } from '../database/prepare';
import { notFound } from '../http/api-error';
import { containsText, type ListPage, type PagedList, readListPage, readMatchingPage } from '../list-pages/list-page';
import type { Notification } from '../notify/notify';
import { translated } from '../words/translate';

/** Nobody needs more than this in one list. */
const WAITS_MAX = 20;

/** The newest notifications; older ones are counted but hidden. */
const newest = ({ db }: Database, organization: string) =>
  db
    .selectFrom('notifications')
    .select([
      'id',
      'title',
      'message',
      'created_at as dateCreated',
      'read_at as dateRead',
      'subject',
      'link',
      'revision',
    ])
    .where('organization_id', '=', organization)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED_MAX);

const all = ({ db }: Database, organization: string) =>
  db.selectFrom('notifications').where('organization_id', '=', organization);

/** Lists notifications, newest first, with the number of unread ones. */
export const notificationsList = new OwnRow([], (database, value) => {
  const organization = value('organization');
  const fields = ['id', 'title', 'message', 'dateCreated', 'dateRead', 'subject', 'link'] as const;
  const list = jsonList(database, newest(database, organization), fields);
  const unread = all(database, organization)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll().as('unread'));
  // The version covers all notifications: when a listed one is deleted, an older one takes its place.
  const version = all(database, organization).select(VERSION_COLUMNS);
  return sql<JsonList & { unread: number | string }>`
    select list.json, version.*, (${unread}) as unread from (${list}) as list, (${version}) as version`;
});

/** Counts the unread notifications of the organization. */
export async function countUnread(database: Database, organization: string): Promise<number> {
  const unread = all(database, organization).where('read_at', 'is', null);
  const { number } = await unread.select(({ fn }) => fn.countAll().as('number')).executeTakeFirstOrThrow();
  return Number(number);
}

export const notificationsVersion = new OwnRow([], (database, value) =>
  all(database, value('organization')).select(VERSION_COLUMNS),
);

/** Finds a notification and its organization, for instances that receive only its id. */
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
      'link',
      'wait_minutes',
      'organization_id',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { organization_id: organizationId, wait_minutes: waitMinutes, ...notification } = row;
  return { organizationId, notification: { ...notification, ...(waitMinutes !== null && { waitMinutes }) } };
}

/** Lists the notifications about visitors who are still waiting and whose conversations nobody has opened since. */
export async function listWaits({ db, engine }: Database, organizationId: string): Promise<Notification[]> {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('notifications', (join) =>
      join
        .onRef('notifications.organization_id', '=', 'conversations.organization_id')
        .on('notifications.link', '=', sql<string>`'/conversations/' || conversations.id`)
        .onRef('notifications.created_at', '>=', 'conversations.waiting_since'),
    )
    .select(['notifications.id', 'title', 'message', 'notifications.created_at as dateCreated', 'subject', 'link'])
    .select('wait_minutes as waitMinutes')
    .where('stay_until', '>', databaseTime(engine))
    .where('speaker', '=', 'waiting')
    .where('conversations.organization_id', '=', organizationId)
    .where('wait_minutes', 'is not', null)
    .where('read_at', 'is', null)
    .limit(WAITS_MAX)
    .execute();
  return rows.map(({ waitMinutes, ...row }) => ({ ...row, dateRead: null, waitMinutes: waitMinutes ?? 0 }));
}

export async function deleteNotification({ db }: Database, organizationId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('notification');
}

/** Marks a notification as read; the time of the first reading is preserved. */
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

interface NotificationRow {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly dateCreated: string;
  readonly dateRead: string | null;
  readonly subject: string | null;
  readonly link: string | null;
}

const NOTIFICATIONS: PagedList = {
  table: 'notifications',
  columns: sql`id, title, message, created_at as "dateCreated", read_at as "dateRead", subject, link`,
  search: ({ engine }, text) =>
    sql`${containsText(engine, sql.ref('title'), text)} or ${containsText(engine, sql.ref('message'), text)}`,
};

/** Reads one page of `notificationsList`, even beyond its limit. A search matches the text in `language`. */
export function readNotificationsPage(
  database: Database,
  organization: string,
  wanted: PageRequest,
  language: DashboardLanguage,
): Promise<ListPage<NotificationRow>> {
  if (!wanted.search || language === 'en') return readListPage(database, NOTIFICATIONS, organization, wanted);
  const sought = asTyped(wanted.search);
  return readMatchingPage<NotificationRow>(database, NOTIFICATIONS, organization, wanted, ({ title, message }) =>
    [title, message].some((text) => asTyped(translated(text, language)).includes(sought)),
  );
}

/** Characters that our sentences contain but keyboards lack. */
const UNTYPED: Readonly<Record<string, string>> = { '\u202f': ' ', '\u00a0': ' ', '’': "'", '–': '-' };

/** Returns a text in lower case, with the characters that keyboards have, for comparison. */
const asTyped = (text: string) => text.replace(/[\u202f\u00a0’–]/g, (sign) => UNTYPED[sign] ?? sign).toLowerCase();

/** Returns a notification, which is stored in English, in one of the dashboard's languages. */
export const inLanguage = (notification: Notification, language: DashboardLanguage): Notification => ({
  ...notification,
  title: translated(notification.title, language),
  message: translated(notification.message, language),
});

/** Reads the languages of an organization's people, by their ids. */
export async function languagesOfPeople({ db }: Database, organization: string) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('organization_id', '=', organization)
    .execute();
  return new Map(rows.map(({ id, language }) => [id, knownLanguage(language)]));
}
