import type { TableCell } from '../table';

/** The position of a column on its page, in points. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** A table with lines between its cells. */
export interface RuledTable {
  readonly rows: readonly (readonly TableCell[])[];
  readonly columns: readonly Column[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** A piece of a line with space around it: a cell of a table, or a whole line. */
export interface Cell {
  readonly text: string;
  /** Its left and right edges, in points from the left. */
  readonly left: number;
  readonly right: number;
  /** The height of its letters, in points. */
  readonly size: number;
  /** Its baseline, in points from the bottom. */
  readonly y: number;
  /** Its pieces between wide spaces; in a table they may belong to several columns. */
  readonly parts?: readonly Cell[];
  /** The table at this position, instead of a text. */
  readonly table?: RuledTable;
}

/** The cells on one line of a page or column, from left to right. */
export interface Row {
  readonly cells: readonly Cell[];
  readonly y: number;
  readonly size: number;
  /** The space below the row above, in letter heights; 0 for the first row. */
  readonly gap: number;
}

export const partsOf = (cells: readonly Cell[]): Cell[] => cells.flatMap((cell) => cell.parts ?? [cell]);

export const textOf = ({ cells }: Pick<Row, 'cells'>) => cells.map(({ text }) => text).join(' ');

/** Cells at about the same height form a row. */
const SAME_LINE = 0.5;

/** Sorts cells into rows from top to bottom. */
export function rowsOf(cells: readonly Cell[]): Row[] {
  const lines: Cell[][] = [];
  for (const cell of [...cells].sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.y - cell.y <= Math.max(first.size, cell.size) * SAME_LINE) line.push(cell);
    else lines.push([cell]);
  }
  let above: number | null = null;
  return lines.map((line) => {
    const size = Math.max(...line.map((cell) => cell.size));
    const y = line.reduce((best, cell) => (cell.size === size ? cell.y : best), line[0]?.y ?? 0);
    const gap = above === null ? 0 : (above - y) / (size || 1);
    above = y;
    return { cells: line.sort((one, other) => one.left - other.left), y, size, gap };
  });
}
