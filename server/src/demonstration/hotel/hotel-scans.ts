import type { ScannedBy } from '../../scans/scan-headers';
import type { DemoTime } from '../demo-time';

interface HotelScan {
  /** When the hour began. */
  readonly hour: string;
  readonly device: ScannedBy;
  readonly visits: number;
  readonly scans: number;
}

const HOUR_MS = 3_600_000;
const DAYS = 14;
/** The share of a day's visits in each hour from 7 to 22 in UTC: meals are busiest. */
const BY_HOUR = [2, 5, 6, 4, 5, 10, 11, 6, 4, 4, 6, 10, 12, 9, 4, 2];
const FIRST_HOUR = 7;
const WHOLE = BY_HOUR.reduce((sum, share) => sum + share, 0);
/** From Sunday to Saturday. */
const BY_WEEKDAY = [1.25, 0.7, 0.75, 0.8, 0.95, 1.3, 1.5];

/**
 * Returns two weeks of scans in slightly growing numbers, always the same: an hour's fraction of a scan is added to the
 * next hour.
 */
export function scansOf(now: DemoTime, visitsADay: number): HotelScan[] {
  const found: HotelScan[] = [];
  const lastHour = Math.floor(now / HOUR_MS) * HOUR_MS;
  let left = 0;
  for (let hour = lastHour - DAYS * 24 * HOUR_MS; hour <= lastHour; hour += HOUR_MS) {
    const at = new Date(hour);
    const share = (BY_HOUR[at.getUTCHours() - FIRST_HOUR] ?? 0) / WHOLE;
    const growth = 1.2 - (0.4 * (lastHour - hour)) / (DAYS * 24 * HOUR_MS);
    left += visitsADay * share * growth * (BY_WEEKDAY[at.getUTCDay()] ?? 1);
    const visits = Math.floor(left);
    if (visits === 0) continue;
    left -= visits;
    const device = found.length % 9 === 4 ? 'tablet' : found.length % 7 === 3 ? 'computer' : 'phone';
    found.push({ hour: at.toISOString(), device, visits, scans: visits + (found.length % 5 === 0 ? 1 : 0) });
  }
  return found;
}
