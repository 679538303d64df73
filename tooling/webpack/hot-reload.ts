import { createRequire } from 'node:module';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Hot reload across the federation boundary: React redraws only for the copy of the refresh runtime that it was
 * started with, so there is one, the host's, which remotes find on this global.
 */
const RUNTIME_GLOBAL = 'frontdeskRefreshRuntime';
const RUNTIME_REQUEST = /react-refresh[\\/]runtime(?:\.js)?$/;

/** The module that the host's development build begins with. */
export const SHARE_REFRESH_RUNTIME = require.resolve('./share-refresh-runtime.js');

/** What a development build of the host adds. */
export function hostHotReload(): NonNullable<Configuration['plugins']> {
  return [new ReactRefreshPlugin({ overlay: false })];
}

/** What a development build of a remote adds. */
export function remoteHotReload(): Pick<Configuration, 'plugins' | 'externals'> {
  return {
    plugins: [new ReactRefreshPlugin({ overlay: false })],
    externals: [
      ({ request }, callback) =>
        request && RUNTIME_REQUEST.test(request) ? callback(undefined, `var ${RUNTIME_GLOBAL}`) : callback(),
    ],
  };
}
