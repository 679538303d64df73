import type { TableCell } from '../table';
import { columnAt, columnsOf, fitsColumn } from './columns';
import { type Cell, type Column, partsOf, type RuledTable, rowsOf } from './pdf-row';
import { rowsOfColumns, textOfLines } from './rows-of-columns';
import type { Line, RuledLines } from './ruled-lines';

const NEAR = 3;
/** A page with more lines is a drawing. */
const LINES_MAX = 400;
const BANDS_MIN = 2;
const BAND_MAX = 150;
/** Boxes around whole texts are not cells. */
const CELL_LENGTH_MAX = 250;

interface Region {
  readonly horizontal: readonly Line[];
  readonly vertical: readonly Line[];
}

/** Finds the tables of a page whose rows are separated by lines or by colored areas; `rest` is the text around them. */
export function findRuledTables(
  cells: readonly Cell[],
  lines: RuledLines,
): { tables: RuledTable[]; rest: readonly Cell[] } {
  const tables: RuledTable[] = [];
  let rest = cells;
  if (lines.horizontal.length > LINES_MAX || lines.vertical.length > LINES_MAX) return { tables, rest };
  for (const region of regionsOf(lines)) {
    const found = tableIn(region, rest);
    if (!found) continue;
    tables.push(found.table);
    rest = rest.filter((cell) => !found.taken.has(cell));
  }
  return { tables, rest };
}

