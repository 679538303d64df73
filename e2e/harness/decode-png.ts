import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  /** The text that a scanner reads; null if it reads nothing. */
  readonly text: string | null;
}

const decode = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;

/** Reads a PNG's pixels in the browser, and decodes its QR code with a decoder that the product does not use. */
export async function decodePng(page: Page, png: Buffer): Promise<DecodedImage> {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // One string, because the protocol would need seconds to transfer millions of numbers.
    const reader = new FileReader();
    const pixels = await new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob([data]));
    });
    return { width: bitmap.width, height: bitmap.height, pixels: pixels.slice(pixels.indexOf(',') + 1) };
  }, png.toString('base64'));
  const decoded = decode(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height);
  return { width, height, text: decoded?.data ?? null };
}
