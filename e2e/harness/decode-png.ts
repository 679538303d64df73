import jsQR from 'jsqr';
import type { Page } from 'playwright-core';

export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  /** What a scanner reads; null when it reads nothing. */
  readonly text: string | null;
}

const decode = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;

/** Reads a PNG's pixels in the browser and its QR code with a decoder that is not the product's. */
export async function decodePng(page: Page, png: Buffer): Promise<DecodedImage> {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('This browser draws no canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
  }, png.toString('base64'));
  return { width, height, text: decode(Uint8ClampedArray.from(pixels), width, height)?.data ?? null };
}
