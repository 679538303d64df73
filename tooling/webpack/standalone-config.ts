import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { type BuildSettings, baseConfig } from './base-config';
import { KeepLastBuildPlugin, ReadableErrorsPlugin } from './compile-errors';
import { LastingFilesPlugin } from './lasting-files-plugin';
import { withRemoteFiles } from './remote-files';
import { SHOW_ALONE, SHOW_GALLERY } from './show-alone';

/**
 * The development build of a remote on a standalone page: no federation, everything in one bundle. From the remote's
 * `own` build it uses only the files other than its chunks. If the folder has `alone.ts`, its export `alone` extends
 * the page.
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
  return withRemoteFiles({
    ...base,
    name: manifest.name,
    entry: { main: `data:text/javascript,${encodeURIComponent(entryOf(manifest, settings))}` },
    output: { ...base.output, publicPath: '/', filename: '[name].js' },
    resolve: { ...base.resolve, alias: { 'hoist-non-react-statics': false } },
    plugins: [
      new ReactRefreshPlugin({ overlay: false }),
      new KeepLastBuildPlugin(),
      new ReadableErrorsPlugin(),
      ...lasting,
    ],
  });
}

function entryOf(
  manifest: RemoteManifest,
  { folder, forwardsApi = false }: Parameters<typeof standaloneConfig>[1],
): string {
  const loaders = Object.entries(filesOf(manifest)).map(([name, file]) => {
    const module = JSON.stringify(path.join(folder, file));
    return `${name}: () => import(${module}).then((module) => module.${name})`;
  });
  const own = path.join(folder, 'alone.ts');
  const hasOwn = existsSync(own);
  return `
    import { showAlone } from ${JSON.stringify(SHOW_ALONE)};
    import manifest from ${JSON.stringify(path.join(folder, 'remote.manifest.ts'))};
    ${hasOwn ? `import { alone } from ${JSON.stringify(own)};` : 'const alone = {};'}
    showAlone(manifest, { ${loaders.join(',\n')} }, { forwardsApi: ${forwardsApi}, alone });
  `;
}

/** The files of pages, cards, fills and the palette's search, by the names of their exports. */
function filesOf({ pages, home = [], fills = [], palette }: RemoteManifest): Record<string, string> {
  const parts = [...home, ...(palette?.search ? [palette.search] : [])].map(({ name, file }) => [name, file] as const);
  const filling = fills.map(({ component, file }) => [component, file] as const);
  return { ...pages, ...Object.fromEntries([...parts, ...filling]) };
}

/** The development build of the gallery of shared parts: one bundle, no federation. `folder` resolves its packages. */
export function galleryConfig(folder = path.resolve(import.meta.dirname, '../../shared')): Configuration {
  const base = baseConfig({ folder, isDevelopment: true });
  const code = `import { showGallery } from ${JSON.stringify(SHOW_GALLERY)}; showGallery();`;
  return {
    ...base,
    name: 'gallery',
    entry: { main: `data:text/javascript,${encodeURIComponent(code)}` },
    output: { ...base.output, publicPath: '/', filename: '[name].js' },
    resolve: { ...base.resolve, alias: { 'hoist-non-react-statics': false } },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
  };
}
