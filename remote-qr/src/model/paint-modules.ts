/** The dark and light squares of a code, row by row, without the quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/** Light squares around a code; with fewer, scanners fail. */
export const QUIET_ZONE = 4;

/** Paints a code with its quiet zone, always black on white, as RGBA pixels of exactly `size` by `size`. */
export function paintModules(modules: Modules, size: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const perPixel = (modules.length + 2 * QUIET_ZONE) / size;
  const at = (pixel: number) => Math.floor((pixel + 0.5) * perPixel) - QUIET_ZONE;
  for (let y = 0; y < size; y += 1) {
    const row = modules[at(y)];
    if (!row) continue;
    for (let x = 0; x < size; x += 1) {
      if (row[at(x)]) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return pixels;
}
