import { blur, enlarge, type GrayImage, grayOf, pixelsOf, placeOn, shrink } from './gray-image';
import type { Pixels } from './read-pixels';

/**
 * Width of a small code on a screen, in pixels. Codes of more than 33 modules with their quiet zone are shown at three
 * pixels per module, which is more than 100 px: no decoder reads a scaled picture with less.
 */
const SMALL_PX = 100;
const SMALL_PX_PER_MODULE = 3;
/**
 * A page or a hand enlarges a small code by any amount. When the pixels of a picture fall between those of the code,
 * jsQR misses codes that it reads a few percent larger.
 */
const SMALL_SCALES = [1, 1.04, 1.08, 1.15];
/** A hand never holds a phone still: jsQR misses some codes at one exact angle and reads them at the next. */
const TILT_DEGREES = [17, 14];
const DARK_DEGREES = [0, 2];
/** A camera sees a print larger than the file's own pixels. */
const CAMERA_PX_PER_MODULE = 4;
const BLUR_PER_MODULE = 1 / 3;
const WHITE = 255;
const DARK = 32;
/** Size of the background relative to the image. */
const GROUND_SCALE = 1.3;

/**
 * A situation in which scanners see a code: pictures of which a decoder must read at least one. Only situations in which
 * the exact place of the pixels decides have more than one.
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
    // A drawing that is not larger than that was read as it is.
    small < gray.size
      ? SMALL_SCALES.map((scale) => made(() => shrink(gray, Math.min(gray.size, Math.round(small * scale)))))
      : [],
    [made(() => blur(seen, radius))],
    TILT_DEGREES.map((degrees) => placed(degrees, WHITE)),
    DARK_DEGREES.map((degrees) => placed(degrees, DARK)),
  ].filter((pictures) => pictures.length > 0);
}
