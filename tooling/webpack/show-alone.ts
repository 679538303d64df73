import path from 'node:path';

/** The module that shows a remote on a page of its own. The kit for outside teams puts its own name here. */
export const SHOW_ALONE = path.resolve(import.meta.dirname, '../../shared/src/standalone/show-alone.tsx');
