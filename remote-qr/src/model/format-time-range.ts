/** From when to when in the reader's own format, the date said once when both are of one day; as stored when they are no dates in order. */
export function formatTimeRange(start: string, end: string, locale?: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  if (!(from <= to)) return `${start} – ${end}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).formatRange(from, to);
}
