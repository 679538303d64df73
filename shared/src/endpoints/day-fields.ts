import * as v from 'valibot';

/** An optional day such as 2026-11-22. */
export const optionalDay = (label: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.isoDate(`${label} must be a date such as 2026-11-22.`),
      v.check(isRealDay, `${label} must be a day that exists.`),
    ),
  );

/** An optional time zone such as 'Europe/Paris'. */
export const optionalTimeZone = v.optional(v.pipe(v.string(), v.check(isTimeZone, 'The time zone is unknown.')));

/** Whether the day exists. JavaScript reads February 31 as a day in March. */
function isRealDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
