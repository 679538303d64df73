import { type Block, BlockCollector } from '../block';
import { contentsLines } from '../contents-lines';
import { asExtractionFailure, ExtractionFailure, FAILURES } from '../extraction-failure';
import { joinLines } from '../join-lines';
import { imageOfPage, imageOfPicture, type PageImage, PIXELS_MAX } from '../scan/page-image';
import type { Recognizer } from '../scan/recognizer';
import type { TableCell } from '../table';
import { cellsOfPage } from './cells-of-page';
import { isSameShape } from './columns';
import { type Cell, type Column, type Row, textOf } from './pdf-row';
import { inReadingOrder } from './reading-order';
import { addTransfer, hasPicture, type RuledLines, readLines } from './ruled-lines';
import { findRuledTables } from './ruled-tables';
import { tableAt } from './table-of-rows';
import { type Page, withoutRunningLines } from './without-running-lines';

const HEADING_RATIO = 1.15;
const PARAGRAPH_GAP = 1.6;
const HEADING_MAX = 150;
/** Far more rows than fit on a page. */
const TABLE_ROWS_MAX = 300;
/** Number of lines above the rest of a table, such as the name of the file. */
const TITLE_LINES = 1;
/** A scan may have a stamp or a page number as text. */
const LETTERS_MIN = 20;
/** Each scanned page takes some seconds. */
const SCANS_MAX = 60;
/** Searching a page for lines takes as long as reading its text; longer documents are books. */
const RULED_PAGES_MAX = 100;
const NO_LINES: RuledLines = { horizontal: [], vertical: [] };
const LIST_ITEM = /^([•▪●◦–-]|\d+[.)])\s/;

/** Recognizes the text on pages that are pictures, and reports after each page how many are done. */
export interface Recognition {
  readonly recognizer: Recognizer;
  readonly report: (done: number, all: number) => void;
}

/**
 * Reads a PDF. Without `recognition` one with pages that are pictures is refused as a scan. `searchesLines` reads the
 * lines of its tables, which takes more memory than is available if the PDF is a large drawing.
 */
export async function extractPdf(
  bytes: Buffer,
  recognition: Recognition | null = null,
  searchesLines = true,
): Promise<Block[]> {
  return blocksOf(await readPages(bytes, recognition, searchesLines));
}

/** Reads a picture that shows text, such as a photo of a menu. */
export async function extractPicture(bytes: Buffer, recognition: Recognition | null): Promise<Block[]> {
  if (!recognition) throw new ExtractionFailure(FAILURES.scan);
  const image = await imageOfPicture(bytes);
  recognition.report(0, 1);
  const page = recognizedPage(image, recognition);
  recognition.report(1, 1);
  return blocksOf([page]);
}

/**
 * Pages have no paragraphs: larger letters make a heading, a gap begins a paragraph, and aligned cells form a table.
 */
function blocksOf(read: readonly Page[]): Block[] {
  const { pages, contacts } = withoutRunningLines(read);
  const collector = new BlockCollector();
  const placed = pages.map((cells, page) => withTables(cells, read[page]?.lines));
  const rows = withoutContents(placed.map((cells) => inReadingOrder(cells)));
  const bodySize = commonSize(rows.flat());
  let open = '';
  let table: OpenTable | null = null;
  const close = () => {
    collector.paragraph(open);
    open = '';
  };
  for (const page of rows) {
    for (let at = 0; at < page.length; at++) {
      const row = page[at] as Row;
      const ruled = row.cells.flatMap((cell) => cell.table ?? []);
      if (ruled.length > 0) {
        close();
        for (const next of ruled) table = addTable(collector, next, at <= TITLE_LINES ? table : null);
        collector.paragraph(textOf(row));
        continue;
      }
      const isHeading = row.size >= bodySize * HEADING_RATIO && textOf(row).length <= HEADING_MAX;
      const found = isHeading ? null : tableAt(page.slice(at, endOfTable(page, at, bodySize)));
      if (found) {
        close();
        // Only a table at the top of a page may continue an earlier one.
        table = addTable(collector, found, at <= TITLE_LINES ? table : null);
        at += found.length - 1;
        continue;
      }
      if (at >= TITLE_LINES || isHeading) table = null;
      if (isHeading) {
        close();
        collector.heading(headingLevel(row.size, bodySize), textOf(row));
      } else if (beginsColumn(page, at) && /[\d\p{Sc}]$/u.test(open)) {
        close();
        open = textOf(row);
      } else if (row.gap > PARAGRAPH_GAP || LIST_ITEM.test(textOf(row))) {
        close();
        open = textOf(row);
      } else open = joinLines(open, textOf(row));
    }
    // A sentence that is cut off at the end of a page continues on the next page.
    if (/[.!?:]$/.test(open)) close();
  }
  close();
  for (const contact of contacts) collector.paragraph(contact);
  return collector.blocks;
}

/** The columns of a table that may continue on the next page. */
interface OpenTable {
  readonly names: readonly string[] | null;
  readonly columns: readonly Column[];
}

