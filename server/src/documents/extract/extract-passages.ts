import { storableText } from '../../database/engine';
import { indexPassages, type Passage } from '../../passages/passage';
import type { Block } from './block';
import { contentsLines } from './contents-lines';
import { decodeText } from './decode-text';
import { type DocumentFormat, detectFormat } from './detect-format';
import { extractCsv } from './extract-csv';
import { extractEpub } from './extract-epub';
import { extractHtml } from './extract-html';
import { extractJson } from './extract-json';
import { extractMarkdown } from './extract-markdown';
import { extractOdt } from './extract-odt';
import { extractPptx } from './extract-pptx';
import { extractRtf } from './extract-rtf';
import { extractText } from './extract-text';
import { extractXlsx } from './extract-xlsx';
import { asExtractionFailure, ExtractionFailure, FAILURES } from './extraction-failure';
import { refuseZipBomb } from './open-zip';
import { extractPdf } from './pdf/extract-pdf';
import { splitIntoPassages } from './split-into-passages';

/** Reads Word documents through HTML, which keeps headings, lists and tables. */
export async function extractDocx(bytes: Buffer): Promise<Block[]> {
  await refuseZipBomb(bytes);
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      // Pictures contain no words, and as data URLs would be most of the HTML.
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return extractHtml(value);
  } catch (cause) {
    throw asExtractionFailure(cause) ?? new ExtractionFailure(FAILURES.damagedOffice, { cause });
  }
}

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

/** Extracts all passages of a document, or throws an `ExtractionFailure`. */
export async function extractPassages(name: string, bytes: Buffer): Promise<Passage[]> {
  const blocks = withoutContents(await EXTRACTORS[detectFormat(name, bytes)](bytes));
  refuseMoreThan(TEXT_MAX, blocks);
  const passages = splitIntoPassages(blocks.map((block) => ({ ...block, text: storableText(block.text) })));
  // Each passage repeats its headings.
  refuseMoreThan(TEXT_MAX, passages);
  if (!passages.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new ExtractionFailure(FAILURES.noText);
  return indexPassages(passages);
}

/** Removes contents pages, which in a Word document or web page have a block per entry, perhaps under a heading. */
function withoutContents(blocks: readonly Block[]): Block[] {
  const lines: { text: string; block: Block | null; section: number }[] = [];
  let section = 0;
  blocks.forEach((block, at) => {
    const own = block.headings.at(-1);
    if (own !== blocks[at - 1]?.headings.at(-1)) lines.push({ text: own ?? '', block: null, section: ++section });
    lines.push({ text: block.text, block, section });
  });
  const contents = contentsLines(lines.map(({ text }) => text));
  // 'Contents' below another heading and before a text lists a box's contents, not pages.
  const kept = new Set(
    lines.flatMap(({ block, section }, at) =>
      block && block.headings.length > 1 && !contents.has(at) ? [section] : [],
    ),
  );
  return lines.flatMap(({ block, section }, at) => (block && (!contents.has(at) || kept.has(section)) ? [block] : []));
}

function refuseMoreThan(limit: number, parts: readonly { readonly text: string; readonly heading?: string }[]): void {
  const length = parts.reduce((sum, { text, heading = '' }) => sum + text.length + heading.length, 0);
  if (length > limit) throw new ExtractionFailure(FAILURES.tooBig);
}
