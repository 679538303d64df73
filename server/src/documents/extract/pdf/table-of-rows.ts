import type { Cell, Row } from './pdf-row';

const ROWS_MIN = 2;
const ROW_GAP_MAX = 4;

interface Column {
  left: number;
  right: number;
}

export interface FoundTable {
  /** Its cells, a list per row, all of the same length. */
  readonly cells: string[][];
  readonly columns: readonly Column[];
  /** The number of rows that it consumes. */
  readonly length: number;
}

/** Finds the table that begins with the first of `rows`; null when that is not a table's row. */
export function tableAt(rows: readonly Row[]): FoundTable | null {
  if (!rows[0] || !isFull(rows[0])) return null;
  const length = lengthOfTable(rows);
  const taken = rows.slice(0, length);
  if (taken.filter(isFull).length < ROWS_MIN) return null;
  const columns = columnsOf(taken);
  if (columns.length < 2) return null;
  const cells: string[][] = [];
  for (const row of taken) {
    const own = columns.map((column) => joined(row.cells.filter((cell) => columnOf(cell, columns) === column)));
    const last = cells.at(-1);
    if (last && isContinuation(row, own)) cells[cells.length - 1] = last.map((text, at) => `${text} ${own[at]}`.trim());
    else cells.push(own);
  }
  return { cells, columns, length };
}

const isFull = ({ cells }: Row) => cells.length > 1;

/** Counts full rows and the rows between them. */
function lengthOfTable(rows: readonly Row[]): number {
  let length = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row || (at > 0 && row.gap > ROW_GAP_MAX)) break;
    if (isFull(row)) length = at + 1;
    // More than two single lines are a paragraph.
    else if (at - length >= 2) break;
  }
  const next = rows[length];
  // The second line of the last row.
  return next && next.gap > 0 && next.gap < 1.5 && startsLow(next) ? length + 1 : length;
}

/** Finds the columns by the rows with the most cells, as far as these extend. */
function columnsOf(rows: readonly Row[]): Column[] {
  const most = Math.max(...rows.map(({ cells }) => cells.length));
  const columns: Column[] = [];
  for (const { left, right } of rows
    .filter(({ cells }) => cells.length === most)
    .flatMap(({ cells }) => cells)
    .sort((one, other) => one.left - other.left)) {
    const last = columns.at(-1);
    if (last && left < last.right) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

/** Returns the column that the cell overlaps most, or the nearest. */
function columnOf(cell: Cell, columns: readonly Column[]): Column | undefined {
  const nearness = (column: Column) => Math.min(cell.right, column.right) - Math.max(cell.left, column.left);
  return [...columns].sort((one, other) => nearness(other) - nearness(one))[0];
}

const joined = (cells: readonly Cell[]) => cells.map(({ text }) => text).join(' ');

const startsLow = ({ cells }: Row) => /^[\p{Ll}(]/u.test(cells[0]?.text ?? '');

/** Detects a cell's second line: close below, without a new first cell. */
function isContinuation(row: Row, cells: readonly string[]): boolean {
  return row.cells.length < cells.length && row.gap < 1.6 && (cells[0] === '' || (!isFull(row) && startsLow(row)));
}
