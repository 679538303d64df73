import { Parser } from 'htmlparser2';
import { type Block, BlockCollector } from './block';
import { ExtractionFailure, FAILURES } from './extraction-failure';
import type { TableCell } from './table';

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head', 'iframe', 'object', 'select', 'nav']);
const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|font|i|img|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr)$/;
/** Far above the depth of any real page; beyond it the parser would take minutes. */
export const DEPTH_MAX = 2000;

/** Extracts what a page shows: text and tables under their headings. Never runs or fetches anything. */
export function extractHtml(html: string, { isXhtml = false } = {}): Block[] {
  const collector = new BlockCollector();
  let text = '';
  let unseen: string | null = null;
  let unseenDepth = 0;
  let depth = 0;
  // Only the outermost table counts: tables within cells are used for layout.
  let tables = 0;
  let rows: TableCell[][] = [];
  let cell: Omit<TableCell, 'text'> = {};
  let caption = '';

  const endBlock = () => {
    if (tables === 0) collector.paragraph(text);
    else text += '\n';
    if (tables === 0) text = '';
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > DEPTH_MAX) throw new ExtractionFailure(FAILURES.tooNested);
        if (unseen !== null) {
          if (name === unseen) unseenDepth++;
          return;
        }
        if (isUnseen(name, attributes)) {
          if (isVoid(name)) return;
          unseen = name;
          unseenDepth = 1;
          return;
        }
        if (!INLINE.test(name)) endBlock();
        if (name === 'table' && ++tables === 1) {
          rows = [];
          caption = '';
        }
        if (name === 'tr' && tables === 1) rows.push([]);
        if ((name === 'td' || name === 'th') && tables === 1) {
          text = '';
          cell = {
            columns: spanOf(attributes['colspan']),
            rows: spanOf(attributes['rowspan']),
            isHeader: name === 'th',
          };
        } else if (name === 'caption' && tables === 1) text = '';
      },
      ontext(part) {
        // A line break within a cell divides its text; a line break in the source does not.
        if (unseen === null) text += tables === 0 ? part : part.replace(/\s+/g, ' ');
      },
      onclosetag(name) {
        depth--;
        if (unseen !== null) {
          if (name === unseen && --unseenDepth === 0) unseen = null;
          return;
        }
        const level = /^h([1-6])$/.exec(name)?.[1];
        if (level && tables === 0) {
          collector.heading(Number(level), text);
          text = '';
        } else if ((name === 'td' || name === 'th') && tables === 1) {
          rows.at(-1)?.push({ ...cell, text });
          text = '';
        } else if (name === 'caption' && tables === 1) {
          caption = text;
          text = '';
        } else if (name === 'table' && tables > 0 && --tables === 0) {
          collector.table(rows, { caption });
          text = '';
        } else if (!INLINE.test(name)) endBlock();
      },
    },
    // In XHTML, '<script/>' is a complete element.
    { recognizeSelfClosing: isXhtml },
  );
  parser.write(html);
  parser.end();
  endBlock();
  return collector.blocks;
}

/** Returns how many columns or rows a cell covers; '0' means the rest of the table. */
const spanOf = (value = '1') => (value === '0' ? Number.POSITIVE_INFINITY : Number.parseInt(value, 10) || 1);

const UNSEEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)(?![\w-])/i;

function isUnseen(name: string, attributes: Readonly<Record<string, string>>): boolean {
  const isHidden = 'hidden' in attributes || attributes['aria-hidden'] === 'true';
  return UNSEEN.has(name) || isHidden || UNSEEN_STYLE.test(attributes['style'] ?? '');
}

const isVoid = (name: string) => /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name);
