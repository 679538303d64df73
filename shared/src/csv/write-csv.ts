import { CSV_FORMULA } from '../endpoints/csv-formula';

/**
 * Writes a CSV file for spreadsheets, with the byte order mark by which Excel recognizes UTF-8. Escapes cells that a
 * spreadsheet could run as a formula.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`;
}

function formatCell(value: string): string {
  const safe = CSV_FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
