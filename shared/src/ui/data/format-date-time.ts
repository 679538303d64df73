const STYLES = { day: { dateStyle: 'medium' }, dayAndMinute: { dateStyle: 'medium', timeStyle: 'short' } } as const;

/** Created on first use, because creating one is slow. */
const formatters = new Map<keyof typeof STYLES, Intl.DateTimeFormat>();

/** Formats date and time in the reader's own format, without seconds; '-' without a date (spec section 2.5). */
export function formatDateTime(value: string | null | undefined): string {
  return format(value, 'dayAndMinute');
}

/** Formats the day in the reader's own format; '-' without a date. */
export function formatDate(value: string | null | undefined): string {
  return format(value, 'day');
}

function format(value: string | null | undefined, style: keyof typeof STYLES): string {
  if (!value) return '-';
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '-';
  const formatter = formatters.get(style) ?? new Intl.DateTimeFormat(undefined, STYLES[style]);
  formatters.set(style, formatter);
  return formatter.format(date);
}
