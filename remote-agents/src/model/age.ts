import { documents } from '../messages/documents';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A document that has been in progress for this long is probably stuck. */
const SLOW_MS = 10 * MINUTE_MS;

function ageMs(since: string | null, now: number): number | null {
  const from = since === null ? Number.NaN : Date.parse(since);
  // The server's clock may be ahead of ours.
  return Number.isNaN(from) ? null : Math.max(0, now - from);
}

/** Formats an age in few characters: 'just now', '2 min', '3 h', '5 d'. Empty for an unknown age. */
export function formatAge(since: string | null, now: number): string {
  const age = ageMs(since, now);
  if (age === null) return '';
  if (age < MINUTE_MS) return documents.age.now;
  if (age < HOUR_MS) return documents.age.minutes(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return documents.age.hours(Math.floor(age / HOUR_MS));
  return documents.age.days(Math.floor(age / DAY_MS));
}

export function isSlow(since: string | null, now: number): boolean {
  return (ageMs(since, now) ?? 0) >= SLOW_MS;
}
