import { splitSentences } from '../../passages/sentences';
import type { Block } from './block';

const PASSAGE_LENGTH = 1000;

/** Splits text into passages of about a thousand characters that never cross a heading, each with its heading path. */
export function splitIntoPassages(blocks: readonly Block[]): { heading: string; text: string }[] {
  const passages: { heading: string; text: string }[] = [];
  for (const block of blocks) {
    const heading = block.headings.join(' > ');
    for (const part of partsOf(block.text)) {
      const last = passages.at(-1);
      if (last && last.heading === heading && last.text.length + part.length < PASSAGE_LENGTH) {
        last.text += `\n${part}`;
      } else passages.push({ heading, text: part });
    }
  }
  return passages;
}

/** Splits a long paragraph between sentences, and a long sentence between words. */
function partsOf(text: string): string[] {
  if (text.length <= PASSAGE_LENGTH) return [text];
  const parts: string[] = [];
  const pieces = splitSentences(text).flatMap((sentence) => sentence.match(/\S.{0,899}(?=\s|$)|\S{1,900}/gu) ?? []);
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length < PASSAGE_LENGTH) parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts;
}
