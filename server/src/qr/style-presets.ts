import { randomUUID } from 'node:crypto';
import { PRESETS_MAX, type QrStyle } from '@frontdesk/shared/endpoints/qr-style';
import { lockOrganization } from '../accounts/locks';
import type { Database } from '../database/database';
import { ApiError, notFound } from '../http/api-error';
import { logosOf, splitLogo } from './code-logos';

/** Stores a style under a name, replacing any style with that name. */
export async function savePreset(
  database: Database,
  organizationId: string,
  name: string,
  style: QrStyle,
): Promise<{ id: string }> {
  return database.db.transaction().execute(async (transaction) => {
    // Simultaneous saves would not see each other's preset, so neither its name nor the number of presets could be
    // checked.
    await lockOrganization(database, transaction, organizationId);
    const row = await splitLogo(database, transaction, organizationId, style);
    const presets = await transaction
      .selectFrom('qr_presets')
      .select(['id', 'name'])
      .where('organization_id', '=', organizationId)
      .execute();
    const known = presets.find((preset) => preset.name === name);
    if (known) {
      await transaction.updateTable('qr_presets').set(row).where('id', '=', known.id).execute();
      return { id: known.id };
    }
    if (presets.length >= PRESETS_MAX)
      throw new ApiError(409, `You already have ${PRESETS_MAX} presets. Delete one first.`);
    const id = randomUUID();
    await transaction
      .insertInto('qr_presets')
      .values({ id, organization_id: organizationId, name, ...row })
      .execute();
    return { id };
  });
}

export async function listPresets(database: Database, organizationId: string) {
  const rows = await database.db
    .selectFrom('qr_presets')
    .select(['id', 'name', 'style', 'logo_id'])
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .execute();
  const logos = new Map((await logosOf(database, organizationId)).map(({ id, logo }) => [id, logo]));
  return rows.map(({ id, name, style, logo_id }) => ({
    id,
    name,
    style: JSON.stringify({ ...JSON.parse(style), logo: logos.get(logo_id ?? '') ?? null }),
  }));
}

export async function deletePreset({ db }: Database, organizationId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('qr_presets')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('preset');
}
