import { type Cell, type Row, rowsOf, textOf } from './pdf-row';
import type { RuledLines } from './ruled-lines';

/** Headers and footers are among this many lines at the top and at the bottom. */
const EDGE_LINES = 3;
/** They are also within this share of the page's height, at the top and at the bottom. */
const EDGE = 0.12;
const PAGES_MIN = 3;
/** The largest vertical difference between two occurrences of the same line, in points. */
const PLACE = 8;
const PAGE_NUMBER =
  /^\W*(?:page|seite|página|pagina|strona|strana|oldal|s\.|p\.)?\W*\d{1,4}\W*(?:(?:of|von|de|di|van|z|\/)\W*\d{1,4})?\W*$/iu;
/** A footer with contact details is worth keeping once. */
const CONTACT = /@\w|\b(?:tel|phone|fon|fax|telefon|mobil)\b|\+\d{2}/i;

/** The content of a page, and the position of its end, in points from the bottom. */
export interface Page {
  readonly cells: readonly Cell[];
  readonly lines: RuledLines;
  readonly bottom: number;
  readonly top: number;
}

interface RunningLine {
  readonly cells: ReadonlySet<Cell>;
  readonly text: string;
}

/** Removes repeating headers, footers and page numbers, but keeps those with an address once. */
export function withoutRunningLines(pages: readonly Page[]): { pages: Cell[][]; contacts: string[] } {
  const edges = pages.map(edgesOf);
  const count = new Map<string, Set<number>>();
  edges.forEach((lines, page) => {
    for (const { row } of lines) {
      for (const key of keysOf(row)) count.set(key, (count.get(key) ?? new Set()).add(page));
    }
  });
  const isRunning = ({ row, next }: Edge) => {
    const text = textOf(row);
    if (PAGE_NUMBER.test(text) && pages.length > 1) return true;
    const seen = Math.max(...keysOf(row).map((key) => count.get(key)?.size ?? 0));
    return seen >= PAGES_MIN && !isTableHead(row, next);
  };
  const running = edges.map((lines, page): RunningLine[] => {
    const found = lines.filter(isRunning).map(({ row }) => ({ cells: new Set(row.cells), text: textOf(row) }));
    const taken = found.reduce((sum, { cells }) => sum + cells.size, 0);
    // If a page contains nothing else, these lines are its content.
    return taken < (pages[page]?.cells.length ?? 0) ? found : [];
  });
  const contacts = new Set(running.flat().flatMap(({ text }) => (CONTACT.test(text) ? [withoutNumber(text)] : [])));
  return {
    pages: pages.map(({ cells }, page) => cells.filter((cell) => !running[page]?.some((line) => line.cells.has(cell)))),
    contacts: [...contacts],
  };
}

interface Edge {
  readonly row: Row;
  readonly next: Row | undefined;
}

function edgesOf({ cells, bottom, top }: Page): Edge[] {
  const rows = rowsOf(cells);
  const edge = (top - bottom) * EDGE;
  return rows
    .map((row, at) => ({ row, next: rows[at + 1] }))
    .filter(({ row }, at) => {
      if (row.y > top - edge) return at < EDGE_LINES;
      return row.y < bottom + edge && at >= rows.length - EDGE_LINES;
    });
}

/**
 * Returns two keys that equal words at the same height share (two, since heights are rounded). Only sentences keep
 * their numbers.
 */
function keysOf(row: Row): string[] {
  const text = textOf(row).toLowerCase();
  const words = /[.!?]$/.test(text) ? text : text.replace(/\d+/g, '#');
  const place = Math.floor(row.y / PLACE);
  return [`${place} ${words}`, `${place + 1} ${words}`];
}

/** A table's header repeats above its rows on each page. */
function isTableHead(row: Row, next: Row | undefined): boolean {
  return row.cells.length > 1 && next !== undefined && next.cells.length === row.cells.length && next.gap < 2.5;
}

const withoutNumber = (text: string) => text.replace(/\W*\b(?:page|seite)\W*\d+.*$/i, '').trim();
