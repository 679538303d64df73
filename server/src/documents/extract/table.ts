/** A cell of a table, as it is in the document. */
export interface TableCell {
  readonly text: string;
  /** The number of columns and rows that it covers; 1 if absent. */
  readonly columns?: number;
  readonly rows?: number;
  /** Whether the document marks it as the name of a row or column. */
  readonly isHeader?: boolean;
}

/** A line of a table: a row with its column names, a name for the rows below it, or a remark. */
export interface TableLine {
  readonly kind: 'row' | 'section' | 'note';
  readonly text: string;
}

export interface TableText {
  /** Lines above the column names. */
  readonly titles: readonly string[];
  /** The column names; null for a table without a header. */
  readonly names: readonly string[] | null;
  readonly lines: readonly TableLine[];
}

export interface TableOptions {
  /** The column names of a table that this one continues. */
  readonly continued?: readonly string[] | null;
  /** Whether a header is assumed only above columns of numbers. */
  readonly needsNumbers?: boolean;
}

/** The longest text that other cells and rows repeat. Longer texts would be multiplied by the number of rows. */
const REPEATED_MAX = 150;
/** Wider tables are cut off: nobody asks about column 300. */
const COLUMNS_MAX = 200;
const HEADER_ROWS_MAX = 4;
const SECTION_MAX = 80;
/** A row longer than this is written as several lines, each with the row's first cell. */
const LINE_MAX = 900;

const UNITS =
  '\\p{Sc}|EUR|USD|GBP|CHF|PLN|SEK|DKK|Kč|zł|%|‰|°C|kWh?|[kmg]?W|m²|m2|m³|qm|[kmc]?m|[km]?g|m?l|h|Std\\.?|hrs?|min\\.?|Min\\.?|Tage?|days?|nights?|Uhr|am|pm|pcs\\.?|Stk\\.?';
const NUMBER = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:${UNITS})\\s*)?\\d[\\d.,:’'\\s/–—+x×*-]*(?:(?:${UNITS})[\\s,.*/–-]*(?:\\d[\\d.,:\\s]*(?:${UNITS})?)?)?[^\\p{L}\\p{N}]*$`,
  'u',
);
const YEAR = /^(?:19|20)\d\d$/;
const UNIT = new RegExp(`^(?:[([]\\s*(?:[^()\\[\\]\\d]{1,14})\\s*[)\\]]|(?:${UNITS})(?:\\s*/\\s*\\p{L}{1,8})?)$`, 'u');

/** Whether a cell is an amount, a time or a size, not a name. */
export const isNumber = (text: string) => NUMBER.test(text) && !YEAR.test(text);
export const isUnit = (text: string) => UNIT.test(text);

interface GridCell {
  readonly text: string;
  /** Its text as a column name, in which a line break is a space. */
  readonly name: string;
  readonly isHeader: boolean;
  /** The same object in every position that the cell covers. */
  readonly origin: object;
  readonly columns: number;
}

const EMPTY: GridCell = { text: '', name: '', isHeader: false, origin: {}, columns: 1 };

/** Reads a table into lines, in the order of its rows: 'Room: Suite; Price (EUR): 149'. */
export function readTable(
  rows: readonly (readonly (string | TableCell)[])[],
  { continued = null, needsNumbers = false }: TableOptions = {},
): TableText {
  const grid = gridOf(rows).filter((row) => row.some(({ text }) => text !== ''));
  const first = grid.findIndex((row) => originsOf(row) > 1);
  if (first < 0) return { titles: grid.map(aloneIn), names: null, lines: [] };
  const table = grid.slice(first);
  const header = headerOf(table, needsNumbers);
  const isContinued = continued !== null && continued.length === widthOf(table);
  const found = header.length > 0 ? namesOf(header) : null;
  // After a page break, the first row may look like column names.
  const isNew = found !== null && (!isContinued || found.join() === continued.join() || isMarked(header));
  const names = isContinued && !isNew ? continued : found;
  const body = table.slice(isNew ? header.length : 0);
  const isGrouped = body.length > 1 && isAlone(body[0] ?? []);
  const lines = body.flatMap((row, at): TableLine[] => {
    // A table's header is repeated on each page.
    if (header.some((named) => isSameRow(named, row))) return [];
    const kind = isAlone(row) ? kindOf(row, body[at + 1], isGrouped) : 'row';
    if (kind !== 'row') return [{ kind, text: aloneIn(row) }];
    if (table.length === 1) return [{ kind, text: filled(row).map(textOf).join('; ') }];
    return rowLines(row, names).map((text) => ({ kind, text }));
  });
  // The text is too long to be repeated.
  const texts = isNew ? header.flatMap((row) => row.filter(({ text }) => text.length > REPEATED_MAX)) : [];
  return { titles: [...grid.slice(0, first).map(aloneIn), ...texts.map(({ text }) => text)], names, lines };
}

