import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { asExtractionFailure, ExtractionFailure, FAILURES } from '../extraction-failure';

/** A page in the form that text recognition needs, with one byte per pixel. */
export interface PageImage {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

/** A file may declare any size; decoding needs 4 bytes for each pixel. */
export const PIXELS_MAX = 50_000_000;
/** Larger pictures are scaled down: letters 30 pixels high are read best, and 300 dots per inch are enough. */
const LONGEST_SIDE = 3000;
const DOTS_PER_POINT = 250 / 72;
const KINDS = { png: /^\u0089PNG\r\n/, jpeg: /^\u00ff\u00d8\u00ff/, webp: /^RIFF[\s\S]{4}WEBP/ } as const;

/** Detects the kind of a picture by its first bytes; returns null for anything else. */
export function pictureKind(bytes: Buffer): keyof typeof KINDS | null {
  const start = bytes.toString('latin1', 0, 12);
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].test(start)) ?? null;
}

/**
 * Decodes a PNG, JPEG or WebP file, or the first picture of an animation. The size that the file declares is checked first.
 *
 * @throws ExtractionFailure for a picture that is too large or damaged.
 */
export async function imageOfPicture(bytes: Buffer): Promise<PageImage> {
  const size = declaredSize(bytes);
  if (!size || size.width * size.height === 0) throw new ExtractionFailure(FAILURES.damagedPicture);
  if (size.width * size.height > PIXELS_MAX) throw new ExtractionFailure(FAILURES.tooManyPixels);
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  try {
    const picture = await loadImage(bytes);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const context = createCanvas(width, height).getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    return { width, height, gray: grayOf(context.getImageData(0, 0, width, height).data) };
  } catch (cause) {
    throw asExtractionFailure(cause) ?? new ExtractionFailure(FAILURES.damagedPicture, { cause });
  }
}

/** Draws a page of a PDF. */
export async function imageOfPage(document: PDFDocumentProxy, number: number): Promise<PageImage> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const page = await document.getPage(number);
  const full = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS_PER_POINT, LONGEST_SIDE / Math.max(full.width, full.height));
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const target = { canvas, canvasContext: context, viewport, background: '#fff' };
  await page.render(target as unknown as Parameters<PDFPageProxy['render']>[0]).promise;
  const gray = grayOf(context.getImageData(0, 0, width, height).data);
  page.cleanup();
  return { width, height, gray };
}

function grayOf(colors: Uint8ClampedArray): Uint8Array {
  const gray = new Uint8Array(colors.length / 4);
  for (let at = 0, from = 0; at < gray.length; at++, from += 4) {
    gray[at] = ((colors[from] ?? 0) * 77 + (colors[from + 1] ?? 0) * 151 + (colors[from + 2] ?? 0) * 28) >> 8;
  }
  return gray;
}

/** Reads the size that the file declares, without decoding it. */
function declaredSize(bytes: Buffer): { width: number; height: number } | null {
  const kind = pictureKind(bytes);
  if (bytes.length < 30) return null;
  if (kind === 'png') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (kind === 'jpeg') return jpegSize(bytes);
  if (kind !== 'webp') return null;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isStart = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isStart) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // Skips padding, and markers that have no length.
    if (marker === 0xff) at++;
    else at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
