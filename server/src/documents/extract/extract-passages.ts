import type { Passage } from '../../passages/passage';
import { passageTerms } from '../../passages/terms/terms';
import type { Block } from './block';
import { decodeText } from './decode-text';
import { type DocumentFormat, detectFormat } from './detect-format';
import { extractCsv } from './extract-csv';
import { extractDocx } from './extract-docx';
import { extractEpub } from './extract-epub';
import { extractHtml } from './extract-html';
import { extractJson } from './extract-json';
import { extractMarkdown } from './extract-markdown';
import { extractOdt } from './extract-odt';
import { extractPdf } from './extract-pdf';
import { extractPptx } from './extract-pptx';
import { extractRtf } from './extract-rtf';
import { extractText } from './extract-text';
import { extractXlsx } from './extract-xlsx';
import { ExtractionFailure, FAILURES } from './extraction-failure';
import { splitIntoPassages } from './split-into-passages';

const TEXT_MAX = 20_000_000;

const EXTRACTORS: Record<DocumentFormat, (bytes: Buffer) => Block[] | Promise<Block[]>> = {
  pdf: extractPdf,
  docx: extractDocx,
  odt: extractOdt,
  rtf: extractRtf,
  epub: extractEpub,
  xlsx: extractXlsx,
  pptx: extractPptx,
  html: (bytes) => extractHtml(decodeText(bytes)),
  markdown: (bytes) => extractMarkdown(decodeText(bytes)),
  csv: (bytes) => extractCsv(decodeText(bytes)),
  json: (bytes) => extractJson(decodeText(bytes)),
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
  return passages.map((passage) => ({ ...passage, terms: passageTerms(passage.heading, passage.text).join(' ') }));
}

function refuseMoreThan(limit: number, parts: readonly { readonly text: string; readonly heading?: string }[]): void {
  const length = parts.reduce((sum, { text, heading = '' }) => sum + text.length + heading.length, 0);
  if (length > limit) throw new ExtractionFailure(FAILURES.tooBig);
}

/** PostgreSQL keeps no NUL, and half characters nowhere survive. */
const storable = (text: string) => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
