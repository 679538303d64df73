/** One line of a CSV file: its number as an editor counts, and its cells. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const BOM = '\ufeff';

/** A cell opens with a quotation mark that is never closed, so the rest of the file would be part of it. */
export class UnclosedQuoteError extends Error {
  override readonly name = 'UnclosedQuoteError';

  /** `line`: where the row begins. */
  constructor(readonly line: number) {
    super(`The quotation mark in line ${line} is never closed.`);
  }
}

/** Reads CSV as spreadsheets write it: comma, semicolon or tab between cells, quotes around any, with line breaks in them. Throws `UnclosedQuoteError`. */
export function parseCsv(file: string): CsvLine[] {
  const text = file.startsWith(BOM) ? file.slice(1) : file;
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begunAt = 1;

  const endLine = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) lines.push({ line: begunAt, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endLine();
      begunAt = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) throw new UnclosedQuoteError(begunAt);
  endLine();
  return lines;
}

/** The sign that stands most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const first = (/^(?:"[^"]*"|[^\r\n])*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
