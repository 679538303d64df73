import type { setAllowedSites } from '@frontdesk/shared/endpoints/allowed-sites';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';

/** Parses the stored list; an empty list allows every site. */
export function readSites(stored: string | null): readonly string[] {
  return stored === null ? [] : (JSON.parse(stored) as string[]);
}

export async function saveAllowedSites(
  { db }: Database,
  organizationId: string,
  { botId, allowedSites }: CheckedRequestOf<typeof setAllowedSites>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('agents')
    .set({ allowed_sites: allowedSites.length === 0 ? null : JSON.stringify(allowedSites) })
    .where('id', '=', botId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('agent');
}
