import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { AskAgainPlugin } from './ask-again-plugin';
import { type BuildSettings, baseConfig } from './base-config';
import { FirstViewsPlugin } from './first-views-plugin';
import { HostPagePlugin } from './host-page-plugin';
import { hostHotReload, SHARE_REFRESH_RUNTIME } from './hot-reload';
import { providedModules, sharedContents } from './shared-modules';

/** The build of the host: one initial script with the shared groups in it, everything else on demand under /admin/. */
export function hostConfig(settings: BuildSettings): Configuration {
  const { isDevelopment } = settings;
  const base = baseConfig(settings);
  return {
    ...base,
    name: 'host',
    entry: { main: [...(isDevelopment ? [SHARE_REFRESH_RUNTIME] : []), './src/main.tsx'] },
    resolve: { ...base.resolve, alias: { ...UNUSED, ...(isDevelopment ? {} : productionRouter(settings.folder)) } },
    output: { ...base.output, publicPath: '/admin/', filename: '[name].js', uniqueName: 'frontdesk-host' },
    optimization: {
      ...base.optimization,
      splitChunks: isDevelopment ? false : { cacheGroups: CACHE_GROUPS, chunks: 'all' },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        shared: providedModules(isDevelopment),
        manifest: false,
        dts: false,
        dev: false,
        // The registry has the addresses of remotes, so federation's own version lookup would only add weight.
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new webpack.DefinePlugin({ SHARED_CONTENTS: JSON.stringify(sharedContents()) }),
      new webpack.NormalModuleReplacementPlugin(LEFT_OUT, useStub),
      // index.html already has the reset.
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]@chakra-ui[\\/]react[\\/].*[\\/]preflight\.js$/,
        path.join(import.meta.dirname, 'unused-preflight.js'),
      ),
      new AskAgainPlugin(),
      new HostPagePlugin({ folder: path.join(settings.folder, 'src') }),
      new FirstViewsPlugin({ folder: settings.folder, sources: FRAMES }),
      ...(isDevelopment ? hostHotReload() : []),
    ],
  };
}

/** The frames around every page: for visitors, and for people with a session. */
const FRAMES = [
  { path: 'public', file: './src/app/PublicFrame.tsx', component: 'PublicFrame' },
  { path: 'shell', file: './src/shell/SignedInArea.tsx', component: 'SignedInArea' },
] as const;

/** Only emotion's withTheme needs it, which we do not use. */
const UNUSED = { 'hoist-non-react-statics': false } as const;

const STUB = path.join(import.meta.dirname, 'unused-federation.js');

/** Resolves a file to the stub. Webpack identifies modules by `request`, so all files share one module. */
function useStub({
  createData,
}: {
  createData?: Partial<Record<'resource' | 'request' | 'userRequest', string>>;
}): void {
  if (!createData?.resource) return;
  createData.request = createData.request?.replace(createData.resource, STUB) ?? STUB;
  createData.userRequest = STUB;
  createData.resource = STUB;
}

/** The router's package.json lists only its development build, which contains warnings. */
function productionRouter(folder: string): Record<string, string> {
  const library = realpathSync(path.join(folder, 'node_modules/react-router-dom'));
  const build = path.join(library, '../react-router/dist/production');
  return { 'react-router$': path.join(build, 'index.mjs'), 'react-router/dom$': path.join(build, 'dom-export.mjs') };
}

/** Files of federation's runtime that the host omits. */
const LEFT_OUT = new RegExp(
  `[\\\\/]@module-federation[\\\\/](${[
    'error-codes/dist/desc',
    'sdk/dist/generateSnapshotFromManifest',
    'sdk/dist/logger',
    'runtime-core/dist/utils/preload',
    'runtime-core/dist/plugins/snapshot/SnapshotHandler',
    'webpack-bundler-runtime/dist/remotes',
  ]
    .map((file) => file.replaceAll('/', '[\\\\/]'))
    .join('|')})\\.m?js$`,
);

const CACHE_GROUPS = {
  default: false,
  defaultVendors: false,
  // Libraries change less often than our own code, so they stay in the browser's cache.
  vendor: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor', enforce: true },
  // The code that dialogs and tabs share.
  ark: {
    test: /[\\/]node_modules[\\/](@ark-ui|@zag-js)[\\/]/,
    chunks: 'async',
    minChunks: 2,
    name: 'ark',
    enforce: true,
  },
  // The schemas of the signed-in area, shared by shell, home and palette.
  schemas: { test: /[\\/]node_modules[\\/]valibot[\\/]/, chunks: 'async', name: 'schemas', enforce: true },
} as const;
