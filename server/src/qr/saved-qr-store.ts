import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { saveQr } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { isAlwaysShortLink } from '@frontdesk/shared/endpoints/qr-content';
import type { Kysely } from 'kysely';
import { payloadFields } from '../codes/code-payloads';
import type { Database } from '../database/database';
import { jsonList, VERSION_COLUMNS } from '../database/list-version';
import { OwnRow } from '../database/prepare';
import type { Tables } from '../database/schema/tables';
import { withinQuotas } from '../limits/quotas';
import {
  addedCode,
  type Changer,
  type CodeChange,
  changeCode,
  checkAgent,
  checkHost,
  isOwnLink,
  lockCode,
  markChanged,
} from '../links/change-code';
import { giveSlug } from '../links/slugs';
import type { QrServices } from './qr-services';

/**
 * Saves a code, or changes the one with this `Id`, together with its short link if it has one. A repeated call with the
 * same `NewId` changes the code that the first one saved. Returns the code's id.
 */
export async function storeQr(
  { database, config, links }: Pick<QrServices, 'database' | 'config' | 'links'>,
  changer: Changer,
  { Id, NewId, Name, Type, ...sent }: CheckedRequestOf<typeof saveQr>,
): Promise<{ id: string }> {
  const { organizationId } = changer;
  const fields = payloadFields(Type, sent);
  const code = { id: Id || NewId || randomUUID(), name: Name, type: Type, fields };
  if ((Id || NewId) && (await isOwnLink(database.db, organizationId, code.id))) {
    await checkHost({ type: Type, payload: fields } as unknown as QrContent, config);
  }
  const change = async (transaction: Kysely<Tables>) => ({
    id: code.id,
    slugs: await changeCode(database, transaction, changer, code),
  });
  const added = addedCode(organizationId, code.id);
  const { id, slugs } = Id
    ? await database.db.transaction().execute(change)
    : await withinQuotas(database, organizationId, config.quotas, added, async (transaction) =>
        (await added(transaction)).qrCodes
          ? insertCode(database, transaction, organizationId, code)
          : change(transaction),
      );
  links.forget(slugs);
  return { id };
}

/** Inserts a code, with a new id if another organization has used the given one. Returns its id and slugs to forget. */
async function insertCode(
  database: Database,
  transaction: Kysely<Tables>,
  organizationId: string,
  { id, name, type, fields }: Required<CodeChange>,
): Promise<{ id: string; slugs: string[] }> {
  await checkAgent(transaction, organizationId, type, fields);
  const payload = JSON.stringify({ ...fields, Name: name, Type: type, Id: id });
  const created_at = new Date().toISOString();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('qr_codes')
    .values({ id, organization_id: organizationId, name, type, payload, created_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0)
    return insertCode(database, transaction, organizationId, { id: randomUUID(), name, type, fields });
  return { id, slugs: isAlwaysShortLink(type) ? [await giveSlug(database, transaction, id, null)] : [] };
}

/** Lists codes, newest first. */
export const qrsList = new OwnRow([], (database, value) =>
  jsonList(
    database,
    database.db
      .selectFrom('qr_codes')
      .select(['id', 'name', 'type', 'payload', 'revision'])
      .where('organization_id', '=', value('organization'))
      .orderBy('created_at', 'desc')
      .orderBy('id'),
    ['id', 'name', 'type', 'payload'],
  ),
);

export const qrsVersion = new OwnRow([], ({ db }, value) =>
  db.selectFrom('qr_codes').select(VERSION_COLUMNS).where('organization_id', '=', value('organization')),
);

/** Deletes a code with its changes and counts; the slug of its short link is kept, so that it is never used again. */
export async function deleteQr(
  { database, links }: Pick<QrServices, 'database' | 'links'>,
  organizationId: string,
  id: string,
): Promise<void> {
  const slugs = await database.db.transaction().execute(async (transaction) => {
    await lockCode(database, transaction, organizationId, id);
    const changed = await markChanged(database, transaction, { qrIds: [id] });
    await transaction.deleteFrom('qr_codes').where('id', '=', id).execute();
    return changed;
  });
  links.forget(slugs);
}
