import { createHash } from 'node:crypto';
import type { Block } from '../documents/extract/block';
import { extractHtml } from '../documents/extract/extract-html';
import { ExtractionFailure } from '../documents/extract/extraction-failure';

/** Changes with the title or the text that a visitor reads. Markup may contain a new token at each request. */
export function pageHash({ name, bytes, isHtml }: { name: string; bytes: Buffer; isHtml: boolean }): string {
  const text = isHtml ? textOf(bytes) : null;
  return createHash('sha256')
    .update(`${name}\n`)
    .update(text ?? bytes)
    .digest('hex');
}

/** Returns null for unreadable pages, whose document reports why. */
function textOf(bytes: Buffer): string | null {
  try {
    return extractHtml(bytes.toString('utf8')).map(lineOf).join('\n');
  } catch (error) {
    if (error instanceof ExtractionFailure) return null;
    throw error;
  }
}

const lineOf = ({ headings, text }: Block) => [...headings, text].join('\t');
