import { isNumber } from '../table';
import type { Cell } from './pdf-row';
import type { Line } from './ruled-lines';

/** A piece of text, as reported by the PDF library. */
export interface TextItem {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
}

/** Wider than any space between words, even in justified lines. */
const CELL_GAP = 1.3;
/** Wider than most spaces. Where several lines have such a gap at the same position, it separates columns. */
const COLUMN_GAP = 0.6;
const COLUMN_LINES = 3;
const SAME_PLACE = 1.5;
const WORD_GAP = 0.15;

/**
 * Joins the text pieces of a PDF, often single words or letters, into cells. `lines` contains those that separate
 * cells.
 */
export function cellsOfPage(items: readonly TextItem[], lines: readonly Line[]): Cell[] {
  const isLineBetween = (one: Cell, next: Cell) =>
    lines.some(
      ({ at, from, to }) => at > one.right - 1 && at < next.left + 1 && from < next.y + next.size / 2 && to > next.y,
    );
  const pieces: Cell[] = [];
  for (const { str, x, y, width, fontSize } of items) {
    if (str.trim() === '') continue;
    const piece = { text: str, left: x, right: x + width, size: fontSize || 1, y };
    const open = pieces.at(-1);
    if (open && isSameCell(open, piece, COLUMN_GAP) && !isLineBetween(open, piece)) {
      pieces[pieces.length - 1] = joined(open, piece);
    } else pieces.push(piece);
  }
  const columns = columnPlaces(pieces);
  const cells: Cell[] = [];
  for (const piece of pieces) {
    const open = cells.at(-1);
    const isApart = !open || !isSameCell(open, piece, CELL_GAP) || columns(piece) || isLineBetween(open, piece);
    if (isApart) cells.push(piece);
    else cells[cells.length - 1] = { ...joined(open, piece), parts: [...(open.parts ?? [open]), piece] };
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.trim() }));
}

/**
 * Returns whether pieces in other lines begin at the same position as a piece; for numbers, whether they end there.
 */
function columnPlaces(pieces: readonly Cell[]): (piece: Cell) => boolean {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  const add = (places: Map<number, number>, x: number) => {
    const place = Math.round(x / SAME_PLACE);
    places.set(place, (places.get(place) ?? 0) + 1);
  };
  pieces.forEach((piece, at) => {
    const before = pieces[at - 1];
    // The first piece of a line reveals nothing about its columns.
    if (!before || Math.abs(before.y - piece.y) > piece.size * 0.6 || before.right > piece.left) return;
    add(starts, piece.left);
    if (isNumber(piece.text)) add(ends, piece.right);
  });
  const count = (places: Map<number, number>, x: number) => {
    const place = Math.round(x / SAME_PLACE);
    return [place - 1, place, place + 1].reduce((sum, next) => sum + (places.get(next) ?? 0), 0);
  };
  return ({ text, left, right }) =>
    count(starts, left) >= COLUMN_LINES || (isNumber(text) && count(ends, right) >= COLUMN_LINES);
}

function isSameCell(open: Cell, next: Cell, gap: number): boolean {
  const apart = (next.left - open.right) / next.size;
  const size = Math.max(next.size, open.size);
  // Small letters may be raised; others at a different height are the next line of a cell.
  const isSmall = Math.min(next.size, open.size) < size * 0.9;
  const isSameLine = Math.abs(next.y - open.y) <= size * (isSmall ? 0.6 : 0.35);
  return isSameLine && apart < gap && apart > -1;
}

function joined(open: Cell, next: Cell): Cell {
  const isApart = (next.left - open.right) / next.size > WORD_GAP;
  const space = isApart && !open.text.endsWith(' ') && !next.text.startsWith(' ') ? ' ' : '';
  // Superscript and subscript letters are part of the line in which they appear.
  const { y, size } = next.size > open.size ? next : open;
  return { text: open.text + space + next.text, left: open.left, right: next.right, y, size };
}
