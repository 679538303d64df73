/** Returns when a day begins in a time zone. `midnight` is its beginning in UTC; both in milliseconds since 1970. */
export function startOfDay(midnight: number, timeZone: string): number {
  // The clocks may change between this moment and the beginning of the day there.
  const about = midnight - offsetAt(midnight, timeZone);
  return midnight - offsetAt(about, timeZone);
}

/** Returns a time zone's offset from UTC at a given time, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
