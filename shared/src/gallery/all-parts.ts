import type { GalleryPart } from './gallery-part';
import { cardParts } from './parts/card-parts';
import { coreParts } from './parts/core-parts';
import { dataParts } from './parts/data-parts';
import { formParts } from './parts/form-parts';
import { lookParts } from './parts/look-parts';
import { overlayParts } from './parts/overlay-parts';

/** The tokens, and every part of `shared` that has an appearance, in the gallery's order. */
export const allParts: readonly GalleryPart[] = [
  ...lookParts,
  ...coreParts,
  ...formParts,
  ...dataParts,
  ...overlayParts,
  ...cardParts,
];
