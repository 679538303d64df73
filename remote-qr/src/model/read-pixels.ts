import jsQr from 'jsqr';

/** A picture in the format of a canvas. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

// jsqr is a CommonJS module; the loader decides whether its default export is wrapped.
const decode = (jsQr as unknown as { default?: typeof jsQr }).default ?? jsQr;

/** Reads the text of a code in a picture with a decoder that is independent of the encoder; null without a code. */
export function readPixels({ data, width, height }: Pixels): string | null {
  // Many phones do not read light modules on a dark background, so these must not count as readable.
  const found = decode(data, width, height, { inversionAttempts: 'dontInvert' });
  if (!found) return null;
  return found.data || textOf(Uint8Array.from(found.binaryData));
}

/** Decodes bytes: by the standard, bytes that are not UTF-8 are Latin-1. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
