import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { saveQr } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { isAlwaysShortLink } from '@frontdesk/shared/endpoints/short-link-types';
import { payloadFields } from '../codes/code-payloads';
import type { Database } from '../database/database';
import { jsonList, VERSION_COLUMNS, versionOf } from '../database/list-version';
import { prepareRow } from '../database/prepare';
import { bytesOf, Versioned } from '../http/etags';
import { withinQuotas } from '../limits/quotas';
import { type Changer, changeCode, lockCode, markChanged } from '../links/change-code';
import { checkAgent } from '../links/check-agent';
import { checkHost } from '../links/check-destination';
import { isOwnLink } from '../links/link-store';
import { giveSlug } from '../links/slugs';
import type { QrServices } from './qr-services';

/** Saves a code, or changes the one with this `Id`, together with any short link. Returns its id. */
export async function storeQr(
  { database, config, links }: Pick<QrServices, 'database' | 'config' | 'links'>,
  changer: Changer,
  { Id, Name, Type, ...sent }: CheckedRequestOf<typeof saveQr>,
): Promise<{ id: string }> {
  const fields = payloadFields(Type, sent);
  if (Id) {
    if (await isOwnLink(database.db, changer.organizationId, Id)) {
      await checkHost({ type: Type, payload: fields } as unknown as QrContent, config);
    }
    const slugs = await database.db
      .transaction()
      .execute((transaction) => changeCode(database, transaction, changer, { id: Id, name: Name, type: Type, fields }));
    links.forget(slugs);
    return { id: Id };
  }
  const { organizationId } = changer;
  const id = randomUUID();
  const payload = JSON.stringify({ ...fields, Name, Type, Id: id });
  const created_at = new Date().toISOString();
  await checkAgent(database.db, organizationId, Type, fields);
  const slugs = await withinQuotas(database, organizationId, config.quotas, { qrCodes: 1 }, async (transaction) => {
    await transaction
      .insertInto('qr_codes')
      .values({ id, organization_id: organizationId, name: Name, type: Type, payload, created_at })
      .execute();
    return isAlwaysShortLink(Type) ? [await giveSlug(database, transaction, id, null)] : [];
  });
  links.forget(slugs);
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

/** Lists codes, newest first. */
export async function listQrs(database: Database, organization: string): Promise<Versioned> {
  const list = await readQrs(database, { organization });
  return new Versioned(versionOf(organization, list), bytesOf(list));
}

const readQrsVersion = prepareRow(['organization'], ({ db }, value) =>
  db.selectFrom('qr_codes').select(VERSION_COLUMNS).where('organization_id', '=', value('organization')),
);

/** Returns the version of `listQrs`. */
export async function qrsVersion(database: Database, organization: string): Promise<string> {
  const list = await readQrsVersion(database, { organization });
  return versionOf(organization, list);
}

/** Deletes a code with its changes and counts; the slug of its short link stays, so that it is never used again. */
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
