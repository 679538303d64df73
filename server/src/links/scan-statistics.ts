import { TOP_CODES_MAX } from '@frontdesk/shared/endpoints/scans';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';

const DAY_MS = 86_400_000;

/**
 * Reads a code's scans by hour and device, with the totals for the last `days` times 24 hours, including the current
 * hour.
 */
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
  const daysAgo = (count: number) => new Date(now - count * DAY_MS).toISOString();
  const rows = await db
    .selectFrom('scan_counts')
    .select(['hour', 'device', 'visits', 'scans'])
    .where('qr_id', '=', qrId)
    // A day may begin earlier in the viewer's time zone.
    .where('hour', '>', daysAgo(days + 1))
    .orderBy('hour')
    .orderBy('device')
    .execute();
  // PostgreSQL returns large numbers as text.
  const counts = rows.map(({ hour, device, visits, scans }) => ({
    at: hour,
    device,
    visits: Number(visits),
    scans: Number(scans),
  }));
  const summed = counts.filter(({ at }) => at > daysAgo(days));
  const sum = (what: 'visits' | 'scans', isBot: boolean) =>
    summed.reduce((total, count) => total + ((count.device === 'bot') === isBot ? count[what] : 0), 0);
  return {
    hours: counts.filter(({ device }) => device !== 'bot'),
    visits: sum('visits', false),
    scans: sum('scans', false),
    bots: sum('scans', true),
  };
}

/** Counts the visits to all codes since a day, in UTC; null for an organization without short links. */
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

/** Reads the visits to all codes by day in UTC, including today, and the most visited codes. */
export async function readDailyScans({ db }: Database, organizationId: string, days: number, now = Date.now()) {
  const shown = Array.from({ length: days }, (_, at) =>
    new Date(now - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  const visits = db
    .selectFrom('scan_counts')
    .innerJoin('qr_codes', 'qr_codes.id', 'scan_counts.qr_id')
    .select(({ fn }) => fn.sum<number | string>('visits').as('visits'))
    .where('organization_id', '=', organizationId)
    .where('device', '!=', 'bot')
    .where('hour', '>=', shown[0] ?? '');
  const [byDay, byCode, link] = await Promise.all([
    visits.select(sql<string>`substr(hour, 1, 10)`.as('day')).groupBy('day').execute(),
    visits
      .select(['qr_id as qrId', 'name'])
      .groupBy(['qr_id', 'name'])
      .having(({ fn }) => fn.sum('visits'), '>', 0)
      .orderBy('visits', 'desc')
      .orderBy('qr_id')
      .limit(TOP_CODES_MAX)
      .execute(),
    db
      .selectFrom('short_links')
      .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
      .select('slug')
      .where('organization_id', '=', organizationId)
      .limit(1)
      .executeTakeFirst(),
  ]);
  const counts = new Map(byDay.map((row) => [row.day, Number(row.visits)]));
  return {
    days: shown.map((day) => ({ day, visits: counts.get(day) ?? 0 })),
    codes: byCode.map((code) => ({ ...code, visits: Number(code.visits) })),
    hasLinks: link !== undefined,
  };
}
