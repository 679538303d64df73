import type { GalleryPart } from './gallery-part';
import { cardParts } from './parts/card-parts';
import { coreParts } from './parts/core-parts';
import { dataParts } from './parts/data-parts';
import { formParts } from './parts/form-parts';
import { overlayParts } from './parts/overlay-parts';

/** Every part of `shared` with an appearance, in the order of the gallery. */
export const allParts: readonly GalleryPart[] = [
  ...coreParts,
  ...formParts,
  ...dataParts,
  ...overlayParts,
  ...cardParts,
];
