import { formatDate } from './format-date-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Formats how long ago `time` was: 'just now', '2 min ago', '3 h ago', '5 d ago'. Formats the date after a week; '-'
 * without a date.
 */
export function formatAgo(time: string | null | undefined, now: number): string {
  const from = Date.parse(time ?? '');
  if (Number.isNaN(from)) return '-';
  // The server's clock may be ahead of ours.
  const age = Math.max(0, now - from);
  if (age >= 7 * DAY_MS) return formatDate(time);
  if (age >= DAY_MS) return `${Math.floor(age / DAY_MS)} d ago`;
  if (age >= HOUR_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  return age < MINUTE_MS ? 'just now' : `${Math.floor(age / MINUTE_MS)} min ago`;
}
