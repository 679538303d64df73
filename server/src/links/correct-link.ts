import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';
import { type Changer, type CodeChange, changeCode } from './change-code';
import { replaceSlug } from './give-slug';
import { markChanged } from './mark-changed';

interface Correction extends CodeChange {
  /** The chosen word; null to leave the slug unchanged. */
  readonly slug: string | null;
}

/**
 * Updates a code with a short link to match a repeated creation. Its word only changes until somebody scans it. Returns
 * its slug, and those that the cache must drop. Throws 409 when the id is another code's.
 */
export async function correctLink(
  database: Database,
  transaction: Kysely<Tables>,
  changer: Changer,
  { slug, ...change }: Correction,
): Promise<{ slug: string; changed: string[] }> {
  const { id } = change;
  const link = await transaction
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .leftJoin('scan_totals', 'scan_totals.qr_id', 'short_links.qr_id')
    .select(['slug', 'scans', 'bots'])
    .where('short_links.qr_id', '=', id)
    .where('organization_id', '=', changer.organizationId)
    .executeTakeFirst();
  if (!link) throw new ApiError(409, 'Another code has this id.');
  const changed = await changeCode(database, transaction, changer, change);
  if (slug === null || slug === link.slug) return { slug: link.slug, changed };
  if (Number(link.scans ?? 0) + Number(link.bots ?? 0) > 0) {
    throw new ApiError(409, 'This code has a short link already.');
  }
  const marked = await markChanged(database, transaction, { qrIds: [id] });
  await replaceSlug(database, transaction, id, slug);
  return { slug, changed: [...changed, ...marked, slug] };
}