/** Groups lines that touch; the remaining horizontal lines are grouped if they lie one below another. */
function regionsOf({ horizontal, vertical }: RuledLines): Region[] {
  const groups: { horizontal: Line[]; vertical: Line[] }[] = [];
  for (const line of vertical) {
    const touched = horizontal.filter((other) => touches(other, line));
    const known = groups.filter((group) => group.horizontal.some((other) => touched.includes(other)));
    const merged = {
      horizontal: [...new Set([...known.flatMap((group) => group.horizontal), ...touched])],
      vertical: [...known.flatMap((group) => group.vertical), line],
    };
    for (const group of known) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  const boxed = groups.filter((group) => group.vertical.length > 1 && group.horizontal.length > 1);
  const free = horizontal.filter((line) => !boxed.some((group) => group.horizontal.includes(line)));
  return [...boxed, ...stacksOf(free).map((stack) => ({ horizontal: stack, vertical: [] }))];
}

const touches = (horizontal: Line, vertical: Line) =>
  vertical.at > horizontal.from - NEAR &&
  vertical.at < horizontal.to + NEAR &&
  horizontal.at > vertical.from - NEAR &&
  horizontal.at < vertical.to + NEAR;

function stacksOf(lines: readonly Line[]): Line[][] {
  const stacks: Line[][] = [];
  for (const line of [...lines].sort((one, other) => other.at - one.at)) {
    const stack = stacks.find((others) => {
      const [from, to] = [Math.min(...others.map((other) => other.from)), Math.max(...others.map((other) => other.to))];
      const isInside = line.from > from - NEAR && line.to < to + NEAR;
      const isAround = line.from < from + NEAR && line.to > to - NEAR;
      return (isInside || isAround) && (others.at(-1)?.at ?? 0) - line.at < BAND_MAX;
    });
    if (stack) stack.push(line);
    else stacks.push([line]);
  }
  return stacks.filter((stack) => stack.length > BANDS_MIN);
}

function tableIn({ horizontal, vertical }: Region, cells: readonly Cell[]) {
  const isBoxed = vertical.length > 1;
  const [left, right] = [Math.min(...horizontal.map(({ from }) => from)), Math.max(...horizontal.map(({ to }) => to))];
  const [top, bottom] = [Math.max(...horizontal.map(({ at }) => at)), Math.min(...horizontal.map(({ at }) => at))];
  const within = cells.filter((cell) => cell.left > left - NEAR * 2 && cell.right < right + NEAR * 2);
  const ends = isBoxed
    ? {
        top: Math.max(top, ...vertical.map(({ to }) => to)),
        bottom: Math.min(bottom, ...vertical.map(({ from }) => from)),
      }
    : extended(within, top, bottom);
  const whole = within.filter((cell) => isBetween(cell, ends.top, ends.bottom));
  const own = partsOf(whole);
  const columns = isBoxed ? between(distinct(vertical.map(({ at }) => at)), left, right) : columnsOf(own);
  if (columns.length < 2) return null;
  const edges = distinct(horizontal.map(({ at }) => at)).reverse();
  const heights = [ends.top, ...edges.filter((y) => y < ends.top - NEAR && y > ends.bottom + NEAR), ends.bottom];
  const grid = { columns, heights, horizontal, vertical };
  const rows = rowsBetween(own, grid);
  const filled = rows.map((row) => row.filter(({ text }) => text !== ''));
  const texts = filled.flat();
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (filled.filter((row) => row.length > 1).length < 2 || length > texts.length * CELL_LENGTH_MAX) return null;
  return { table: { rows, columns, left, right, top: ends.top }, taken: new Set(whole) };
}

const middleOf = ({ y, size }: Cell) => y + size * 0.3;
const isBetween = (cell: Cell, top: number, bottom: number) => middleOf(cell) < top && middleOf(cell) > bottom;

/** The first and last row of a table often have no line above or below them. */
function extended(cells: readonly Cell[], top: number, bottom: number): { top: number; bottom: number } {
  const rows = rowsOf(cells);
  const bands = rows.filter(({ cells: [cell] }) => cell && isBetween(cell, top, bottom));
  const columns = columnsOf(bands.flatMap(({ cells: some }) => some));
  const fits = ({ cells: own, size }: (typeof rows)[number], distance: number, isAbove: boolean) => {
    const [first] = own;
    if (columns.length < 2 || !first) return false;
    if (own.length > 1) return distance < size * 2.6;
    const isName = isAbove && first.left > (columns[0]?.right ?? 0);
    return distance < size * 1.6 && (isName || fitsColumn(first, columns));
  };
  let low = bottom;
  for (const row of rows.filter(({ y }) => y < bottom)) {
    if (!fits(row, low - row.y, false)) break;
    low = row.y - row.size * 0.3;
  }
  let high = top;
  for (const row of rows.filter(({ y }) => y > top).reverse()) {
    if (!fits(row, row.y - high, true)) break;
    high = row.y + row.size;
  }
  return { top: high, bottom: low };
}

function distinct(places: readonly number[]): number[] {
  const sorted = [...places].sort((one, other) => one - other);
  return sorted.filter((place, at) => at === 0 || place - (sorted[at - 1] as number) > NEAR);
}

/** The columns between vertical lines, including those outside the first and the last one. */
function between(lines: readonly number[], left: number, right: number): Column[] {
  const places = distinct([left, ...lines, right]);
  return places.slice(1).map((place, at) => ({ left: places[at] ?? 0, right: place }));
}

interface Grid {
  readonly columns: readonly Column[];
  /** Edges of the bands, from top to bottom. */
  readonly heights: readonly number[];
  readonly horizontal: readonly Line[];
  readonly vertical: readonly Line[];
}

/** Reads the bands between horizontal lines, most of which are a row. A cell without a line below it spans rows. */
function rowsBetween(cells: readonly Cell[], { columns, heights, horizontal, vertical }: Grid): TableCell[][] {
  const bands = heights.slice(1).map((bottom, at) => {
    const top = heights[at] as number;
    const own = cells.filter((cell) => isBetween(cell, top, bottom));
    return { bottom, middle: (top + bottom) / 2, cells: own };
  });
  const isDivided = (column: Column, y: number) => {
    const x = (column.left + column.right) / 2;
    return horizontal.some((line) => Math.abs(line.at - y) <= NEAR && line.from < x && line.to > x);
  };
  const spans = (column: number, band: number) =>
    band >= 0 && band < bands.length - 1 && !isDivided(columns[column] as Column, bands[band]?.bottom ?? 0);
  const isMerged = (column: number, band: number) => spans(column, band) || spans(column, band - 1);
  // Lines that only surround the header and the whole table do not separate rows.
  const isRuled = vertical.length > 0 || heights.length > 4;
  const isDrawn = (y: number) => horizontal.some(({ at }) => Math.abs(at - y) <= NEAR);
  const found = bands.map(({ cells: own, middle, bottom }, band) => {
    const widths = columns.map((_, column) => widthAt(column, columns, own, middle, vertical));
    const lines = columns.map((_, column) => {
      if (isMerged(column, band)) return [];
      return own.filter((cell) => firstColumn(cell, columns, widths) === column);
    });
    const isClosed = isDrawn(bottom) && isDrawn(heights[band] as number);
    const edges = !isRuled ? 'none' : isClosed || vertical.length > 0 ? 'both' : 'one';
    const rows = rowsOfColumns(
      lines.map((some) => some.sort(byPlace)),
      edges,
    );
    return { rows: own.length === 0 ? [] : rows, widths };
  });
  return found.flatMap(({ rows, widths }, band) =>
    rows.map((row, at) =>
      columns.flatMap((column, place): TableCell[] => {
        if (row.length < columns.length) return place === 0 ? [...row] : [];
        if (widths.some((width, start) => start < place && place < start + width)) return [];
        if (!isMerged(place, band))
          return [{ ...row[place], text: row[place]?.text ?? '', columns: widths[place] ?? 1 }];
        // The cell is placed in the first row of the first band.
        if (spans(place, band - 1) || at > 0) return [];
        let last = band;
        while (spans(place, last)) last++;
        const own = bands.slice(band, last + 1).flatMap(({ cells: some }) => some);
        const text = textOfLines(
          own.filter((cell) => columnAt(cell, columns) === columns.indexOf(column)).sort(byPlace),
        );
        const down = found.slice(band, last + 1).reduce((sum, { rows: some }) => sum + some.length, 0);
        return [{ text, rows: down }];
      }),
    ),
  );
}

const byPlace = (one: Cell, other: Cell) =>
  Math.abs(one.y - other.y) > one.size * 0.4 ? other.y - one.y : one.left - other.left;

/**
 * Returns how many columns the cell at a position covers: up to the next line, or without lines as far as a text
 * reaches.
 */
function widthAt(
  start: number,
  columns: readonly Column[],
  cells: readonly Cell[],
  y: number,
  vertical: readonly Line[],
): number {
  let width = 1;
  for (let column = start; column < columns.length - 1; column++) {
    const edge = columns[column]?.right ?? 0;
    const next = columns[column + 1]?.left ?? 0;
    const isOpen =
      vertical.length > 0
        ? !vertical.some((line) => Math.abs(line.at - edge) <= NEAR && line.from < y && line.to > y)
        : cells.some((cell) => cell.left < edge - NEAR && cell.right > next + NEAR);
    if (!isOpen) break;
    width++;
  }
  return width;
}

function firstColumn(cell: Cell, columns: readonly Column[], widths: readonly number[]): number {
  const own = columnAt(cell, columns);
  const start = widths.findIndex((width, column) => column <= own && own < column + width);
  return start < 0 ? own : start;
}
