import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';

/** Selects short links: those of some codes, or all of an organization. */
export type ChangedLinks = { readonly qrIds: readonly string[] } | { readonly organizationId: string };

/**
 * Marks links as changed, so that every instance reloads them within a second; call it in the transaction that changes
 * or deletes them, before the deletion. Returns their slugs, for the cache's `forget` after the commit.
 */
export async function markChanged(
  { engine }: Pick<Database, 'engine'>,
  transaction: Kysely<Tables>,
  which: ChangedLinks,
): Promise<string[]> {
  const links = transaction.selectFrom('short_links').select('slug');
  const changed =
    'qrIds' in which
      ? links.where('qr_id', 'in', which.qrIds)
      : links.where('qr_id', 'in', (query) =>
          query.selectFrom('qr_codes').select('id').where('organization_id', '=', which.organizationId),
        );
  const slugs = (await changed.orderBy('slug').execute()).map(({ slug }) => slug);
  if (slugs.length === 0) return [];
  await transaction
    .updateTable('slugs')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: databaseTime(engine) }))
    .where('slug', 'in', changed)
    .execute();
  return slugs;
}
