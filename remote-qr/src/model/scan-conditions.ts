import { blur, enlarge, type GrayImage, grayOf, pixelsOf, placeOn, shrink } from './gray-image';
import type { Pixels } from './read-pixels';

/**
 * Size of a small code on a screen, in pixels. No decoder reads a scaled picture with less than three pixels per
 * module.
 */
const SMALL_PX = 100;
const SMALL_PX_PER_MODULE = 3;
/** A camera sees a print larger than the file's own pixels. */
const CAMERA_PX_PER_MODULE = 4;
const BLUR_PER_MODULE = 1 / 3;
const WHITE = 255;
const DARK = 32;
/** Size of the background relative to the image. */
const GROUND_SCALE = 1.3;

/**
 * A situation in which scanners see a code: several pictures, of which at least one must be readable, because a camera
 * takes many.
 */
export type ScanCondition = readonly (() => Pixels)[];

/**
 * Returns pictures of a code as drawn, small on a screen, out of focus, tilted, and on a dark background. Each picture
 * is created when it is needed. `edge` is the number of modules along a side, including the quiet zone.
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
    small < gray.size
      ? [1, 1.04, 1.08, 1.15].map((scale) => made(() => shrink(gray, Math.min(gray.size, Math.round(small * scale)))))
      : [],
    [radius, radius - 1].map((pixels) => made(() => blur(seen, pixels))),
    [17, 14, -17].map((degrees) => placed(degrees, WHITE)),
    [0, 2].map((degrees) => placed(degrees, DARK)),
  ].filter((pictures) => pictures.length > 0);
}
