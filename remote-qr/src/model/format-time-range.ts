/**
 * Formats start and end in the reader's format, with the date once when both are on the same day. Unchanged unless they
 * are dates in order.
 */
export function formatTimeRange(start: string, end: string, locale?: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  if (!(from <= to)) return `${start} – ${end}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).formatRange(from, to);
}
