/**
 * Reads a reply into blocks and marks: Markdown's bold, italics, links, lists and code. Other Markdown loses its marks
 * and remains as text; nothing becomes HTML. Kept small, because the widget contains it.
 */
import { DEPTH_MAX, type Reading, type ReplyInline, readInlines } from './reply-inlines';

export type { ReplyInline };

export type ReplyBlock =
  /** Headings become bold paragraphs. */
  | { readonly kind: 'paragraph'; readonly children: readonly ReplyInline[] }
  | { readonly kind: 'code'; readonly text: string }
  /** `start` is the first number; null for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly ReplyBlock[])[] };

/** Reads a reply; `isGrowing` while it is streaming. */
export function readMarkdown(text: string, isGrowing = false): ReplyBlock[] {
  const complete = isGrowing ? withoutUnfinished(text) : text;
  return readBlocks(complete.replace(/\r\n?/g, '\n').split('\n'), { isGrowing, depth: 0 });
}

/** The start of a mark, link or entry at the end of a growing reply; for a link, the label is shown. */
const UNFINISHED =
  /!?\[([^[\]\n]*)(?:\](?:\([^()\n]*)?)?$|(?:^|\n) *(?:[-+•]|\d{1,3}[.)]?) *$|<[^<>\n]*$|(^|[^*_~`\\])[*_~`\\]+$/;

function withoutUnfinished(text: string): string {
  const shown = text.replace(UNFINISHED, '$1$2');
  const line = shown.slice(shown.lastIndexOf('\n') + 1);
  const isInCode = line.split('`').length % 2 === 0 && !FENCE.test(line);
  return isInCode ? `${shown}\`` : shown;
}

const FENCE = /^\s*(```+)/;
const RULE = /^ {0,3}([-*_])( *\1){2,} *$/;
const HEADING = /^ {0,3}#{1,6} +(.*?)[ #]*$/;
const ITEM = /^( *)(?:[-*+•]|(\d{1,3})[.)]) +(\S.*)$/;

function readBlocks(lines: readonly string[], reading: Reading): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  let paragraph: string[] = [];
  const end = () => {
    const text = paragraph.join('\n').trim();
    if (text !== '') blocks.push({ kind: 'paragraph', children: readInlines(text, reading) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').replace(/^ {0,3}> ?/, '').replace(/\t/g, '    ');
    const fence = FENCE.exec(line)?.[1];
    const heading = HEADING.exec(line)?.[1];
    if (fence !== undefined) {
      end();
      const code: string[] = [];
      while (++at < lines.length && !lines[at]?.trim().startsWith(fence)) code.push(lines[at] ?? '');
      blocks.push({ kind: 'code', text: code.join('\n') });
    } else if (line.trim() === '' || RULE.test(line)) {
      end();
    } else if (heading !== undefined) {
      end();
      blocks.push({ kind: 'paragraph', children: [{ kind: 'bold', children: readInlines(heading, reading) }] });
    } else if (ITEM.test(line) && reading.depth < DEPTH_MAX) {
      end();
      at = readList(lines, at, reading, blocks) - 1;
    } else paragraph.push(line);
  }
  end();
  return blocks;
}

/** Reads a list into `blocks` and returns the index after it. */
function readList(lines: readonly string[], from: number, reading: Reading, blocks: ReplyBlock[]): number {
  const [, indent = '', number] = ITEM.exec(lines[from] ?? '') ?? [];
  const items: (readonly ReplyBlock[])[] = [];
  const isInside = (line: string | undefined) => line !== undefined && line.search(/\S/) > indent.length + 1;
  let at = from;
  for (;;) {
    // An empty line between two entries does not end a list.
    const next = lines[at]?.trim() === '' && items.length > 0 ? at + 1 : at;
    const [, itsIndent, itsNumber, text] = ITEM.exec(lines[next] ?? '') ?? [];
    const isSame = text !== undefined && itsIndent === indent && (itsNumber === undefined) === (number === undefined);
    if (!isSame) break;
    const body = [text];
    at = next + 1;
    while (isInside(lines[at])) {
      body.push((lines[at] ?? '').slice(indent.length + 2));
      at++;
    }
    items.push(readBlocks(body, { ...reading, depth: reading.depth + 1 }));
  }
  if (items.length > 0) blocks.push({ kind: 'list', start: number === undefined ? null : Number(number), items });
  return Math.max(at, from + 1);
}
