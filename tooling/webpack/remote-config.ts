import type { RemoteManifest } from '@frontdesk/shared/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { type BuildSettings, baseConfig } from './base-config';
import { RemoteManifestPlugin } from './remote-manifest-plugin';
import { consumedModules } from './shared-modules';

/** The build of one remote: its manifest's pages, one exposed module each, and the manifest itself as data. */
export function remoteConfig(manifest: RemoteManifest, settings: BuildSettings): Configuration {
  const base = baseConfig(settings);
  return {
    ...base,
    name: manifest.name,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: `frontdesk-${manifest.name}` },
    optimization: { splitChunks: false, runtimeChunk: false },
    plugins: [
      new ModuleFederationPlugin({
        name: manifest.name,
        filename: settings.isDevelopment ? 'entry.js' : 'entry.[fullhash].js',
        exposes: Object.fromEntries(Object.entries(manifest.pages).map(([page, file]) => [`./${page}`, file])),
        shared: consumedModules(settings.isDevelopment),
        experiments: { externalRuntime: true },
        manifest: true,
        dts: false,
        dev: false,
      }),
      new RemoteManifestPlugin(manifest),
    ],
  };
}
