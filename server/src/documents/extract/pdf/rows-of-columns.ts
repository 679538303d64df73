import { joinLines } from '../join-lines';
import { isNumber, isUnit, type TableCell } from '../table';
import type { Cell } from './pdf-row';

/** The lines in each of a table's columns, from top to bottom. */
export type ColumnLines = readonly (readonly Cell[])[];

/** The largest vertical distance between cells of a row, in letter heights. */
const SAME_LINE = 0.4;
/**
 * How many of its two edges, above and below, the page draws; unless it draws both, a header may be above the first
 * row.
 */
export type Edges = 'both' | 'one' | 'none';

/** The cost of an empty cell, and of a line that is not assigned to a row, in letter heights. */
const LEFT_OUT = 0.5;
const LINES_MAX = 14;
/** Maximum distance between two lines of a cell, in letter heights. */
const LEADING_MAX = 1.9;
/** Maximum distance between a row's number and its other cells, in letter heights. */
const REACH = 12;

/**
 * Finds the rows of a table, or of a part of it between two lines that the page draws. A number takes a single line, so
 * each line with numbers is a row; the lines of other cells belong to the row next to them.
 */
export function rowsOfColumns(columns: ColumnLines, edges: Edges): TableCell[][] {
  const size = Math.max(1, ...columns.flat().map((cell) => cell.size));
  const numbers = columns.map(isNumberColumn);
  const anchors = anchorsOf(columns, numbers, size);
  if (anchors.length < (edges === 'both' ? 2 : edges === 'one' ? 1 : 0))
    return [columns.map((lines) => ({ text: textOfLines(lines) }))];
  if (anchors.length === 0) return rowsByLine(columns, size).map((row) => row.map((text) => ({ text })));
  const edge = headerEdge(columns, numbers, anchors[0] ?? 0);
  const isAbove = (cell: Cell) => edge !== null && cell.y >= edge - size * SAME_LINE;
  const rows: string[][] = anchors.map(() => columns.map(() => ''));
  const sections: { at: number; text: string }[] = [];
  columns.forEach((lines, column) => {
    const body = lines.filter((cell) => !isAbove(cell));
    const found = numbers[column] ? nearest(body, anchors) : bestFit(body, anchors, size);
    found.runs.forEach((run, at) => {
      (rows[at] as string[])[column] = textOfLines(run);
    });
    if (column === 0) for (const cell of found.left) sections.push({ at: rowBelow(cell, anchors), text: cell.text });
  });
  repeatFirst(rows);
  const header = edge === null ? [] : [headerOf(columns, isAbove)];
  const body = rows.flatMap((row, at): TableCell[][] => [
    ...sections.flatMap((section) => (section.at === at ? [[{ text: section.text, columns: columns.length }]] : [])),
    row.map((text) => ({ text })),
  ]);
  const below = sections.filter(({ at }) => at === rows.length);
  return [...header, ...body, ...below.map(({ text }) => [{ text, columns: columns.length }])];
}

export function textOfLines(lines: readonly Cell[]): string {
  let text = '';
  let y: number | null = null;
  for (const cell of lines) {
    const isSameLine = y !== null && Math.abs(y - cell.y) < cell.size * SAME_LINE;
    text = isSameLine ? `${text} ${cell.text}` : joinLines(text, cell.text);
    y = cell.y;
  }
  return text;
}

/** Whether most cells, starting with the first number, are numbers. */
function isNumberColumn(lines: readonly Cell[]): boolean {
  const body = lines.slice(lines.findIndex(({ text }) => isNumber(text)));
  const count = body.filter(({ text }) => isNumber(text)).length;
  return count > 0 && count >= body.length * 0.6;
}

/** Returns the heights of the rows: those of the numbers, and of words in place of a number. */
function anchorsOf(columns: ColumnLines, numbers: readonly boolean[], size: number): number[] {
  const own = columns.filter((_, column) => numbers[column]);
  const others = columns.filter((_, column) => !numbers[column]).flat();
  const top = Math.max(...own.flatMap((lines) => lines.filter(({ text }) => isNumber(text)).map(({ y }) => y)));
  const isBeside = (cell: Cell) => others.some(({ y }) => Math.abs(y - cell.y) < size * SAME_LINE);
  const found = own
    .flatMap((lines) => lines.filter((cell) => isNumber(cell.text) || (cell.y < top && isBeside(cell))))
    .map(({ y }) => y)
    .sort((one, other) => other - one);
  return found.filter((y, at) => at === 0 || (found[at - 1] as number) - y > size * SAME_LINE);
}

/** Returns the height of the lowest column name; null if there are no names above the numbers. */
function headerEdge(columns: ColumnLines, numbers: readonly boolean[], first: number): number | null {
  const names = columns.flatMap((lines, column) =>
    numbers[column] ? lines.filter(({ text, y, size }) => y > first + size * SAME_LINE && !isNumber(text)) : [],
  );
  return names.length === 0 ? null : Math.min(...names.map(({ y }) => y));
}

