import { type Modules, QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-image/modules';
import type { Pixels } from '../image/second-decoder';
import { paintModules } from '../model/code-parts';
import { PLAIN_STYLE, platePlace } from '../model/qr-style';

/** Whether a logo is dark at a point whose coordinates are from 0 to 1. */
export type Logo = (x: number, y: number) => boolean;

/** Draws a code with a logo in its middle like `drawCode`, which needs a canvas. */
export function paintLogo(modules: Modules, size: number, logo: Logo): Pixels {
  const pixels = new Uint32Array(paintModules(modules, size, PLAIN_STYLE).buffer);
  const perModule = size / (modules.length + 2 * QUIET_ZONE);
  const { start, edge } = platePlace(modules.length);
  const inPlate = (pixel: number) => (pixel + 0.5) / perModule - QUIET_ZONE - start;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [u, v] = [inPlate(x), inPlate(y)];
      if (u < 0 || v < 0 || u > edge || v > edge) continue;
      const [across, down] = [(u - 0.5) / (edge - 1), (v - 0.5) / (edge - 1)];
      const isDark = across >= 0 && down >= 0 && across < 1 && down < 1 && logo(across, down);
      pixels[y * size + x] = isDark ? 0xff000000 : 0xffffffff;
    }
  }
  return { width: size, height: size, data: new Uint8ClampedArray(pixels.buffer) };
}
