import { type Block, BlockCollector } from './block';
import { contentsLines } from './contents-lines';
import { joinLines } from './join-lines';

const HEADING_MAX = 80;

/** Reads plain text: empty lines separate paragraphs; a short line on its own, without a full stop, is a heading. */
export function extractText(text: string): Block[] {
  const collector = new BlockCollector();
  for (const paragraph of withoutContents(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')).split(/\n\s*\n/)) {
    const lines = paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const [first = '', second] = lines;
    const isUnderlined = second !== undefined && /^([=\-~])\1{2,}$/.test(second);
    if (isUnderlined) {
      collector.heading(1, first);
      addLines(collector, lines.slice(2));
    } else if (lines.length === 1 && isHeading(first)) collector.heading(1, first);
    else addLines(collector, lines);
  }
  return collector.blocks;
}

/** Replaces the lines of contents pages with empty ones. */
function withoutContents(text: string): string {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at }]));
  for (const found of contentsLines(filled.map(({ line }) => line))) lines[filled[found]?.at ?? -1] = '';
  return lines.join('\n');
}

/** '7. Additional Terms.': numbered, short and on its own. */
const NUMBERED_HEADING = /^(§ ?|article |section )?(\d{1,2}(\.\d{1,2})*|[ivx]{1,5})[.)]? \p{Lu}[^.!?]{2,70}\.?$/iu;

function isHeading(line: string): boolean {
  if (NUMBERED_HEADING.test(line)) return true;
  return line.length <= HEADING_MAX && /\p{L}/u.test(line) && !/[.!?;,:]$/.test(line) && !/^[-*•]/.test(line);
}

/** Joins wrapped lines into paragraphs; list items remain separate. */
function addLines(collector: BlockCollector, lines: readonly string[]): void {
  let open = '';
  for (const line of lines) {
    if (/^([-*•]|\d+[.)])\s/.test(line)) {
      collector.paragraph(open);
      open = line.replace(/^[-*•]\s+/, '');
    } else open = joinLines(open, line);
  }
  collector.paragraph(open);
}
