import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { payloadFields } from '../qr/payload-fields';
import type { Services } from '../services';
import { type Changer, changeCode } from './change-code';

const SHOWN_MAX = 50;

/** The last changes of where a code's link leads, newest first. */
export async function listChanges({ db }: Database, organizationId: string, qrId: string) {
  const link = await db
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .select('slug')
    .where('qr_id', '=', qrId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!link) throw notFound('short link');
  const rows = await db
    .selectFrom('short_link_changes as change')
    .leftJoin('users', 'users.id', 'change.user_id')
    .select(['change.id', 'change.created_at', 'content_before', 'content_after', 'first_name', 'last_name'])
    .where('qr_id', '=', qrId)
    .orderBy('change.created_at', 'desc')
    .orderBy('change.id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    person: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    before: JSON.parse(row.content_before),
    after: JSON.parse(row.content_after),
  }));
}

/** Makes a link lead to what it led to before a change. */
export async function undoChange(
  { database, links }: Pick<Services, 'database' | 'links'>,
  changer: Changer,
  changeId: string,
): Promise<void> {
  const slugs = await database.db.transaction().execute(async (transaction) => {
    const change = await transaction
      .selectFrom('short_link_changes')
      .innerJoin('qr_codes', 'qr_codes.id', 'short_link_changes.qr_id')
      .select(['qr_id', 'content_before'])
      .where('short_link_changes.id', '=', changeId)
      .where('organization_id', '=', changer.organizationId)
      .executeTakeFirst();
    if (!change) throw notFound('change');
    const { Type, ...fields } = JSON.parse(change.content_before) as { Type: QrType };
    return changeCode(database, transaction, changer, {
      id: change.qr_id,
      type: Type,
      fields: payloadFields(Type, fields),
    });
  });
  links.forget(slugs);
}