/** Writes each cell into every position that it covers. */
function gridOf(rows: readonly (readonly (string | TableCell)[])[]): GridCell[][] {
  const grid: GridCell[][] = rows.map(() => []);
  rows.forEach((row, at) => {
    let column = 0;
    for (const cell of row) {
      const { text, columns = 1, rows: down = 1, isHeader = false } = typeof cell === 'string' ? { text: cell } : cell;
      while (grid[at]?.[column]) column++;
      if (column >= COLUMNS_MAX) break;
      const width = Math.min(Math.max(columns, 1), COLUMNS_MAX - column);
      const own: GridCell = { text: cleaned(text), name: collapse(text), isHeader, origin: {}, columns: width };
      const copy = own.text.length <= REPEATED_MAX ? own : { ...own, text: '' };
      const last = Math.min(rows.length, at + Math.max(down, 1));
      for (let line = at; line < last; line++) {
        for (let place = column; place < column + width; place++) {
          const target = grid[line] as GridCell[];
          target[place] ??= line === at && place === column ? own : copy;
        }
      }
      column += width;
    }
  });
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? EMPTY));
}

const collapse = (part: string) =>
  part
    .replace(/[\s\u00a0\u00ad\u200b\u2028]+/g, ' ')
    .replace(/\s*;\s*/g, ', ')
    .trim();

/** Lines within a cell are parts of a list. */
function cleaned(text: string): string {
  const lines = text.split(/[\n\r\u2028]+/).map(collapse);
  return lines
    .filter((line) => line !== '')
    .reduce((all, line) => (all === '' ? line : `${all}${/[.,;:!?(–-]$/.test(all) ? ' ' : ', '}${line}`), '')
    .replace(/,\s*$/, '');
}

const widthOf = (grid: readonly (readonly GridCell[])[]) => grid[0]?.length ?? 0;
const originsOf = (row: readonly GridCell[]) => new Set(filled(row).map(({ origin }) => origin)).size;
const filled = (row: readonly GridCell[]) => row.filter(({ text }) => text !== '');
const textOf = ({ text }: GridCell) => text;
const aloneIn = (row: readonly GridCell[]) => filled(row)[0]?.text ?? '';
const isMarked = (rows: readonly (readonly GridCell[])[]) => rows.some((row) => row.some(({ isHeader }) => isHeader));

/** Returns the rows that name the columns. */
function headerOf(table: readonly (readonly GridCell[])[], needsNumbers: boolean): readonly (readonly GridCell[])[] {
  const marked = table.findIndex((row) => !row.every(({ text, isHeader }) => isHeader || text === ''));
  if (marked > 0) return withUnits(table, Math.min(marked, HEADER_ROWS_MAX));
  // Its first column names the rows: 'Monday', 'Tuesday'.
  if (marked === 0 && table.every(([first]) => first?.isHeader || first?.text === '')) return [];
  const [first = [], ...rest] = table;
  if (rest.length === 0) return [];
  const numbers = first.map((_, column) => {
    const cells = rest.map((row) => row[column]?.text ?? '').filter((text) => text !== '');
    return cells.length > 0 && cells.filter(isNumber).length >= cells.length / 2;
  });
  if (first.some(({ text }, column) => numbers[column] && isNumber(text))) return [];
  if (needsNumbers && !numbers.some((isOfNumbers, column) => isOfNumbers && first[column]?.text !== '')) return [];
  return withUnits(table, rest.length > 1 && isSecondHeader(first, rest[0] ?? [], rest.slice(1)) ? 2 : 1);
}

