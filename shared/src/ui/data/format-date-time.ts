/** Date and time in the reader's own format; '-' when there is none or it is no date (spec section 2, Agents). */
export function formatDateTime(value: string | null | undefined): string {
  if (!value) return '-';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '-' : date.toLocaleString();
}
