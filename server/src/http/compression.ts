import { constants } from 'node:zlib';

/** Compresses responses. */
export const COMPRESSION = { threshold: 1024, encodings: ['br', 'gzip'] as ('br' | 'gzip')[] };

/**
 * For responses of up to two megabytes that are built for each caller. The default quality of 4 takes twice as long, for 1
 * to 4 % fewer bytes (docs/performance.md, Many rows).
 */
export const QUICK_COMPRESSION = { ...COMPRESSION, brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } };
