import jsQr from 'jsqr';

/** A picture as a canvas gives it. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

// jsqr is a CommonJS module: whether its default export is wrapped depends on the loader.
const decode = (jsQr as unknown as { default?: typeof jsQr }).default ?? jsQr;

/** What a scanner reads in a picture, with a decoder that is not the generator's; null for nothing. */
export function readPixels({ data, width, height }: Pixels): string | null {
  // Many phones do not read light on dark, so it must not count as readable here.
  const found = decode(data, width, height, { inversionAttempts: 'dontInvert' });
  if (!found) return null;
  return found.data || textOf(Uint8Array.from(found.binaryData));
}

/** Bytes that are no UTF-8 are, by the standard, Latin-1. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
