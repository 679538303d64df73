import { createHash } from 'node:crypto';
import { LOGOS_MAX, type QrStyle } from '@frontdesk/shared/endpoints/qr-style';
import type { Kysely } from 'kysely';
import { lockOrganization } from '../accounts/locks';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';

/** A style as stored in its row. */
export interface StyleRow {
  readonly style: string;
  readonly logo_id: string | null;
}

/**
 * Stores a style's logo for the organization and returns the style's row. Deletes unused logos. Call this before the
 * row is stored, in the same transaction.
 */
export async function splitLogo(
  database: Pick<Database, 'engine'>,
  transaction: Kysely<Tables>,
  organizationId: string,
  { logo, ...look }: QrStyle,
): Promise<StyleRow> {
  const style = JSON.stringify(look);
  if (logo === null) return { style, logo_id: null };
  const id = createHash('sha256').update(logo).digest('base64url');
  await lockOrganization(database, transaction, organizationId);
  const logos = transaction.selectFrom('qr_logos').select('id').where('organization_id', '=', organizationId);
  const known = (await logos.execute()).map((row) => row.id);
  if (known.includes(id)) return { style, logo_id: id };
  if (known.length >= LOGOS_MAX) await deleteUnused(transaction, organizationId);
  if ((await logos.execute()).length >= LOGOS_MAX)
    throw new ApiError(409, `Your codes already have ${LOGOS_MAX} different logos. Use one of them.`);
  await transaction.insertInto('qr_logos').values({ organization_id: organizationId, id, image: logo }).execute();
  return { style, logo_id: id };
}

async function deleteUnused(transaction: Kysely<Tables>, organizationId: string): Promise<void> {
  await transaction
    .deleteFrom('qr_logos')
    .where('organization_id', '=', organizationId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('qr_styles')
        .innerJoin('qr_codes', 'qr_codes.id', 'qr_styles.qr_id')
        .select('logo_id as used')
        .where('organization_id', '=', organizationId)
        .where('logo_id', 'is not', null)
        .union(
          query
            .selectFrom('qr_presets')
            .select('logo_id as used')
            .where('organization_id', '=', organizationId)
            .where('logo_id', 'is not', null),
        )
        .$castTo<{ used: string }>(),
    )
    .execute();
}

export async function logosOf({ db }: Database, organizationId: string) {
  const rows = await db
    .selectFrom('qr_logos')
    .select(['id', 'image'])
    .where('organization_id', '=', organizationId)
    .execute();
  return rows.map(({ id, image }) => ({ id, logo: image }));
}
