import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { saveQr } from '@frontdesk/shared/endpoints/qr';
import type { Database } from '../database/database';
import { jsonList } from '../database/json-list';
import { VERSION_COLUMNS, versionOf } from '../database/list-version';
import { prepareRow } from '../database/prepare';
import { notFound } from '../http/api-error';
import { bytesOf, Versioned } from '../http/versioned';
import { withinQuotas } from '../limits/quotas';
import type { Services } from '../services';
import { payloadFields } from './payload-fields';

/** Keeps a code, or changes the one that `Id` names. Answers its id. */
export async function keepQr(
  { database, config }: Pick<Services, 'database' | 'config'>,
  organizationId: string,
  { Id, Name, Type, ...sent }: CheckedRequestOf<typeof saveQr>,
): Promise<{ id: string }> {
  const id = Id ?? randomUUID();
  const payload = JSON.stringify({ ...payloadFields(Type, sent), Name, Type, Id: id });
  if (Id) {
    const { numUpdatedRows } = await database.db
      .updateTable('qr_codes')
      .set({ name: Name, type: Type, payload })
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('QR code');
  } else {
    const created_at = new Date().toISOString();
    await withinQuotas(database, organizationId, config.quotas, { qrCodes: 1 }, (transaction) =>
      transaction
        .insertInto('qr_codes')
        .values({ id, organization_id: organizationId, name: Name, type: Type, payload, created_at })
        .execute(),
    );
  }
  return { id };
}

const readQrs = prepareRow(['organization'], (database, value) =>
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

/** Newest first. */
export async function listQrs(database: Database, organization: string): Promise<Versioned> {
  const list = await readQrs(database, { organization });
  return new Versioned(versionOf(organization, list), bytesOf(list));
}

const readQrsVersion = prepareRow(['organization'], ({ db }, value) =>
  db.selectFrom('qr_codes').select(VERSION_COLUMNS).where('organization_id', '=', value('organization')),
);

/** The version of `listQrs`. */
export async function qrsVersion(database: Database, organization: string): Promise<string> {
  const list = await readQrsVersion(database, { organization });
  return versionOf(organization, list);
}

export async function deleteQr({ db }: Database, organizationId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('qr_codes')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('QR code');
}
