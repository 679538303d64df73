import path from 'node:path';
import { containerNameOf, manifestProblems, type RemoteManifest } from '@frontdesk/shared/contract';
import { contributionProblems } from '@frontdesk/shared/contract-checks';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { ViewSource } from '../first-views/render';
import { AskAgainPlugin } from './ask-again-plugin';
import { type BuildSettings, baseConfig } from './base-config';
import { remoteHotReload } from './hot-reload';
import { LEFT_OUT_OF_REMOTES, pathsOf } from './left-out-federation';
import { withRemoteFiles } from './remote-files';
import { FirstViewsPlugin, RemoteManifestPlugin } from './remote-manifest-plugin';
import { consumedModules } from './shared-modules';

/** Libraries whose state is the host's: a copy in a remote would miss the providers around the page. */
const INSTEAD: Readonly<Record<string, string>> = {
  '@chakra-ui/react': 'ui/core, ui/form, ui/overlay, ui/data or ui/tabs',
  '@emotion/react': 'ui/core',
  '@tanstack/react-query': 'query',
  'react-router': 'app',
  'react-router-dom': 'app',
  '@microsoft/signalr': 'app',
  'react-dom': 'ui/overlay for what appears above the page',
};

/**
 * Fails the build of a remote whose own files import a library that only the host may contain. Such a page builds and
 * type-checks, and crashes in the site. `packageName` is the package that has the host's modules.
 */
class HostLibrariesPlugin {
  constructor(
    private readonly folder: string,
    private readonly packageName: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(HostLibrariesPlugin.name, (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap(HostLibrariesPlugin.name, ({ request, contextInfo: { issuer } }) => {
        const name = Object.keys(INSTEAD).find((library) => request === library || request.startsWith(`${library}/`));
        if (name === undefined || !this.#isOwn(issuer)) return;
        const file = path.relative(this.folder, issuer);
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `${file} imports ${request}, which belongs to the host. Import from ${this.packageName}/${INSTEAD[name]}.`,
          ),
        );
      });
    });
  }

  #isOwn(file: string): boolean {
    return file.startsWith(this.folder + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
  }
}

/**
 * The build of a remote: one exposed module for each page, card, fill and search of its manifest, and the manifest as
 * data. `packageName` provides what belongs to the host. `exposeAs` returns the module to expose for a component of a file.
 * Throws when no site could use a remote with this name, these addresses or these contributions.
 */
export function remoteConfig(
  manifest: RemoteManifest,
  settings: BuildSettings,
  packageName = '@frontdesk/shared',
  exposeAs: (component: string, file: string) => string = (_, file) => file,
): Configuration {
  const problems = [...manifestProblems(manifest), ...contributionProblems(manifest)];
  if (problems.length > 0) throw new Error(`remote.manifest.ts of ${manifest.name}:\n- ${problems.join('\n- ')}`);
  const { isDevelopment } = settings;
  const base = baseConfig(settings);
  const hotReload = isDevelopment ? remoteHotReload() : {};
  return withRemoteFiles({
    ...base,
    name: manifest.name,
    entry: {},
    // 'auto' uses the entry's address, so the same build works on any origin.
    // A module that threw during evaluation is evaluated again.
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `frontdesk-${manifest.name}`,
      strictModuleErrorHandling: true,
    },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    externals: hotReload.externals,
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerNameOf(manifest.name),
        filename: isDevelopment ? 'entry.js' : 'entry.[fullhash].js',
        exposes: exposesOf(manifest, exposeAs),
        shared: consumedModules(isDevelopment),
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
        manifest: { additionalData: sortUses },
        dts: false,
        dev: false,
      }),
      new webpack.NormalModuleReplacementPlugin(
        pathsOf(LEFT_OUT_OF_REMOTES),
        path.join(import.meta.dirname, 'unused-in-remotes.js'),
      ),
      new AskAgainPlugin(),
      new HostLibrariesPlugin(settings.folder, packageName),
      new RemoteManifestPlugin(manifest),
      new FirstViewsPlugin({ folder: settings.folder, sources: publicPagesOf(manifest), packageName }),
      ...(hotReload.plugins ?? []),
    ],
  });
}

/** The routes with a first view. A page that depends on its address's search cannot render before the search is known. */
function publicPagesOf({ routes, pages }: RemoteManifest): ViewSource[] {
  return routes.flatMap(({ path: address, page, access, hasFirstView = true }) => {
    const file = pages[page];
    return access === 'public' && hasFirstView && file ? [{ path: address, file, component: page }] : [];
  });
}

/** Sorts the list of uses in `mf-stats.json`, whose order differs in a build from the cache. */
function sortUses({ stats }: { readonly stats: { shared?: { readonly usedIn: string[] }[] } }): void {
  for (const { usedIn } of stats.shared ?? []) usedIn.sort();
}

/** The modules that the host can load, by name in the container. */
function exposesOf(
  { pages, home = [], fills = [], palette }: RemoteManifest,
  exposeAs: (component: string, file: string) => string,
): Record<string, string> {
  const components = {
    ...pages,
    ...Object.fromEntries(home.map(({ name, file }) => [name, file])),
    ...Object.fromEntries(fills.map(({ component, file }) => [component, file])),
  };
  const exposed = Object.entries(components).map(([name, file]) => [`./${name}`, exposeAs(name, file)]);
  const { search } = palette ?? {};
  return Object.fromEntries(search ? [...exposed, [`./${search.name}`, search.file]] : exposed);
}
