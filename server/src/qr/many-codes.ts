import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { TAGS_MAX, tagKey, type tagQrs } from '@frontdesk/shared/endpoints/many-qrs';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';
import { markChanged } from '../links/change-code';
import type { QrServices } from './qr-services';

/** Databases accept a limited number of values in a statement. */
const CHUNK = 500;

/**
 * Changes those codes among `ids` that the organization has, all or none, in lists that each fit into a statement.
 * Returns their number. Ids are sorted and each counts once, so that two transactions lock rows in the same order.
 */
async function changeCodes(
  { db, engine }: Database,
  organizationId: string,
  ids: readonly string[],
  lock: 'forUpdate' | 'forNoKeyUpdate',
  change: (transaction: Transaction<Tables>, codes: string[]) => Promise<void>,
): Promise<number> {
  const unique = [...new Set(ids)].sort();
  return db.transaction().execute(async (transaction) => {
    let count = 0;
    for (let at = 0; at < unique.length; at += CHUNK) {
      const owned = transaction
        .selectFrom('qr_codes')
        .select('id')
        .where('organization_id', '=', organizationId)
        .where('id', 'in', unique.slice(at, at + CHUNK))
        .orderBy('id');
      const codes = (await (engine === 'postgres' ? owned[lock]() : owned).execute()).map(({ id }) => id);
      if (codes.length > 0) await change(transaction, codes);
      count += codes.length;
    }
    if (count === 0) throw notFound('QR code');
    return count;
  });
}

/** Deletes codes as `deleteQr` does: all or none. Returns how many existed. */
export async function deleteCodes(
  { database, links }: Pick<QrServices, 'database' | 'links'>,
  organizationId: string,
  ids: readonly string[],
): Promise<{ deleted: number }> {
  const slugs: string[] = [];
  const deleted = await changeCodes(database, organizationId, ids, 'forUpdate', async (transaction, codes) => {
    slugs.push(...(await markChanged(database, transaction, { qrIds: codes })));
    await transaction.deleteFrom('qr_codes').where('id', 'in', codes).execute();
  });
  links.forget(slugs);
  return { deleted };
}

/** Adds and removes tags of codes. If one code would have too many tags, changes none. */
export async function tagCodes(
  database: Database,
  organizationId: string,
  { ids, add, remove }: CheckedRequestOf<typeof tagQrs>,
): Promise<void> {
  const removed = remove.map(tagKey);
  await changeCodes(database, organizationId, ids, 'forNoKeyUpdate', async (transaction, codes) => {
    if (removed.length > 0)
      await transaction.deleteFrom('qr_tags').where('qr_id', 'in', codes).where('tag_key', 'in', removed).execute();
    for (const tag of add) await addTag(transaction, codes, tag);
    if (add.length > 0) await refuseTooMany(transaction, codes);
  });
}

async function addTag(transaction: Kysely<Tables>, codes: readonly string[], tag: string): Promise<void> {
  await transaction
    .insertInto('qr_tags')
    .values(codes.map((qr_id) => ({ qr_id, tag_key: tagKey(tag), tag })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function refuseTooMany(transaction: Kysely<Tables>, codes: readonly string[]): Promise<void> {
  const over = await transaction
    .selectFrom('qr_tags')
    .innerJoin('qr_codes', 'qr_codes.id', 'qr_tags.qr_id')
    .select('name')
    .where('qr_id', 'in', codes)
    .groupBy(['qr_id', 'name'])
    .having(sql<number>`count(*)`, '>', TAGS_MAX)
    .executeTakeFirst();
  if (over) throw new ApiError(409, `A code has at most ${TAGS_MAX} tags. “${over.name}” would have more.`);
}

export async function listTags({ db }: Database, organizationId: string) {
  const rows = await db
    .selectFrom('qr_tags')
    .innerJoin('qr_codes', 'qr_codes.id', 'qr_tags.qr_id')
    .select(['qr_id', 'tag'])
    .where('organization_id', '=', organizationId)
    .orderBy('qr_id')
    .orderBy('tag_key')
    .execute();
  const tags = new Map<string, string[]>();
  for (const { qr_id, tag } of rows) {
    const known = tags.get(qr_id);
    if (known) known.push(tag);
    else tags.set(qr_id, [tag]);
  }
  return [...tags].map(([qrId, list]) => ({ qrId, tags: list }));
}
