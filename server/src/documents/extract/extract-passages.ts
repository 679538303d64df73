import { indexPassages } from '../../passages/index/index-passages';
import type { Passage } from '../../passages/passage';
import type { Block } from './block';
import { decodeText } from './decode-text';
import { type DocumentFormat, detectFormat } from './detect-format';
import { extractCsv } from './extract-csv';
import { extractDocx } from './extract-docx';
import { extractHtml } from './extract-html';
import { extractMarkdown } from './extract-markdown';
import { extractPdf } from './extract-pdf';
import { extractText } from './extract-text';
import { ExtractionFailure, FAILURES } from './extraction-failure';
import { splitIntoPassages } from './split-into-passages';

const TEXT_MAX = 20_000_000;

const EXTRACTORS: Record<DocumentFormat, (bytes: Buffer) => Block[] | Promise<Block[]>> = {
  pdf: extractPdf,
  docx: extractDocx,
  html: (bytes) => extractHtml(decodeText(bytes)),
  markdown: (bytes) => extractMarkdown(decodeText(bytes)),
  csv: (bytes) => extractCsv(decodeText(bytes)),
  text: (bytes) => extractText(decodeText(bytes)),
};

/** All of a document's passages, or an `ExtractionFailure`. */
export async function extractPassages(name: string, bytes: Buffer): Promise<Passage[]> {
  const blocks = await EXTRACTORS[detectFormat(name, bytes)](bytes);
  refuseMoreThan(TEXT_MAX, blocks);
  const passages = splitIntoPassages(blocks.map((block) => ({ ...block, text: storable(block.text) })));
  // Each passage repeats its headings.
  refuseMoreThan(TEXT_MAX, passages);
  if (!passages.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new ExtractionFailure(FAILURES.noText);
  return indexPassages(passages);
}

function refuseMoreThan(limit: number, parts: readonly { readonly text: string; readonly heading?: string }[]): void {
  const length = parts.reduce((sum, { text, heading = '' }) => sum + text.length + heading.length, 0);
  if (length > limit) throw new ExtractionFailure(FAILURES.tooBig);
}

/** PostgreSQL keeps no NUL, and half characters nowhere survive. */
const storable = (text: string) => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
