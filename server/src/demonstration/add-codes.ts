import { tagKey } from '@frontdesk/shared/endpoints/many-qrs';
import { qrStyleSchema } from '@frontdesk/shared/endpoints/qr-style';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { payloadFields } from '../codes/code-payloads';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { withinQuotas } from '../limits/quotas';
import { giveSlug } from '../links/slugs';
import { ScanBatch, storeScans } from '../scans/scan-store';
import { type DemoTime, dayFrom, momentAgo } from './demo-time';
import type { DemonstrationContents } from './demonstration-contents';
import type { DemonstrationServices } from './demonstration-services';
import type { Hotel, HotelCode } from './hotel/hotel';
import { scansOf } from './hotel/hotel-scans';

const MADE_DAYS_AGO = 15;

/** Adds the codes with their tags, short links and two weeks of scans. */
export async function addCodes(
  { database, config, links }: Pick<DemonstrationServices, 'database' | 'config' | 'links'>,
  organizationId: string,
  hotel: Hotel,
  contents: DemonstrationContents,
  time: DemoTime,
): Promise<void> {
  const codes = hotel
    .codes((days) => dayFrom(time, days))
    .map((code, index) => ({
      ...code,
      id: contents.codes[index] ?? '',
      madeAt: momentAgo(time, MADE_DAYS_AGO * 24 + index),
    }));
  const added = { qrCodes: codes.length };
  const slugs = await withinQuotas(database, organizationId, config.quotas, added, async (transaction) => {
    const given: string[] = [];
    for (const code of codes) given.push(...(await addCode(database, transaction, organizationId, code)));
    return given;
  });
  links.forget(slugs);
  const batch = new ScanBatch();
  for (const { id, visitsADay = 0 } of codes) {
    for (const { hour, device, visits, scans } of scansOf(time, visitsADay)) batch.add(id, hour, device, scans, visits);
  }
  await storeScans(database, batch, true);
}

async function addCode(
  database: Database,
  transaction: Kysely<Tables>,
  organizationId: string,
  {
    id,
    madeAt,
    name,
    type,
    fields,
    tags,
    visitsADay,
    isPaused,
    color,
  }: HotelCode & { readonly id: string; readonly madeAt: string },
): Promise<string[]> {
  const payload = JSON.stringify({ ...payloadFields(type, { ...fields }), Name: name, Type: type, Id: id });
  const row = { id, organization_id: organizationId, name, type, payload, created_at: madeAt };
  await transaction.insertInto('qr_codes').values(row).execute();
  await transaction
    .insertInto('qr_tags')
    .values(tags.map((tag) => ({ qr_id: id, tag_key: tagKey(tag), tag })))
    .execute();
  if (color) {
    const style = JSON.stringify(v.parse(qrStyleSchema, { dark: color, shape: 'rounded' }));
    await transaction.insertInto('qr_styles').values({ qr_id: id, style }).execute();
  }
  if (visitsADay === undefined) return [];
  const slug = await giveSlug(database, transaction, id, null);
  if (isPaused) await transaction.updateTable('short_links').set({ is_paused: 1 }).where('qr_id', '=', id).execute();
  return [slug];
}