function headerOf(columns: ColumnLines, isAbove: (cell: Cell) => boolean): TableCell[] {
  const bounds = columns.map((lines) => {
    const body = lines.filter((cell) => !isAbove(cell));
    return { left: Math.min(...body.map(({ left }) => left)), right: Math.max(...body.map(({ right }) => right)) };
  });
  const cells = columns.flatMap((lines, column) => lines.filter(isAbove).map((cell) => ({ cell, column })));
  return columns.map((_, at) => {
    const across = cells.filter(({ cell, column }) => {
      const [one, other] = [bounds[column], bounds[at]];
      return column !== at && one && other && cell.left < other.right && cell.right > other.left;
    });
    const own = cells.flatMap(({ cell, column }) => (column === at ? [cell] : []));
    const isWide = (cell: Cell) =>
      bounds.filter(({ left, right }) => cell.left < right && cell.right > left).length > 1;
    const wide = [...across.map(({ cell }) => cell), ...own.filter(isWide)];
    const narrow = own.filter((cell) => !isWide(cell));
    const unit = narrow.length > 1 && isUnit(narrow.at(-1)?.text ?? '') ? narrow.at(-1) : undefined;
    const name = textOfLines(narrow.filter((cell) => cell !== unit));
    const whole = [textOfLines(wide), name].filter((text) => text !== '').join(', ');
    return { text: unit ? `${whole} (${unit.text.replace(/[()[\]]/g, '')})` : whole, isHeader: true };
  });
}

interface Runs {
  /** The lines assigned to each row. */
  readonly runs: readonly (readonly Cell[])[];
  /** The lines that are not assigned to a row. */
  readonly left: readonly Cell[];
}

function nearest(lines: readonly Cell[], anchors: readonly number[]): Runs {
  const runs: Cell[][] = anchors.map(() => []);
  for (const cell of lines) {
    const distances = anchors.map((y) => Math.abs(y - cell.y));
    runs[distances.indexOf(Math.min(...distances))]?.push(cell);
  }
  return { runs, left: [] };
}

/** The number is at the height of a cell's first line, last line or middle. */
const PLACES: readonly ((first: number, last: number) => number)[] = [
  (first) => first,
  (first, last) => (first + last) / 2,
  (_, last) => last,
];

function bestFit(lines: readonly Cell[], anchors: readonly number[], size: number): Runs {
  const fits = PLACES.map((place) => fit(lines, anchors, size, place));
  return fits.reduce((best, next) => (next.cost < best.cost - 0.01 ? next : best));
}

/** Assigns the lines to the rows in the cheapest way. */
function fit(
  lines: readonly Cell[],
  anchors: readonly number[],
  size: number,
  place: (first: number, last: number) => number,
): Runs & { cost: number } {
  const width = lines.length + 1;
  const costs = new Float64Array((anchors.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  /** The number of lines that the row takes; -1 for a line that is left out. */
  const taken = new Int16Array(costs.length);
  costs[0] = 0;
  for (let row = 0; row <= anchors.length; row++) {
    for (let line = 0; line <= lines.length; line++) {
      const at = row * width + line;
      const cost = costs[at] as number;
      if (cost === Number.POSITIVE_INFINITY) continue;
      const update = (to: number, sum: number, count: number) => {
        if (sum >= (costs[to] as number)) return;
        costs[to] = sum;
        taken[to] = count;
      };
      if (line < lines.length) update(at + 1, cost + LEFT_OUT, -1);
      if (row === anchors.length) continue;
      update(at + width, cost + LEFT_OUT, 0);
      const y = anchors[row] as number;
      for (let count = 1; count <= LINES_MAX && line + count <= lines.length; count++) {
        const [first, last] = [lines[line] as Cell, lines[line + count - 1] as Cell];
        const above = lines[line + count - 2];
        if (count > 1 && above && above.y - last.y > size * LEADING_MAX) break;
        if (Math.abs(last.y - y) > size * REACH && last.y < y) break;
        update(at + width + count, cost + Math.abs(place(first.y, last.y) - y) / size, count);
      }
    }
  }
  const runs: Cell[][] = anchors.map(() => []);
  const left: Cell[] = [];
  for (let row = anchors.length, line = lines.length; row > 0 || line > 0; ) {
    const count = taken[row * width + line] as number;
    if (count < 0) left.unshift(lines[--line] as Cell);
    else {
      row--;
      line -= count;
      runs[row] = lines.slice(line, line + count);
    }
  }
  return { cost: costs[costs.length - 1] as number, runs, left };
}

function rowBelow(cell: Cell, anchors: readonly number[]): number {
  const at = anchors.findIndex((y) => y < cell.y);
  return at < 0 ? anchors.length : at;
}

/** A name next to several rows with no lines between them applies to each of them. */
function repeatFirst(rows: string[][]): void {
  rows.forEach((row, at) => {
    const above = rows[at - 1]?.[0];
    if (row[0] === '' && above && row.filter((text) => text !== '').length > 1) row[0] = above;
  });
}

/** In rows of words, a line with a first cell begins a new row, and any other line continues the row above. */
function rowsByLine(columns: ColumnLines, size: number): string[][] {
  const cells = columns.flatMap((lines, column) => lines.map((cell) => ({ cell, column })));
  const rows: string[][] = [];
  let y: number | null = null;
  let row: string[] = [];
  let above = 0;
  const end = () => {
    if (y === null) return;
    const last = rows.at(-1);
    const isAlone = row.filter((text) => text !== '').length === 1;
    const isLow = /^[\p{Ll}(]/u.test(row[0] ?? '');
    const continues = above - y < size * 1.6 && (row[0] === '' || (isAlone && isLow));
    if (last && continues) rows[rows.length - 1] = last.map((text, at) => joinLines(text, row[at] ?? '').trim());
    else rows.push(row);
    above = y;
  };
  for (const { cell, column } of cells.sort((one, other) => other.cell.y - one.cell.y)) {
    if (y === null || y - cell.y > size * SAME_LINE) {
      end();
      y = cell.y;
      row = columns.map(() => '');
    }
    row[column] = `${row[column]} ${cell.text}`.trim();
  }
  end();
  return rows;
}