/** Whether a row contains names below a name that covers several columns. */
function isSecondHeader(
  above: readonly GridCell[],
  row: readonly GridCell[],
  rest: readonly (readonly GridCell[])[],
): boolean {
  const isCovered = (column: number) => (above[column]?.columns ?? 1) > 1 || (column > 0 && above[column]?.text === '');
  // A name that spans both rows of names.
  const isBeside = row.some(({ text, origin }, column) => text !== '' && origin === above[column]?.origin);
  if (isBeside && above.some(({ columns }) => columns > 1)) return true;
  const below = row.flatMap((cell, column) => (cell.text !== '' && isCovered(column) ? [{ cell, column }] : []));
  if (below.length === 0 || row.some(({ text }) => isNumber(text))) return false;
  return below.some(({ column }) => rest.some((other) => isNumber(other[column]?.text ?? '')));
}

function withUnits(table: readonly (readonly GridCell[])[], count: number): readonly (readonly GridCell[])[] {
  const next = filled(table[count] ?? []);
  const isUnits = table.length > count + 1 && next.length > 0 && next.every(({ text }) => isUnit(text));
  return table.slice(0, isUnits ? count + 1 : count);
}

/** Joins the names above each column: 'Price (EUR), Low season'. */
function namesOf(header: readonly (readonly GridCell[])[]): string[] {
  return Array.from({ length: widthOf(header) }, (_, column) => {
    const pieces: GridCell[] = [];
    header.forEach((row, at) => {
      let cell = row[column] ?? EMPTY;
      // In files without merged cells, only the first of its columns contains the name.
      for (let left = column; cell.text === '' && left > 0 && at < header.length - 1; ) {
        if (!header[at + 1]?.[left]?.text) break;
        cell = row[--left] ?? EMPTY;
      }
      const isKnown = pieces.some(({ origin, text }) => origin === cell.origin || text === cell.text);
      if (cell.text !== '' && !isKnown) pieces.push(cell);
    });
    const names = pieces.map(({ name }) => name.replace(/\s*:\s*$/, '').replace(/:\s/g, ' '));
    const joined = names.reduce((all, name, at) => {
      if (all === '') return name;
      if (at > 0 && isUnit(name)) return `${all} (${name.replace(/^[([]\s*|\s*[)\]]$/g, '')})`;
      return `${all}, ${name}`;
    }, '');
    return joined.length <= REPEATED_MAX ? joined : '';
  });
}

/** Whether only the first cell of a row has content. */
const isAlone = (row: readonly GridCell[]) => originsOf(row) === 1 && row[0]?.text !== '';

/**
 * Decides the meaning of a row with only a first cell: a name for the rows below, a remark, or a row without values.
 */
function kindOf(
  row: readonly GridCell[],
  next: readonly GridCell[] | undefined,
  isGrouped: boolean,
): TableLine['kind'] {
  const text = aloneIn(row);
  const isAcross = (row[0]?.columns ?? 1) > 1;
  const isName = text.length <= SECTION_MAX && /^[\p{L}\p{N}]/u.test(text) && !/[.!?]$/.test(text);
  if (isName && (isAcross || isGrouped) && next && originsOf(next) > 1) return 'section';
  return isAcross || !isName ? 'note' : 'row';
}

const isSameRow = (one: readonly GridCell[], other: readonly GridCell[]) =>
  one.every(({ text }, column) => text === other[column]?.text);

/** Writes a row as one line; a very long row as several, each with its first cell. */
function rowLines(row: readonly GridCell[], names: readonly string[] | null): string[] {
  const [first = '', ...rest] = row.flatMap(({ text, origin, columns }, column) => {
    // A price below several names applies to each of them; a text below them applies to all of them together.
    const isForEach = names !== null && columns > 1 && isNumber(text);
    if (text === '' || (row[column - 1]?.origin === origin && !isForEach)) return [];
    const name = columns > 1 && !isForEach && column > 0 ? '' : names?.[column];
    return [name ? `${name}: ${text}` : text];
  });
  if (rest.length === 0) return [first];
  const start = names ? `${first}; ` : /[:.?]$/.test(first) ? `${first} ` : `${first}: `;
  const lines: string[] = [];
  for (const part of rest) {
    const last = lines.at(-1);
    const isFull = last !== undefined && last.length + part.length > LINE_MAX && first.length <= REPEATED_MAX;
    if (last === undefined || isFull) lines.push(start + part);
    else lines[lines.length - 1] = `${last}; ${part}`;
  }
  return lines;
}
