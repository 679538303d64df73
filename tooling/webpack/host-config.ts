import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type BuildSettings, baseConfig } from './base-config';
import { HostPagePlugin } from './host-page-plugin';
import { providedModules } from './shared-modules';

/** The build of the host: one initial script with the shared groups in it, everything else on demand under /admin/. */
export function hostConfig(settings: BuildSettings): Configuration {
  const base = baseConfig(settings);
  return {
    ...base,
    name: 'host',
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/admin/', filename: '[name].js', uniqueName: 'frontdesk-host' },
    optimization: {
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Libraries change more rarely than our own code, so they keep their place in the browser's cache.
          vendor: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor', enforce: true },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        shared: providedModules(settings.isDevelopment),
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: false, target: 'web' } },
      }),
      new HostPagePlugin({ folder: path.join(settings.folder, 'src') }),
    ],
  };
}
