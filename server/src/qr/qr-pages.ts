import type { PageRequest } from '@frontdesk/shared/endpoints/list-page';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { containsText, type ListPage, type PagedList, readListPage } from '../list-pages/list-page';

interface QrRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly payload: string;
}

const QR_CODES: PagedList = {
  table: 'qr_codes',
  columns: sql`id, name, type, payload`,
  // Excludes tags, because they can change while the version of the list does not.
  search: ({ engine }, text) => {
    const contains = (column: string, what = text) => containsText(engine, sql.ref(column), what);
    const fields = engine === 'sqlite' ? sql`json_each(payload)` : sql`json_each_text(payload::json)`;
    // In addition to the content, the payload repeats name, type and id. Parsing is slow, so only payloads that contain
    // the text are parsed.
    const isInContent = sql`${contains('payload', JSON.stringify(text).slice(1, -1))} and exists (
      select 1 from ${fields} as field where field.key not in ('Id', 'Name', 'Type') and ${contains('field.value')})`;
    return sql`${contains('name')} or ${contains('type')} or ${isInContent}`;
  },
};

/** Reads one page of `qrsList`. */
export function readQrsPage(database: Database, organization: string, wanted: PageRequest): Promise<ListPage<QrRow>> {
  return readListPage(database, QR_CODES, organization, wanted);
}
