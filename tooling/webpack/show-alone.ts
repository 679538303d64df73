import path from 'node:path';

/** The module that shows a remote on a standalone page. The kit for outside teams replaces this name with its own. */
export const SHOW_ALONE = path.resolve(import.meta.dirname, '../../shared/src/standalone/show-alone.tsx');
