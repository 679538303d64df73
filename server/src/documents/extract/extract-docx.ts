import type { Block } from './block';
import { extractHtml } from './extract-html';
import { asExtractionFailure, ExtractionFailure, FAILURES } from './extraction-failure';
import { refuseZipBomb } from './open-zip';

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
