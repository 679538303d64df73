import { type Modules, QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-image/modules';

/** The colors of a code's modules, as #rrggbb. The quiet zone is always white. */
export interface Colors {
  readonly dark: string;
  readonly light: string;
}

/** The position of a code on a square of `edge` modules. */
export interface CodePlace {
  readonly edge: number;
  readonly x: number;
  readonly y: number;
}

const WHITE = 0xffffffff;

/** Returns the position of a code with only its quiet zone around it. */
export function plainPlace(modules: Modules): CodePlace {
  return { edge: modules.length + 2 * QUIET_ZONE, x: QUIET_ZONE, y: QUIET_ZONE };
}

/** Paints a code and its surroundings as RGBA pixels of exactly `size` by `size`. */
export function paintModules(
  modules: Modules,
  size: number,
  colors: Colors,
  place: CodePlace = plainPlace(modules),
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(size * size).fill(WHITE);
  const [dark, light] = [pixelOf(colors.dark), pixelOf(colors.light)];
  const perPixel = place.edge / size;
  const at = (pixel: number, start: number) => Math.floor((pixel + 0.5) * perPixel) - start;
  for (let y = 0; y < size; y += 1) {
    const row = modules[at(y, place.y)];
    if (!row) continue;
    for (let x = 0; x < size; x += 1) {
      const isDark = row[at(x, place.x)];
      if (isDark !== undefined) pixels[y * size + x] = isDark ? dark : light;
    }
  }
  return new Uint8ClampedArray(pixels.buffer);
}

/** Returns a pixel in the browser's format, with red in the lowest byte. */
function pixelOf(color: string): number {
  const rgb = Number.parseInt(color.slice(1), 16);
  return (0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
}
