import { notFound } from '../http/api-error';
import { markChanged } from '../links/change-code';
import { inChunks } from './in-chunks';
import type { QrServices } from './qr-services';

/** Deletes codes as `deleteQr` does, all together or none. Returns how many existed. */
export async function deleteCodes(
  { database, links }: Pick<QrServices, 'database' | 'links'>,
  organizationId: string,
  ids: readonly string[],
): Promise<{ deleted: number }> {
  const slugs: string[] = [];
  const deleted = await database.db.transaction().execute(async (transaction) => {
    let count = 0;
    for (const chunk of inChunks(ids)) {
      const owned = transaction
        .selectFrom('qr_codes')
        .select('id')
        .where('organization_id', '=', organizationId)
        .where('id', 'in', chunk)
        .orderBy('id');
      const rows = await (database.engine === 'postgres' ? owned.forUpdate() : owned).execute();
      const codes = rows.map(({ id }) => id);
      if (codes.length === 0) continue;
      slugs.push(...(await markChanged(database, transaction, { qrIds: codes })));
      await transaction.deleteFrom('qr_codes').where('id', 'in', codes).execute();
      count += codes.length;
    }
    if (count === 0) throw notFound('QR code');
    return count;
  });
  links.forget(slugs);
  return { deleted };
}
