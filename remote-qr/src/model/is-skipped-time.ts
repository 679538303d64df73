const DAY_MS = 24 * 3600 * 1000;

/** Whether no clock in the zone ever shows this time, because it is put forward just then. False for what is no time. */
export function isSkippedTime(typed: string, timeZone: string): boolean {
  const wall = Date.parse(`${typed}Z`);
  if (Number.isNaN(wall) || !typed.includes('T')) return false;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((moment) => wallClock(moment, timeZone) - moment);
  return !offsets.some((offset) => wallClock(wall - offset, timeZone) === wall);
}

/** What the clocks of the zone show at a moment, as if it were UTC; to the second. */
function wallClock(moment: number, timeZone: string): number {
  // Sweden writes dates as ISO 8601 does.
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}
