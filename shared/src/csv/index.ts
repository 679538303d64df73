/** Reads and writes CSV files. Compiled into each page that needs it. */

import { CSV_FORMULA } from '../endpoints/csv-formula';

/** Decodes the bytes of a CSV file. Spreadsheets on Windows still use their own encoding by default. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A line of a CSV file: the line number that an editor shows, and the cells. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Thrown when a cell begins with a quotation mark that is never closed: the rest of the file would become part of the
 * cell.
 */
export class UnclosedQuoteError extends Error {
  override readonly name = 'UnclosedQuoteError';

  /** `line` is the line where the row begins. */
  constructor(readonly line: number) {
    super(`The quotation mark in line ${line} is never closed.`);
  }
}

/**
 * Reads CSV as spreadsheets write it: commas, semicolons or tabs between cells, optional quotes, and line breaks in
 * quoted cells. Skips blank lines. Loads Papa Parse on the first call. Throws `UnclosedQuoteError`.
 */
export async function parseCsv(file: string): Promise<CsvLine[]> {
  const { parse } = await import('./papa-parse');
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const delimiter = delimiterOf(text);
  const strict = withStrictQuotes(text, delimiter);
  const lines: CsvLine[] = [];
  let line = 1;
  let start = 0;
  parse<string[]>(strict, {
    delimiter,
    newline: '\n',
    step({ data: cells, errors, meta }) {
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new UnclosedQuoteError(line);
      if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells });
      line += strict.slice(start, meta.cursor).split('\n').length - 1;
      start = meta.cursor;
    },
  });
  return lines;
}

/**
 * Moves quotation marks to where Papa Parse expects them. Handwritten CSV may have a space before a quoted cell, or
 * text after it, and Papa Parse would join the rows after that.
 */
function withStrictQuotes(text: string, delimiter: string): string {
  const space = delimiter === '\t' ? ' ' : '[ \t]';
  const quoted = new RegExp(`(^|[\n${delimiter}])${space}*"([^"]*(?:""[^"]*)*)"(?!")([^\n${delimiter}]*)`, 'g');
  return text.replace(quoted, (_, before: string, content: string, rest: string) => {
    const after = rest.trim() === '' ? '' : rest.replaceAll('"', '""');
    return `${before}"${content}${after}"`;
  });
}

/**
 * Returns the separator that is most frequent in the first line, outside of quotes. Papa Parse would compare the cell
 * counts of the first rows, and prefer the commas of long texts.
 */
function delimiterOf(text: string): string {
  const first = (/^(?:"[^"]*"|[^\n])*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * Writes a CSV file for spreadsheets, with the byte order mark from which Excel recognizes UTF-8. Escapes cells that a
 * spreadsheet could run as a formula.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`;
}

function formatCell(value: string): string {
  const safe = CSV_FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
