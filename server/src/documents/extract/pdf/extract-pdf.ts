import { type Block, BlockCollector } from '../block';
import { contentsLines } from '../contents-lines';
import { asExtractionFailure, ExtractionFailure, FAILURES } from '../extraction-failure';
import { joinLines } from '../join-lines';
import { addTable, type OpenTable } from './add-table';
import { cellsOfPage } from './cells-of-page';
import { type Row, textOf } from './pdf-row';
import { inReadingOrder } from './reading-order';
import { tableAt } from './table-of-rows';
import { type Page, withoutRunningLines } from './without-running-lines';

const HEADING_RATIO = 1.15;
const PARAGRAPH_GAP = 1.6;
const HEADING_MAX = 150;
/** Far more than fit on a page. */
const TABLE_ROWS_MAX = 300;
const LIST_ITEM = /^([•▪●◦–-]|\d+[.)])\s/;

/**
 * Reads a PDF, which has no paragraphs: larger letters are a heading, a gap begins a paragraph, aligned cells are a
 * table.
 */
export async function extractPdf(bytes: Buffer): Promise<Block[]> {
  const { pages, contacts } = withoutRunningLines(await readPages(bytes));
  const collector = new BlockCollector();
  const rows = withoutContents(pages.map((cells) => inReadingOrder(cells)));
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
      const isHeading = row.size >= bodySize * HEADING_RATIO && textOf(row).length <= HEADING_MAX;
      const found = isHeading ? null : tableAt(page.slice(at, endOfTable(page, at, bodySize)));
      if (found) {
        close();
        // Only a table at the top of a page may continue one.
        table = addTable(collector, found, at === 0 ? table : null);
        at += found.length - 1;
        continue;
      }
      if (at > 0 || isHeading) table = null;
      if (isHeading) {
        close();
        collector.heading(headingLevel(row.size, bodySize), textOf(row));
      } else if (row.gap > PARAGRAPH_GAP || LIST_ITEM.test(textOf(row))) {
        close();
        open = textOf(row);
      } else open = joinLines(open, textOf(row));
    }
    // A page that ends within a sentence continues on the next page.
    if (/[.!?:]$/.test(open)) close();
  }
  close();
  for (const contact of contacts) collector.paragraph(contact);
  return collector.blocks;
}

/** A table never crosses a heading. */
function endOfTable(rows: readonly Row[], from: number, bodySize: number): number {
  const most = Math.min(rows.length, from + TABLE_ROWS_MAX);
  for (let at = from + 1; at < most; at++) if ((rows[at]?.size ?? 0) >= bodySize * HEADING_RATIO) return at;
  return most;
}

async function readPages(bytes: Buffer): Promise<Page[]> {
  const { extractTextItems, getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { items } = await extractTextItems(document);
    const pages: Page[] = [];
    for (const [at, texts] of items.entries()) {
      const [, bottom = 0, , top = 0] = (await document.getPage(at + 1)).view;
      pages.push({ cells: cellsOfPage(texts), bottom, top });
    }
    return pages;
  } catch (cause) {
    const known = asExtractionFailure(cause);
    if (known) throw known;
    const isProtected = cause instanceof Error && cause.name === 'PasswordException';
    throw new ExtractionFailure(isProtected ? FAILURES.passwordProtected : FAILURES.damagedPdf, { cause });
  }
}

function withoutContents(pages: readonly Row[][]): Row[][] {
  const lines = contentsLines(pages.flat().map(textOf), pages.length);
  let at = 0;
  return pages.map((rows) => rows.filter(() => !lines.has(at++)));
}

/** Returns the size of most of the text. */
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
