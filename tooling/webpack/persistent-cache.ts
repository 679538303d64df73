import type { Configuration } from 'webpack';

/** The variables in which `npm run build` passes a part's cache name and version. */
export const CACHE_FOLDER = 'BUILD_CACHE_FOLDER';
export const CACHE_VERSION = 'BUILD_CACHE_VERSION';

/**
 * Webpack's cache on disk for builds of `npm run build`. A cache of another version is discarded. All sources,
 * including packages, are compared by content, so a changed file with an old timestamp counts as changed.
 */
export function persistentCache(): Pick<Configuration, 'cache' | 'snapshot'> {
  const [folder, version] = [process.env[CACHE_FOLDER], process.env[CACHE_VERSION]];
  if (!folder || !version) return {};
  return {
    cache: { type: 'filesystem', cacheDirectory: folder, version, maxMemoryGenerations: 0 },
    snapshot: { managedPaths: [], immutablePaths: [], module: { hash: true }, resolve: { hash: true } },
  };
}
