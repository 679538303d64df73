const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When a demonstration is filled, in milliseconds since 1970. All its dates are relative to that. */
export type DemoTime = number;

export const momentAgo = (now: DemoTime, hours: number) => new Date(now - hours * HOUR_MS).toISOString();

/** Today's conversations span at least this long and ended this long ago, so that each ends before the next begins. */
const TODAY_MIN_MS = 6 * HOUR_MS;
const ENDED_MS = 5 * 60_000;

/**
 * Returns a time of day in UTC, some days ago. Today's times are moved to before now, in the same order; soon after
 * midnight, the first of them fall on the previous evening.
 */
export function momentOn(now: DemoTime, daysAgo: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const sinceMidnight = hours * HOUR_MS + minutes * 60_000;
  if (daysAgo > 0) return new Date(midnight - daysAgo * DAY_MS + sinceMidnight);
  const end = now - ENDED_MS;
  const span = Math.max(end - midnight, TODAY_MIN_MS);
  return new Date(end - span + span * (sinceMidnight / DAY_MS));
}

/** Returns the date of a day counted from now: 2026-11-22. */
export const dayFrom = (now: DemoTime, days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
