import { PAGE_MAX, type PageRequest } from '@frontdesk/shared/endpoints/list-page';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import { readPageCursor, writePageCursor } from './page-cursor';

/** A list of an organization, newest first; rows of the same time are ordered by id. */
export interface PagedList {
  readonly table: 'agents' | 'qr_codes' | 'notifications';
  readonly columns: RawBuilder<unknown>;
  /** Matches rows that contain the searched text. */
  readonly search: (database: Database, text: string) => RawBuilder<boolean>;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Rows on all pages; null with a search, because counting its matches would read every row. */
  readonly total: number | null;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

interface Placed {
  readonly placeTime: string;
  readonly placeId: string;
}

/** Returns whether a page is requested. Otherwise the response is the whole list, as the spec requires. */
export const isPageWanted = ({ limit, cursor, search }: PageRequest): boolean =>
  limit !== undefined || cursor !== undefined || Boolean(search);

/** Reads the rows after the cursor in index order, and stops at the end of the page. */
export async function readPage<Row>(
  database: Database,
  { table, columns, search }: PagedList,
  organization: string,
  { limit = PAGE_MAX, cursor, search: text }: PageRequest,
): Promise<ListPage<Row>> {
  const own = sql`from ${sql.table(table)} where organization_id = ${organization}`;
  const page = sql<Row & Placed>`select ${columns}, created_at as "placeTime", id as "placeId" ${own}
    ${cursor === undefined ? sql`` : sql`and ${isAfter(cursor)}`} ${text ? sql`and (${search(database, text)})` : sql``}
    order by created_at desc, id limit ${limit + 1}`;
  const count = text ? null : sql<{ total: number | string }>`select count(*) as total ${own}`;
  const [read, counted] = await Promise.all([page.execute(database.db), count?.execute(database.db)]);
  const last = read.rows.length > limit ? read.rows[limit - 1] : undefined;
  return {
    rows: read.rows.slice(0, limit).map(({ placeTime, placeId, ...row }) => row as Row),
    total: counted ? Number(counted.rows[0]?.total ?? 0) : null,
    next: last ? writePageCursor({ createdAt: last.placeTime, id: last.placeId }) : null,
  };
}

/** The first condition lets the database use the index. */
function isAfter(cursor: string): RawBuilder<boolean> {
  const { createdAt, id } = readPageCursor(cursor);
  return sql`created_at <= ${createdAt} and (created_at < ${createdAt} or id > ${id})`;
}
