import type { Cell } from './pdf-row';

/** A piece of text as the PDF library reports it. */
export interface TextItem {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
}

/** Wider than any space between words, even in justified lines. */
const CELL_GAP = 1.3;
const WORD_GAP = 0.15;

/** Joins the text pieces of a PDF, often single words or letters, into cells. */
export function cellsOfPage(items: readonly TextItem[]): Cell[] {
  const cells: Cell[] = [];
  let open = null as Cell | null;
  const close = () => {
    if (open && open.text.trim() !== '') cells.push({ ...open, text: open.text.trim() });
    open = null;
  };
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const cell = { text: item.str, left: item.x, right: item.x + item.width, size: item.fontSize || 1, y: item.y };
    if (open && isSameCell(open, cell)) open = joined(open, cell);
    else {
      close();
      open = cell;
    }
  }
  close();
  return cells;
}

function isSameCell(open: Cell, next: Cell): boolean {
  const apart = (next.left - open.right) / next.size;
  const isSameLine = Math.abs(next.y - open.y) <= Math.max(next.size, open.size) * 0.6;
  return isSameLine && apart < CELL_GAP && apart > -1;
}

function joined(open: Cell, next: Cell): Cell {
  const isApart = (next.left - open.right) / next.size > WORD_GAP;
  const space = isApart && !open.text.endsWith(' ') && !next.text.startsWith(' ') ? ' ' : '';
  // Superscript and subscript letters belong to the line that they are in.
  const { y, size } = next.size > open.size ? next : open;
  return { text: open.text + space + next.text, left: open.left, right: next.right, y, size };
}
