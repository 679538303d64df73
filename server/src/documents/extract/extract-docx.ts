import type { Block } from './block';
import { extractHtml } from './extract-html';
import { ExtractionFailure, FAILURES } from './extraction-failure';
import { refuseZipBomb } from './inflated-size';

/** Word documents, by way of HTML, which keeps headings, lists and tables. */
export async function extractDocx(bytes: Buffer): Promise<Block[]> {
  refuseZipBomb(bytes);
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      // Pictures carry no words, and as data URLs would be most of the HTML.
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return extractHtml(value);
  } catch (cause) {
    throw new ExtractionFailure(FAILURES.damagedDocx, { cause });
  }
}
