import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { type BuildSettings, baseConfig } from './base-config';
import { LastingFilesPlugin } from './lasting-files-plugin';
import { SHOW_ALONE } from './show-alone';

/**
 * The development build of a remote on a standalone page: no federation, everything in one bundle. From the remote's
 * `own` build it uses only the files beside its chunks.
 */
export function standaloneConfig(
  manifest: RemoteManifest,
  settings: BuildSettings & {
    /** Whether calls below the remote's own API prefix reach the network. Default: the sample API answers them. */
    readonly forwardsApi?: boolean;
  },
  own: Configuration = {},
): Configuration {
  const base = baseConfig(settings);
  // Compared by name, because a second import of the configuration creates new classes.
  const lasting = own.plugins?.filter((plugin) => plugin?.constructor.name === LastingFilesPlugin.name) ?? [];
  return {
    ...base,
    name: manifest.name,
    entry: { main: `data:text/javascript,${encodeURIComponent(entryOf(manifest, settings))}` },
    output: { ...base.output, publicPath: '/', filename: '[name].js' },
    resolve: { ...base.resolve, alias: { 'hoist-non-react-statics': false } },
    plugins: [new ReactRefreshPlugin({ overlay: false }), ...lasting],
  };
}

function entryOf(
  { pages }: RemoteManifest,
  { folder, forwardsApi = false }: Parameters<typeof standaloneConfig>[1],
): string {
  const loaders = Object.entries(pages).map(([name, file]) => {
    const module = JSON.stringify(path.join(folder, file));
    return `${name}: () => import(${module}).then((module) => module.${name})`;
  });
  return `
    import { showAlone } from ${JSON.stringify(SHOW_ALONE)};
    import manifest from ${JSON.stringify(path.join(folder, 'remote.manifest.ts'))};
    showAlone(manifest, { ${loaders.join(',\n')} }, { forwardsApi: ${forwardsApi} });
  `;
}

const shared = path.resolve(import.meta.dirname, '../../shared');

/** The development build of the gallery of shared parts: one bundle, no federation. */
export function galleryConfig(): Configuration {
  const base = baseConfig({ folder: shared, isDevelopment: true });
  const module = JSON.stringify(path.join(shared, 'src/gallery/show-gallery.tsx'));
  return {
    ...base,
    name: 'gallery',
    entry: {
      main: `data:text/javascript,${encodeURIComponent(`import { showGallery } from ${module}; showGallery();`)}`,
    },
    output: { ...base.output, publicPath: '/', filename: '[name].js' },
    resolve: { ...base.resolve, alias: { 'hoist-non-react-statics': false } },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
  };
}
