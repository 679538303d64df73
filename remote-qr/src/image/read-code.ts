import jsQr from 'jsqr';
import { type Decoder, loadSecondDecoder, type Pixels } from './second-decoder';

/** The code that a picture should show. */
export interface Sought {
  readonly text: string;
  /** Modules along a side, including the quiet zone. */
  readonly edge: number;
}

export interface Reading {
  /**
   * The text if every decoder reads it under every condition; a different text if a decoder reads one; otherwise null.
   */
  readonly read: string | null;
  /** Whether two decoders could run. */
  readonly isReadTwice: boolean;
}

/** Reads a picture with two decoders under all conditions. */
export async function readCode(image: Pixels, sought: Sought): Promise<Reading> {
  const second = await loadSecondDecoder();
  return { read: await readAsScanners(image, { ...sought, second }), isReadTwice: second !== null };
}

/** Reads a code's text from any picture with the first decoder; null without a code. */
export const readAny: (image: Pixels) => string | null = readPixels;

interface Scheduler {
  yield?(): Promise<void>;
}

/**
 * Yields to other work on the thread. A timer is only the fallback, because browsers delay timers by 4 ms, and by more
 * in the background.
 */
function breathe(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

interface SoughtBy extends Sought {
  /** The second decoder, after the first; null when it cannot run. */
  readonly second: Decoder | null;
}

/**
 * Returns the text if every decoder reads it under every condition; a different text if a decoder reads one; otherwise
 * null.
 */
export async function readAsScanners(image: Pixels, { text, edge, second }: SoughtBy): Promise<string | null> {
  const decoders = [readPixels, ...(second ? [second] : [])];
  for (const pictures of scanConditions(image, edge)) {
    let missing = decoders;
    for (const picture of pictures) {
      const pixels = picture();
      const failed: typeof decoders = [];
      for (const decoder of missing) {
        // Each reading takes a few milliseconds; without pauses, all of them together would block a page whose browser
        // runs no worker.
        await breathe();
        const read = await decoder(pixels);
        if (read !== null && read !== text) return read;
        if (read === null) failed.push(decoder);
      }
      missing = failed;
      if (missing.length === 0) break;
    }
    if (missing.length > 0) return null;
  }
  return text;
}

// jsqr is a CommonJS module; the loader decides whether its default export is wrapped.
const decode = (jsQr as unknown as { default?: typeof jsQr }).default ?? jsQr;

/** Reads a code's text from a picture with a decoder that is independent of the encoder; null without a code. */
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

/** A square grayscale picture with one byte per pixel. */
interface GrayImage {
  readonly size: number;
  readonly data: Uint8ClampedArray;
}

/** Converts pixels to brightness, because scanners use nothing else. */
export function grayOf({ data, width: size }: Pixels): GrayImage {
  const gray = new Uint8ClampedArray(size * size);
  for (let at = 0; at < gray.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    gray[at] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return { size, data: gray };
}

/** Converts a picture to the format of decoders. */
export function pixelsOf({ data, size }: GrayImage): Pixels {
  const pixels = new Uint32Array(size * size);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = 0xff000000 | ((data[at] ?? 0) * 0x010101);
  return { width: size, height: size, data: new Uint8ClampedArray(pixels.buffer) };
}

/** Scales up by a whole factor; each pixel becomes a square. */
export function enlarge(image: GrayImage, times: number): GrayImage {
  const size = image.size * times;
  const data = new Uint8ClampedArray(size * size);
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(y / times) * image.size;
    for (let x = 0; x < size; x += 1) data[y * size + x] = image.data[row + Math.floor(x / times)] ?? 0;
  }
  return { size, data };
}

/** Scales down: each pixel is the mean of the pixels that it replaces. */
export function shrink(image: GrayImage, size: number): GrayImage {
  const scale = image.size / size;
  const data = new Uint8ClampedArray(size * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
      const [right, bottom] = [Math.ceil((x + 1) * scale), Math.ceil((y + 1) * scale)];
      let sum = 0;
      for (let v = top; v < bottom; v += 1) {
        for (let u = left; u < right; u += 1) sum += image.data[v * image.size + u] ?? 0;
      }
      data[y * size + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return { size, data };
}

/** Blurs like a camera that is out of focus: each pixel is the mean of all pixels up to `radius` away. */
export function blur(image: GrayImage, radius: number): GrayImage {
  return blurLines(blurLines(image, radius, 1), radius, image.size);
}

/** Blurs along rows (`step` 1) or columns (`step` is the size), with a moving sum. */
function blurLines({ size, data }: GrayImage, radius: number, step: number): GrayImage {
  const blurred = new Uint8ClampedArray(data.length);
  const across = step === 1 ? size : 1;
  for (let line = 0; line < size; line += 1) {
    const start = line * across;
    let sum = 0;
    for (let at = -radius; at < size; at += 1) {
      if (at + radius < size) sum += data[start + (at + radius) * step] ?? 0;
      if (at - radius - 1 >= 0) sum -= data[start + (at - radius - 1) * step] ?? 0;
      const count = Math.min(size, at + radius + 1) - Math.max(0, at - radius);
      if (at >= 0) blurred[start + at * step] = sum / count;
    }
  }
  return { size, data: blurred };
}

interface Placing {
  readonly size: number;
  readonly degrees: number;
  /** Brightness of the background. */
  readonly ground: number;
}

/** Places the image in the middle of a larger square and rotates it. */
export function placeOn(image: GrayImage, { size, degrees, ground }: Placing): GrayImage {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [from, to] = [(size - 1) / 2, (image.size - 1) / 2];
  const data = new Uint8ClampedArray(size * size).fill(ground);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const u = cos * (x - from) + sin * (y - from) + to;
      const v = cos * (y - from) - sin * (x - from) + to;
      const isInside = u >= 0 && v >= 0 && u <= image.size - 1 && v <= image.size - 1;
      if (isInside) data[y * size + x] = between(image, u, v);
    }
  }
  return { size, data };
}

/** Interpolates the brightness at a point between four pixels. */
function between({ size, data }: GrayImage, x: number, y: number): number {
  const at = Math.floor(y) * size + Math.floor(x);
  const [right, below] = [x % 1, y % 1];
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + size] ?? 0) * (1 - right) + (data[at + size + 1] ?? 0) * right;
  return upper * (1 - below) + lower * below;
}

