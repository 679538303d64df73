import { createHash } from 'node:crypto';
import { extractHtml } from '../documents/extract/extract-html';
import { ExtractionFailure } from '../documents/extract/extraction-failure';

/** Changes with the title or the text that a visitor reads. Markup may contain a new token at each request. */
export function pageHash({ name, bytes, isHtml }: { name: string; bytes: Buffer; isHtml: boolean }): string {
  const hash = createHash('sha256').update(`${name}\n`);
  if (isHtml) for (const line of linesOf(bytes)) hash.update(line);
  else hash.update(bytes);
  return hash.digest('hex');
}

/** One at a time: each repeats its headings, so those of a hostile page would not fit into memory together. */
function* linesOf(html: Buffer): Generator<string | Buffer> {
  try {
    let separator = '';
    for (const { headings, text } of extractHtml(html.toString('utf8'))) {
      yield separator + [...headings, text].join('\t');
      separator = '\n';
    }
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    // The page's document reports why it is unreadable.
    yield html;
  }
}
