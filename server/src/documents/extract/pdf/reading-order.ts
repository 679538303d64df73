import { type Cell, type Row, rowsOf, textOf } from './pdf-row';

const LINES_MIN = 5;
/** In text, at least this share of a column's lines fill most of its width. In tables, few lines do. */
const FULL_LINES = 0.55;
const FULL_WIDTH = 0.65;
const CHARACTERS_MIN = 18;
const COLUMNS_MAX = 4;
/** No page of text has more cells than this; a drawing may. */
const CELLS_MAX = 2000;

/** Returns the rows of a page in reading order: column by column, if the text is set in columns. */
export function inReadingOrder(cells: readonly Cell[], columnsLeft = COLUMNS_MAX): Row[] {
  const gutter = columnsLeft > 1 && cells.length <= CELLS_MAX ? findGutter(cells) : null;
  if (gutter === null) return rowsOf(cells);
  const rows: Row[] = [];
  let [left, right]: [Cell[], Cell[]] = [[], []];
  const endBand = () => {
    rows.push(...inReadingOrder(left, columnsLeft - 1), ...inReadingOrder(right, columnsLeft - 1));
    [left, right] = [[], []];
  };
  // A heading across the columns ends the columns above it.
  for (const row of rowsOf(cells)) {
    if (row.cells.some((cell) => crosses(cell, gutter))) {
      endBand();
      rows.push(row);
    } else for (const cell of row.cells) (cell.right <= gutter ? left : right).push(cell);
  }
  endBand();
  return rows;
}

const crosses = ({ left, right }: Cell, x: number) => left < x && right > x;

/** Finds the space between two columns of text; null when the page has none. */
function findGutter(cells: readonly Cell[]): number | null {
  const starts = [...new Set(cells.map(({ left }) => Math.round(left)))];
  const places = starts
    .map((start) => ({ x: start - 2, lines: cells.filter(({ left }) => Math.abs(left - start) < 2).length }))
    .filter(({ lines }) => lines >= LINES_MIN)
    .sort((one, other) => other.lines - one.lines);
  return places.find(({ x }) => isGutter(cells, x))?.x ?? null;
}

function isGutter(cells: readonly Cell[], x: number): boolean {
  const left = cells.filter((cell) => cell.right <= x);
  const right = cells.filter((cell) => cell.left >= x);
  const across = cells.length - left.length - right.length;
  if (across >= Math.min(left.length, right.length) / 3) return false;
  return (isColumn(left) && isColumn(right)) || (isMenu(left) && isMenu(right));
}

/** Matches a line that ends with a price: 'Tomato soup 6.50'. */
const PRICED = /^\P{N}.*\d(?:[.,]\d\d|\s*\p{Sc}|[.,]-)\s*\p{Sc}?$/u;
const PRICED_MIN = 3;

/** Whether the cells contain dishes with their prices; a column of a table contains only dishes or only prices. */
function isMenu(cells: readonly Cell[]): boolean {
  const rows = rowsOf(cells);
  const priced = rows.filter((row) => PRICED.test(textOf(row)));
  return priced.length >= PRICED_MIN && priced.length >= rows.length * 0.4;
}

function isColumn(cells: readonly Cell[]): boolean {
  if (cells.length < LINES_MIN) return false;
  const start = Math.min(...cells.map(({ left }) => left));
  const width = Math.max(...cells.map(({ right }) => right)) - start;
  const full = cells.filter((cell) => cell.right - cell.left > width * FULL_WIDTH && cell.text.length > CHARACTERS_MIN);
  // If there are two columns within it, each of them is full by itself.
  return full.length > cells.length * FULL_LINES || findGutter(cells) !== null;
}
