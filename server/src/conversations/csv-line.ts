/**
 * Spreadsheets run what begins with these as a formula, also after spaces and characters that nobody sees. Some read the
 * wide signs of East Asian keyboards in the same way.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/** Without it Excel takes UTF-8 for something else. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line of a CSV file, in which no cell can be run as a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
