import { type Block, BlockCollector } from './block';
import { asExtractionFailure, ExtractionFailure, FAILURES } from './extraction-failure';

interface Line {
  readonly text: string;
  readonly size: number;
  /** The empty space above, in heights of the line. */
  readonly gap: number;
}

const HEADING_RATIO = 1.15;
const PARAGRAPH_GAP = 1.6;
const HEADING_MAX = 150;

/** A PDF knows no paragraphs: larger letters make a heading, a gap between lines a new paragraph. */
export async function extractPdf(bytes: Buffer): Promise<Block[]> {
  const pages = await readPages(bytes);
  const bodySize = commonSize(pages.flat());
  const collector = new BlockCollector();
  let open = '';
  const close = () => {
    collector.paragraph(open);
    open = '';
  };
  for (const page of pages) {
    for (const line of page) {
      const isHeading = line.size >= bodySize * HEADING_RATIO && line.text.length <= HEADING_MAX;
      if (isHeading) {
        close();
        collector.heading(headingLevel(line.size, bodySize), line.text);
      } else if (line.gap > PARAGRAPH_GAP || /^([•▪●◦–-]|\d+[.)])\s/.test(line.text)) {
        close();
        open = line.text;
      } else open = joinLines(open, line.text);
    }
    // A page that ends within a sentence goes on overleaf.
    if (/[.!?:]$/.test(open)) close();
  }
  close();
  return collector.blocks;
}

async function readPages(bytes: Buffer): Promise<Line[][]> {
  const { extractTextItems, getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const { items } = await extractTextItems(document);
    return items.map(toLines);
  } catch (cause) {
    const known = asExtractionFailure(cause);
    if (known) throw known;
    const isProtected = cause instanceof Error && cause.name === 'PasswordException';
    throw new ExtractionFailure(isProtected ? FAILURES.passwordProtected : FAILURES.damagedPdf, { cause });
  }
}

type Item = Awaited<ReturnType<typeof import('unpdf')['extractTextItems']>>['items'][number][number];

function toLines(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  let text = '';
  let previous: Item | null = null;
  let lineAbove: Item | null = null;
  const close = () => {
    if (text.trim() !== '' && previous) {
      const gap = lineAbove ? (lineAbove.y - previous.y) / (previous.fontSize || 1) : 0;
      lines.push({ text: text.trim(), size: previous.fontSize, gap });
      lineAbove = previous;
    }
    text = '';
    previous = null;
  };
  for (const item of items) {
    if (item.str === '') {
      if (item.hasEOL) close();
      continue;
    }
    // Another height on the page is another line, whether or not the file says so.
    if (previous && Math.abs(item.y - previous.y) > item.fontSize * 0.6) close();
    const isApart = previous !== null && item.x - (previous.x + previous.width) > item.fontSize * 0.15;
    text += isApart && !text.endsWith(' ') ? ` ${item.str}` : item.str;
    previous = item;
    if (item.hasEOL) close();
  }
  close();
  return lines;
}

/** The size in which most of the text is set. */
function commonSize(lines: readonly Line[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  return [...lengths].reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best), [12, 0])[0];
}

const headingLevel = (size: number, bodySize: number) => (size > bodySize * 1.6 ? 1 : size > bodySize * 1.3 ? 2 : 3);

/** A word divided at the end of a line becomes whole again. */
function joinLines(open: string, line: string): string {
  if (open === '') return line;
  return /\p{Ll}-$/u.test(open) && /^\p{Ll}/u.test(line) ? open.slice(0, -1) + line : `${open} ${line}`;
}
