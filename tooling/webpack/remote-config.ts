import path from 'node:path';
import { containerNameOf, manifestProblems, type RemoteManifest } from '@frontdesk/shared/contract';
import { contributionProblems } from '@frontdesk/shared/contract-checks';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { AskAgainPlugin } from './ask-again-plugin';
import { type BuildSettings, baseConfig } from './base-config';
import { remoteHotReload } from './hot-reload';
import { RemoteManifestPlugin } from './remote-manifest-plugin';
import { consumedModules } from './shared-modules';

/**
 * The build of one remote: its manifest's pages, cards and search, one exposed module each, and the manifest itself as
 * data. Throws when no site could use a remote with this name, these addresses or these contributions.
 */
export function remoteConfig(manifest: RemoteManifest, settings: BuildSettings): Configuration {
  const problems = [...manifestProblems(manifest), ...contributionProblems(manifest)];
  if (problems.length > 0) throw new Error(`remote.manifest.ts of ${manifest.name}:\n- ${problems.join('\n- ')}`);
  const { isDevelopment } = settings;
  const base = baseConfig(settings);
  const hotReload = isDevelopment ? remoteHotReload() : {};
  return {
    ...base,
    name: manifest.name,
    entry: {},
    // 'auto' takes the address the entry came from, so the same build works on any origin.
    // A module that threw while it started is started anew, not found half done.
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `frontdesk-${manifest.name}`,
      strictModuleErrorHandling: true,
    },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    externals: hotReload.externals,
    plugins: [
      new ModuleFederationPlugin({
        name: containerNameOf(manifest.name),
        filename: isDevelopment ? 'entry.js' : 'entry.[fullhash].js',
        exposes: exposesOf(manifest),
        shared: consumedModules(isDevelopment),
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        manifest: true,
        dts: false,
        dev: false,
      }),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]@module-federation[\\/](error-codes[\\/]dist[\\/]desc|sdk[\\/]dist[\\/]logger|webpack-bundler-runtime[\\/]dist[\\/]remotes)\.m?js$/,
        path.join(import.meta.dirname, 'unused-in-remotes.js'),
      ),
      new AskAgainPlugin(),
      new RemoteManifestPlugin(manifest),
      ...(hotReload.plugins ?? []),
    ],
  };
}

/** The modules that the host can load, by their names in the container. */
function exposesOf({ pages, home = [], palette }: RemoteManifest): Record<string, string> {
  const parts = [...home, ...(palette?.search ? [palette.search] : [])];
  const files = { ...pages, ...Object.fromEntries(parts.map(({ name, file }) => [name, file])) };
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [`./${name}`, file]));
}
