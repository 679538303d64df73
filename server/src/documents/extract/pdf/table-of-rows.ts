import type { TableCell } from '../table';
import { columnAt, columnsOf, fitsColumn } from './columns';
import { type Cell, type Column, partsOf, type Row } from './pdf-row';
import { rowsOfColumns } from './rows-of-columns';

const ROWS_MIN = 2;
const ROW_GAP_MAX = 4;
/** Maximum distance between two lines of a cell, in letter heights. */
const LINE_GAP = 1.6;
/** Maximum number of consecutive lines with a single cell; more lines form a paragraph. */
const SINGLES_MAX = 2;
const WRAPPED_MAX = 8;

export interface FoundTable {
  readonly rows: readonly (readonly TableCell[])[];
  readonly columns: readonly Column[];
  /** The number of lines that it consumes. */
  readonly length: number;
}

/**
 * Finds the table that begins with the first of `rows`, by cells that lie one below another; null when none begins
 * there.
 */
export function tableAt(rows: readonly Row[]): FoundTable | null {
  if (!isStart(rows)) return null;
  const length = lengthOfTable(rows);
  const taken = rows.slice(0, length);
  if (taken.filter(isFull).length < ROWS_MIN) return null;
  const pieces = partsOf(taken.flatMap(({ cells }) => cells));
  const columns = columnsOf(pieces);
  if (columns.length < 2) return null;
  const lines: Cell[][] = columns.map(() => []);
  for (const cell of pieces) lines[columnAt(cell, columns)]?.push(cell);
  return { rows: rowsOfColumns(lines, 'none'), columns, length };
}

const isFull = ({ cells }: Row) => cells.length > 1;

/** A table begins with a full row, or with a column name that needs more lines than the others. */
function isStart(rows: readonly Row[]): boolean {
  const [first, ...others] = rows;
  if (!first || isFull(first)) return first !== undefined;
  const full = others.slice(0, 3).findIndex(isFull);
  if (full < 0 || others.slice(0, full + 1).some(({ gap }) => gap > LINE_GAP)) return false;
  const start = others[full]?.cells[0];
  return start !== undefined && (first.cells[0]?.left ?? 0) > start.right;
}

/** Counts the full rows and the rows between them. */
function lengthOfTable(rows: readonly Row[]): number {
  const columns = columnsOf(
    rows
      .slice(0, 40)
      .filter(isFull)
      .flatMap(({ cells }) => cells),
  );
  const isWrapped = ({ cells: [cell], gap }: Row) => cell !== undefined && gap < LINE_GAP && fitsColumn(cell, columns);
  let length = 0;
  let [singles, wrapped] = [0, 0];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row || (at > 0 && row.gap > ROW_GAP_MAX)) break;
    if (isFull(row)) {
      length = at + 1;
      [singles, wrapped] = [0, 0];
    } else if (isWrapped(row)) wrapped++;
    else singles++;
    if (singles > SINGLES_MAX || wrapped > WRAPPED_MAX) break;
  }
  // Further lines of the last row.
  while (rows[length] && isWrapped(rows[length] as Row) && (rows[length]?.gap ?? 0) < leading(rows.slice(0, length)))
    length++;
  return length;
}

/** Returns the minimum distance between two lines of a cell, in letter heights. */
function leading(rows: readonly Row[]): number {
  const gaps = rows.slice(1).flatMap((row) => (isFull(row) || row.gap === 0 ? [] : [row.gap]));
  return gaps.length > 0 ? Math.min(...gaps.filter((gap) => gap > 0.9), LINE_GAP) * 1.1 : 1.3;
}
