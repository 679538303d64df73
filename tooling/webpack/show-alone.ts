import path from 'node:path';

/** The modules of the pages for development. The kit for outside teams replaces these names with its own. */
export const SHOW_ALONE = path.resolve(import.meta.dirname, '../../shared/src/standalone/show-alone.tsx');
export const SHOW_GALLERY = path.resolve(import.meta.dirname, '../../shared/src/gallery/show-gallery.tsx');
