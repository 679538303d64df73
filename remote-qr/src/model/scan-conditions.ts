import { blur, enlarge, type GreyImage, greyOf, pixelsOf, placeOn, shrink } from './grey-image';
import type { Pixels } from './read-pixels';

/** Screens show codes as small as this; with squares of less than three pixels no decoder reads a scaled picture. */
const SMALL_PX = 100;
const SMALL_PX_PER_MODULE = 3;
/** A camera sees a print larger than the file's own pixels. */
const CAMERA_PX_PER_MODULE = 4;
const BLUR_PER_MODULE = 1 / 3;
const WHITE = 255;
const DARK = 32;
/** How much wider the ground is than the image. */
const GROUND_SCALE = 1.3;

/** One way in which scanners meet a code: some pictures of it, of which one must be read, as a camera takes many. */
export type ScanCondition = readonly (() => Pixels)[];

/**
 * The image of a code as drawn, small on a screen, out of focus, tilted, and on a dark ground. Each picture is made when
 * it is needed. `edge`: squares along a side, quiet zone included.
 */
export function scanConditions(image: Pixels, edge: number): readonly ScanCondition[] {
  const grey = greyOf(image);
  const small = Math.max(SMALL_PX, edge * SMALL_PX_PER_MODULE);
  const seen = enlarge(grey, Math.max(1, Math.ceil((CAMERA_PX_PER_MODULE * edge) / grey.size)));
  const radius = Math.floor((seen.size / edge) * BLUR_PER_MODULE);
  const made = (change: () => GreyImage) => () => pixelsOf(change());
  const placed = (degrees: number, ground: number) =>
    made(() => placeOn(seen, { size: Math.ceil(seen.size * GROUND_SCALE), degrees, ground }));
  return [
    [() => image],
    small < grey.size
      ? [1, 1.04, 1.08, 1.15].map((scale) => made(() => shrink(grey, Math.min(grey.size, Math.round(small * scale)))))
      : [],
    [radius, radius - 1].map((pixels) => made(() => blur(seen, pixels))),
    [17, 14, -17].map((degrees) => placed(degrees, WHITE)),
    [0, 2].map((degrees) => placed(degrees, DARK)),
  ].filter((pictures) => pictures.length > 0);
}