/** Adds a table, perhaps the continuation of the one `before`. */
function addTable(
  collector: BlockCollector,
  { rows, columns }: { readonly rows: readonly (readonly TableCell[])[]; readonly columns: readonly Column[] },
  before: OpenTable | null,
): OpenTable {
  const isContinued = before !== null && isSameShape(before.columns, columns);
  const continued = isContinued ? before.names : null;
  return { names: collector.table(rows, { continued, needsNumbers: true }), columns };
}

const beginsColumn = (rows: readonly Row[], at: number) =>
  (rows[at]?.y ?? 0) > (rows[at - 1]?.y ?? Number.POSITIVE_INFINITY);

/** A table never crosses a heading or the end of a column. */
function endOfTable(rows: readonly Row[], from: number, bodySize: number): number {
  const most = Math.min(rows.length, from + TABLE_ROWS_MAX);
  for (let at = from + 1; at < most; at++) {
    const row = rows[at];
    if (!row || row.size >= bodySize * HEADING_RATIO || row.cells.some(({ table }) => table)) return at;
    if (beginsColumn(rows, at)) return at;
  }
  return most;
}

/** Puts each table with lines into one cell, at its position on the page. */
function withTables(cells: readonly Cell[], lines: RuledLines | undefined): readonly Cell[] {
  if (!lines) return cells;
  const { tables, rest } = findRuledTables(cells, lines);
  const size = cells[0]?.size ?? 1;
  return [...rest, ...tables.map((table) => ({ ...table, text: '', y: table.top - size, size: 1, table }))];
}

async function readPages(bytes: Buffer, recognition: Recognition | null, searchesLines: boolean): Promise<Page[]> {
  try {
    // Pictures would take time and memory, and contain no text.
    const document = await openPdf(bytes, 1, false);
    const { extractTextItems } = await import('unpdf');
    const { items } = await extractTextItems(document);
    const pages: Page[] = [];
    for (const [at, texts] of items.entries()) {
      const [, bottom = 0, , top = 0] = (await document.getPage(at + 1)).view;
      const lines = searchesLines && at < RULED_PAGES_MAX ? await readLines(document, at + 1) : NO_LINES;
      pages.push({ cells: cellsOfPage(texts, lines.vertical), lines, bottom, top });
    }
    const letters = items.map((texts) => texts.reduce((sum, { str }) => sum + str.trim().length, 0));
    if (Math.min(...letters) < LETTERS_MIN) {
      await recognize(await openPdf(bytes, PIXELS_MAX, recognition !== null), letters, pages, recognition);
    }
    return pages;
  } catch (cause) {
    const known = asExtractionFailure(cause);
    if (known) throw known;
    const isProtected = cause instanceof Error && cause.name === 'PasswordException';
    throw new ExtractionFailure(isProtected ? FAILURES.passwordProtected : FAILURES.damagedPdf, { cause });
  }
}

async function openPdf(bytes: Buffer, maxImageSize: number, canDraw: boolean) {
  addTransfer();
  const { createIsomorphicCanvasFactory, getDocumentProxy } = await import('unpdf');
  const factory = canDraw && (await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas')));
  const options = { verbosity: 0, maxImageSize, ...(factory && { CanvasFactory: factory }) };
  return getDocumentProxy(new Uint8Array(bytes), options);
}

/** Reads the pages that are pictures. In a PDF without any text, the letters may also be drawn as lines. */
async function recognize(
  document: Awaited<ReturnType<typeof openPdf>>,
  letters: readonly number[],
  pages: Page[],
  recognition: Recognition | null,
): Promise<void> {
  const isWithoutText = letters.every((count) => count === 0);
  const scans: number[] = [];
  for (const [at, count] of letters.entries()) {
    if (count >= LETTERS_MIN || !(isWithoutText || (await hasPicture(document, at + 1)))) continue;
    if (!recognition) throw new ExtractionFailure(FAILURES.scan);
    if (scans.push(at) > SCANS_MAX) throw new ExtractionFailure(FAILURES.tooManyScans(SCANS_MAX));
  }
  for (const [done, at] of scans.entries()) {
    if (!recognition) return;
    recognition.report(done, scans.length);
    pages[at] = recognizedPage(await imageOfPage(document, at + 1), recognition);
    recognition.report(done + 1, scans.length);
  }
}

function recognizedPage(image: PageImage, { recognizer }: Recognition): Page {
  const { items, top } = recognizer.read(image);
  return { cells: cellsOfPage(items, []), lines: NO_LINES, bottom: 0, top };
}

function withoutContents(pages: readonly Row[][]): Row[][] {
  const lines = contentsLines(pages.flat().map(textOf), pages.length);
  let at = 0;
  return pages.map((rows) => rows.filter(() => !lines.has(at++)));
}

/** Returns the letter size of most of the text. */
function commonSize(rows: readonly Row[]): number {
  const lengths = new Map<number, number>();
  for (const { size, cells } of rows) {
    const rounded = Math.round(size * 2) / 2;
    const length = cells.reduce((sum, { text }) => sum + text.length, 0);
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + length);
  }
  return [...lengths].reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best), [12, 0])[0];
}

const headingLevel = (size: number, bodySize: number) => (size > bodySize * 1.6 ? 1 : size > bodySize * 1.3 ? 2 : 3);
