/** Spreadsheets run what begins with these as a formula, spaces before it or not. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** A number that is only a number stays one, a telephone's among them. */
const NUMBER = /^[+-]?\d[\d ]*([.,]\d+)?$/;

/** A CSV file as spreadsheets read it, in which no cell can be run as a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
