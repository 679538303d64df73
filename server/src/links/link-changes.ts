import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { LinkRule } from '@frontdesk/shared/endpoints/link-rules';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { undoShortLinkChange } from '@frontdesk/shared/endpoints/short-link';
import type { Kysely } from 'kysely';
import { payloadFields } from '../codes/code-payloads';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';
import { type Changer, changeCode, lockCode, markChanged } from './change-code';
import { changeSettings, type LinkSettings, SETTINGS_TYPE } from './link-settings';
import type { LinkServices } from './link-store';

const SHOWN_MAX = 50;

/** Lists the latest changes to a code's destination, newest first. */
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
    .select('key_name')
    .where('qr_id', '=', qrId)
    .orderBy('change.created_at', 'desc')
    .orderBy('change.id')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    person: row.first_name === null ? row.key_name : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    before: JSON.parse(row.content_before),
    after: JSON.parse(row.content_after),
  }));
}

/** Restores what a change to a link replaced. Throws 409 when there are newer changes than the caller has seen. */
export async function undoChange(
  { database, links }: Pick<LinkServices, 'database' | 'links'>,
  changer: Changer,
  { changeId, seenId }: CheckedRequestOf<typeof undoShortLinkChange>,
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
    const { Type, ...fields } = JSON.parse(change.content_before) as { Type: QrType | typeof SETTINGS_TYPE };
    const id = change.qr_id;
    await lockCode(database, transaction, changer.organizationId, id);
    if (seenId !== undefined && seenId !== (await newestChange(transaction, id)))
      throw new ApiError(409, 'Somebody has changed this code since. Look at the newer changes first.');
    if (Type !== SETTINGS_TYPE)
      return changeCode(database, transaction, changer, { id, type: Type, fields: payloadFields(Type, fields) });
    if ('hasPassword' in fields) throw new ApiError(400, 'An earlier password is not stored. Set one, or remove it.');
    const isChanged = await changeSettings(transaction, changer, id, withHoursAgent(fields));
    return isChanged ? markChanged(database, transaction, { qrIds: [id] }) : [];
  });
  links.forget(slugs);
}

/**
 * Adds to earlier rules the agent whose opening hours they use. A change stores only the differences, so it lacks the
 * agent if the rules before and after it used the same one.
 */
function withHoursAgent(settings: Partial<LinkSettings>): Partial<LinkSettings> {
  const rules = JSON.parse(settings.rules ?? '[]') as LinkRule[];
  const agent = rules.find(({ when }) => when.closed)?.when.agentId;
  return agent === undefined ? settings : { ...settings, hoursAgentId: agent };
}

async function newestChange(db: Kysely<Tables>, qrId: string): Promise<string | undefined> {
  const newest = await db
    .selectFrom('short_link_changes')
    .select('id')
    .where('qr_id', '=', qrId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return newest?.id;
}
