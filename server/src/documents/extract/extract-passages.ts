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
import { extractOdt } from './extract-odt';
import { extractPptx } from './extract-pptx';
import { extractText } from './extract-text';
import { asExtractionFailure, ExtractionFailure, FAILURES } from './extraction-failure';
import { refuseZipBomb } from './open-zip';
import { extractPdf, extractPicture, type Recognition } from './pdf/extract-pdf';
import { type RepeatedBlocks, withoutRepeated } from './repeated-blocks';
import { splitIntoPassages } from './split-into-passages';

/** Reads Word documents through HTML, which keeps headings, lists and tables. */
export async function extractDocx(bytes: Buffer): Promise<Block[]> {
  await refuseZipBomb(bytes);
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      // Pictures contain no words, and as data URLs they would make up most of the HTML.
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return extractHtml(value);
  } catch (cause) {
    throw asExtractionFailure(cause) ?? new ExtractionFailure(FAILURES.damagedOffice, { cause });
  }
}

const TEXT_MAX = 20_000_000;

type Extract = (bytes: Buffer, recognition: Recognition | null, searchesLines: boolean) => Block[] | Promise<Block[]>;

// Modules that are slow to load are loaded only when needed, because most processes read few documents.
const EXTRACTORS: Record<DocumentFormat, Extract> = {
  pdf: extractPdf,
  picture: extractPicture,
  docx: extractDocx,
  odt: extractOdt,
  rtf: async (bytes) => (await import('./extract-rtf')).extractRtf(bytes),
  epub: extractEpub,
  xlsx: async (bytes) => (await import('./extract-xlsx')).extractXlsx(bytes),
  pptx: extractPptx,
  html: (bytes) => extractHtml(decodeText(bytes)),
  markdown: async (bytes) => (await import('./extract-markdown')).extractMarkdown(decodeText(bytes)),
  csv: (bytes) => extractCsv(decodeText(bytes)),
  json: (bytes) => extractJson(decodeText(bytes)),
  text: (bytes) => extractText(decodeText(bytes)),
};

export interface PassageOptions {
  readonly recognition?: Recognition | null;
  /** The blocks that also appear on other pages of the same website. */
  readonly repeated?: RepeatedBlocks | null;
  /** If false, a PDF's tables are read without the lines around their cells. */
  readonly searchesLines?: boolean;
}

/**
 * Extracts all passages of a document, or throws an `ExtractionFailure`, for example for a scan without `recognition`.
 */
export async function extractPassages(
  name: string,
  bytes: Buffer,
  { recognition = null, repeated = null, searchesLines = true }: PassageOptions = {},
): Promise<Passage[]> {
  const format = detectFormat(name, bytes);
  const all = await EXTRACTORS[format](bytes, recognition, searchesLines);
  const blocks = withoutContents(repeated ? withoutRepeated(all, repeated) : all);
  refuseMoreThan(TEXT_MAX, blocks);
  const passages = splitIntoPassages(blocks.map((block) => ({ ...block, text: storableText(block.text) })));
  // Each passage repeats its headings.
  refuseMoreThan(TEXT_MAX, passages);
  if (!passages.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) {
    const mayBeScan = format === 'pdf' || format === 'picture';
    throw new ExtractionFailure(mayBeScan ? FAILURES.noText : FAILURES.noTextInFile);
  }
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
  // Below another heading and above a text, 'Contents' lists the contents of a box, not pages.
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
