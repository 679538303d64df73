import type { PageRequest } from '@frontdesk/shared/endpoints/list-page';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { containsText } from '../list-pages/contains-text';
import { type ListPage, type PagedList, readPage } from '../list-pages/read-page';

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

/** Reads one page of `listNotifications`, even beyond its limit. */
export function readNotificationsPage(
  database: Database,
  organization: string,
  wanted: PageRequest,
): Promise<ListPage<NotificationRow>> {
  return readPage(database, NOTIFICATIONS, organization, wanted);
}
