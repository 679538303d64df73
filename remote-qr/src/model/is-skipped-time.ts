const DAY_MS = 24 * 3600 * 1000;

/** Whether no clock in the zone ever shows this time, because clocks go forward then. False for an invalid time. */
export function isSkippedTime(typed: string, timeZone: string): boolean {
  const wall = Date.parse(`${typed}Z`);
  if (Number.isNaN(wall) || !typed.includes('T')) return false;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((moment) => wallClock(moment, timeZone) - moment);
  return !offsets.some((offset) => wallClock(wall - offset, timeZone) === wall);
}

/** Returns the local time in the zone as if it were UTC, to the second. */
function wallClock(moment: number, timeZone: string): number {
  // The Swedish format is ISO 8601.
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}
