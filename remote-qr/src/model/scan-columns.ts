import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { pageLanguage } from '@frontdesk/shared/endpoints/page-language';
import { DEVICES, type Device, type getScans } from '@frontdesk/shared/endpoints/scans';

/** The scans in an hour or a day, by device. */
export type ScanColumn = {
  readonly label: string;
  /** Visits: a visitor's scans within 30 minutes count once. */
  readonly total: number;
  /** All scans, including repeated ones. */
  readonly scans: number;
} & Readonly<Record<Device, number>>;

const HOUR_MS = 3_600_000;

/**
 * Groups scans for a chart, oldest first, with columns for hours or days without scans: hours for a single day,
 * otherwise days in the reader's time zone. `now` is in milliseconds since 1970.
 */
export function scanColumns(hours: ResponseOf<typeof getScans>['hours'], days: number, now: number): ScanColumn[] {
  const byHour = days === 1;
  const columns = new Map((byHour ? lastHours(now) : lastDays(days, now)).map((start) => [start, emptyColumn()]));
  for (const { at, device, visits, scans } of hours) {
    const time = new Date(at);
    const column = columns.get(byHour ? time.getTime() : startOfDay(time).getTime());
    if (!column) continue;
    column[device] += visits;
    column.total += visits;
    column.scans += scans;
  }
  return [...columns].map(([start, column]) => ({ ...column, label: labelOf(new Date(start), byHour) }));
}

function emptyColumn() {
  return { phone: 0, tablet: 0, computer: 0, other: 0, total: 0, scans: 0 } satisfies Record<
    Device | 'total' | 'scans',
    number
  >;
}

function lastHours(now: number): number[] {
  const last = Math.floor(now / HOUR_MS) * HOUR_MS;
  return Array.from({ length: 24 }, (_, index) => last - (23 - index) * HOUR_MS);
}

/** Uses the calendar, because days on which the clocks change have 23 or 25 hours. */
function lastDays(days: number, now: number): number[] {
  const today = startOfDay(new Date(now));
  return Array.from({ length: days }, (_, index) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() - (days - 1 - index)).getTime(),
  );
}

function startOfDay(time: Date): Date {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate());
}

function labelOf(start: Date, byHour: boolean): string {
  return byHour
    ? start.toLocaleTimeString(pageLanguage(), { hour: '2-digit', minute: '2-digit' })
    : start.toLocaleDateString(pageLanguage(), { day: 'numeric', month: 'short' });
}

/** Adds up the numbers in all columns. */
export function sumOf(columns: readonly ScanColumn[], what: 'total' | 'scans'): number {
  return columns.reduce((sum, column) => sum + column[what], 0);
}

/** Returns the devices with scans in any of the columns; all devices if there are no scans. */
export function usedDevices(columns: readonly ScanColumn[]): readonly Device[] {
  const used = DEVICES.filter((device) => columns.some((column) => column[device] > 0));
  return used.length > 0 ? used : DEVICES;
}
