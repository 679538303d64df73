import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { TAGS_MAX, tagKey, type tagQrs } from '@frontdesk/shared/endpoints/many-qrs';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';
import { inChunks } from './in-chunks';

/** Adds and removes tags of codes: for all codes or, when one would have too many tags, for none. */
export async function tagCodes(
  { db, engine }: Database,
  organizationId: string,
  { ids, add, remove }: CheckedRequestOf<typeof tagQrs>,
): Promise<void> {
  const removed = remove.map(tagKey);
  await db.transaction().execute(async (transaction) => {
    let found = 0;
    for (const chunk of inChunks(ids)) {
      const owned = transaction
        .selectFrom('qr_codes')
        .select('id')
        .where('organization_id', '=', organizationId)
        .where('id', 'in', chunk)
        .orderBy('id');
      const codes = (await (engine === 'postgres' ? owned.forNoKeyUpdate() : owned).execute()).map(({ id }) => id);
      if (codes.length === 0) continue;
      found += codes.length;
      if (removed.length > 0)
        await transaction.deleteFrom('qr_tags').where('qr_id', 'in', codes).where('tag_key', 'in', removed).execute();
      for (const tag of add) await addTag(transaction, codes, tag);
      if (add.length > 0) await refuseTooMany(transaction, codes);
    }
    if (found === 0) throw notFound('QR code');
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