/**
 * Width of a small code on a screen, in pixels. Codes of more than 33 modules with their quiet zone are shown at three
 * pixels per module, which is more than 100 px. No decoder reads a scaled picture with fewer pixels per module.
 */
const SMALL_PX = 100;
const SMALL_PX_PER_MODULE = 3;
/**
 * A page or a user may enlarge a small code by any amount. When the pixels of a picture fall between those of the
 * code, jsQR misses codes that it reads a few percent larger.
 */
const SMALL_SCALES = [1, 1.04, 1.08, 1.15];
/**
 * Two angles each, because nobody holds a phone perfectly still: jsQR misses some codes at one exact angle but reads
 * them at another.
 */
const TILT_DEGREES = [17, 14];
const DARK_DEGREES = [0, 2];
/** A camera captures a printed code with more pixels than the file has. */
const CAMERA_PX_PER_MODULE = 4;
const BLUR_PER_MODULE = 1 / 3;
const WHITE = 255;
const DARK = 32;
/** Size of the background relative to the image. */
const GROUND_SCALE = 1.3;

/**
 * A situation in which scanners see a code. A decoder must read at least one of its pictures; only situations that
 * depend on the exact position of the pixels have several.
 */
export type ScanCondition = readonly (() => Pixels)[];

/**
 * Returns pictures of a code: as drawn, small on a screen, out of focus, tilted, and on a dark background. Each picture
 * is created only when it is needed. `edge` is the number of modules along a side, including the quiet zone.
 */
export function scanConditions(image: Pixels, edge: number): readonly ScanCondition[] {
  const gray = grayOf(image);
  const small = Math.max(SMALL_PX, edge * SMALL_PX_PER_MODULE);
  const seen = enlarge(gray, Math.max(1, Math.ceil((CAMERA_PX_PER_MODULE * edge) / gray.size)));
  const radius = Math.floor((seen.size / edge) * BLUR_PER_MODULE);
  const made = (change: () => GrayImage) => () => pixelsOf(change());
  const placed = (degrees: number, ground: number) =>
    made(() => placeOn(seen, { size: Math.ceil(seen.size * GROUND_SCALE), degrees, ground }));
  return [
    [() => image],
    // A drawing that is not larger was already read unscaled.
    small < gray.size
      ? SMALL_SCALES.map((scale) => made(() => shrink(gray, Math.min(gray.size, Math.round(small * scale)))))
      : [],
    [made(() => blur(seen, radius))],
    TILT_DEGREES.map((degrees) => placed(degrees, WHITE)),
    DARK_DEGREES.map((degrees) => placed(degrees, DARK)),
  ].filter((pictures) => pictures.length > 0);
}
