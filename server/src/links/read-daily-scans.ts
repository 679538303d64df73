import { TOP_CODES_MAX } from '@frontdesk/shared/endpoints/scans';
import { sql } from 'kysely';
import type { Database } from '../database/database';

const DAY_MS = 86_400_000;

/** Reads the visits of all codes by day in UTC, today included, and the most visited codes. */
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
