import type { Database } from '../database/database';
import { notFound } from '../http/api-error';

const HOUR_MS = 3_600_000;

/** A code's scans in the last `days` times 24 hours, by hour and device. */
export async function readScans(
  { db }: Database,
  organizationId: string,
  qrId: string,
  days: number,
  now = Date.now(),
) {
  const code = await db
    .selectFrom('qr_codes')
    .select('id')
    .where('id', '=', qrId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!code) throw notFound('QR code');
  const rows = await db
    .selectFrom('scan_counts')
    .select(['hour', 'device', 'visits', 'scans'])
    .where('qr_id', '=', qrId)
    .where('hour', '>', new Date(now - days * 24 * HOUR_MS - HOUR_MS).toISOString())
    .orderBy('hour')
    .orderBy('device')
    .execute();
  // PostgreSQL answers large numbers as text.
  const counts = rows.map(({ hour, device, visits, scans }) => ({
    at: hour,
    device,
    visits: Number(visits),
    scans: Number(scans),
  }));
  const hours = counts.filter(({ device }) => device !== 'bot');
  const sum = (of: readonly { visits: number; scans: number }[], what: 'visits' | 'scans') =>
    of.reduce((total, count) => total + count[what], 0);
  const bots = sum(counts, 'scans') - sum(hours, 'scans');
  return { hours, visits: sum(hours, 'visits'), scans: sum(hours, 'scans'), bots };
}

/** Visits of all codes from a day on, in UTC; null for an organization without short links. */
export async function countVisits({ db }: Database, organizationId: string, firstDay: string): Promise<number | null> {
  const link = await db
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .select('slug')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst();
  if (!link) return null;
  const { visits } = await db
    .selectFrom('scan_counts')
    .innerJoin('qr_codes', 'qr_codes.id', 'scan_counts.qr_id')
    .select(({ fn }) => fn.sum<number | string | null>('visits').as('visits'))
    .where('organization_id', '=', organizationId)
    .where('hour', '>=', firstDay)
    .executeTakeFirstOrThrow();
  return Number(visits ?? 0);
}
