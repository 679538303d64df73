import type { Pixels } from './read-pixels';

/** A square grayscale picture with a byte per pixel. */
export interface GrayImage {
  readonly size: number;
  readonly data: Uint8ClampedArray;
}

/** Converts pixels to brightness, which is all that scanners use. */
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

/** Scales up by a whole number; each pixel becomes a square. */
export function enlarge(image: GrayImage, times: number): GrayImage {
  const size = image.size * times;
  const data = new Uint8ClampedArray(size * size);
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(y / times) * image.size;
    for (let x = 0; x < size; x += 1) data[y * size + x] = image.data[row + Math.floor(x / times)] ?? 0;
  }
  return { size, data };
}

/** Scales down: each pixel is the mean of those that it replaces. */
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

/** Blurs like a camera that is out of focus: each pixel is the mean of those up to `radius` away. */
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
