import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { saveQr } from '@frontdesk/shared/endpoints/qr';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
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

/** Newest first. */
export function listQrs({ db }: Database, organizationId: string) {
  return db
    .selectFrom('qr_codes')
    .select(['id', 'name', 'type', 'payload'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function deleteQr({ db }: Database, organizationId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('qr_codes')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('QR code');
}
