import { decodeQR } from 'qr/decode.js';
import type { Modules } from './paint-modules';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Reads the squares of the code in a picture, so that it can be painted sharp at any size. Null when none is found. */
export function readModules(picture: Pixels): Modules | null {
  let modules: Modules | null = null;
  try {
    decodeQR(picture, {
      effort: Number.POSITIVE_INFINITY,
      timeLimit: 1_000,
      imageOnResult: ({ width, height, data }) => {
        modules = Array.from({ length: height }, (_, y) =>
          Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4] ?? 255) < 128),
        );
      },
    });
  } catch {
    return null;
  }
  return modules;
}
