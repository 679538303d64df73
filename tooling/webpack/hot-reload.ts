import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Hot reload across the federation boundary: React re-renders only for the copy of the refresh runtime that existed
 * when it started, so remotes use the host's copy through this global.
 */
const RUNTIME_GLOBAL = 'frontdeskRefreshRuntime';

/** Requests of the refresh runtime, by name or path. */
export const RUNTIME_REQUEST = /react-refresh[\\/]runtime(?:\.js)?$/;

/** The first module of the host's development build. */
export const SHARE_REFRESH_RUNTIME = require.resolve('./share-refresh-runtime.js');

/** Additions to a development build of the host. */
export function hostHotReload(): NonNullable<Configuration['plugins']> {
  return [new ReactRefreshPlugin({ overlay: false })];
}

/** Additions to a development build of a remote. */
export function remoteHotReload(): Pick<Configuration, 'plugins' | 'externals'> {
  return {
    plugins: [new ReactRefreshPlugin({ overlay: false })],
    externals: [
      ({ request }, callback) =>
        request && RUNTIME_REQUEST.test(request) ? callback(undefined, `var ${RUNTIME_GLOBAL}`) : callback(),
    ],
  };
}
