import path from 'node:path';
import { containerNameOf, manifestProblems, type RemoteManifest, SOURCE_LANGUAGE } from '@frontdesk/shared/contract';
import { contributionProblems } from '@frontdesk/shared/contract-checks';
import { isSiteAddress } from '@frontdesk/shared/endpoints/site-addresses';
import * as provided from '@frontdesk/shared/schema';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { inLanguage } from '../first-views/first-view';
import type { ViewSource } from '../first-views/render';
import type { BuiltRemote } from '../releases/remote-source';
import { AskAgainPlugin } from './ask-again-plugin';
import { type BuildSettings, baseConfig, OwnIconsPlugin } from './base-config';
import { HostLibrariesPlugin } from './host-libraries';
import { remoteHotReload } from './hot-reload';
import { type BuildLanguage, inLanguages, languagesOf, manifestIn } from './languages';
import { LEFT_OUT_OF_REMOTES, pathsOf } from './left-out-federation';
import { withRemoteFiles } from './remote-files';
import { exposedChunk, FIRST_WITH, FirstViewsPlugin, RemoteManifestPlugin } from './remote-manifest-plugin';
import { consumedModules } from './shared-modules';

const SHARED = '@frontdesk/shared';

/** The name of the error that describes a problem with a manifest. */
export const MANIFEST_ERROR = 'ManifestError';

/**
 * The builds of a remote, one for each language of its manifest: `remoteConfig` of each. `packageName` provides what
 * belongs to the host. In development there is one build, in the language in which the messages are written.
 */
export function remoteConfigs(
  manifest: RemoteManifest,
  settings: BuildSettings,
  packageName?: string,
): Configuration[] {
  const translations: Record<string, BuiltRemote> = {};
  const languages = settings.isDevelopment ? [] : languagesOf(manifest);
  return inLanguages(languages, (language) =>
    remoteConfig(manifest, settings, packageName, undefined, { language, translations }),
  );
}

/**
 * The build of a remote in a language: one exposed module for each page, card, fill and search of its manifest, and the
 * manifest as data. `exposeAs` returns the module to expose for a component of a file.
 * Throws when no site could use a remote with this name, these addresses or these contributions.
 */
export function remoteConfig(
  source: RemoteManifest,
  settings: BuildSettings,
  packageName = SHARED,
  exposeAs: (component: string, file: string) => string = (_, file) => file,
  built: BuildLanguage = { language: SOURCE_LANGUAGE, translations: {} },
): Configuration {
  const { language } = built;
  const manifest = manifestIn(source, language);
  const problems = [...manifestProblems(manifest), ...contributionProblems(manifest), ...callsToOwnOrigin(manifest)];
  if (problems.length > 0) {
    const error = new Error(`remote.manifest.ts of ${manifest.name}:\n- ${problems.join('\n- ')}`);
    error.name = MANIFEST_ERROR;
    throw error;
  }
  const { isDevelopment } = settings;
  const base = baseConfig(settings);
  const takesSchema =
    !isDevelopment && packageName === SHARED && manifest.routes.every(({ access }) => access !== 'public');
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
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), ...(takesSchema ? [SCHEMA_OF_HOST] : [])],
    },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    externals: hotReload.externals,
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerNameOf(manifest.name),
        filename: 'entry.js',
        exposes: exposesOf(manifest, exposeAs),
        shared: consumedModules(isDevelopment),
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
        manifest: {
          additionalData: sortUses,
          ...(language !== SOURCE_LANGUAGE && { fileName: inLanguage('mf-manifest.json', language) }),
        },
        dts: false,
        dev: false,
      }),
      new webpack.NormalModuleReplacementPlugin(
        pathsOf(LEFT_OUT_OF_REMOTES),
        path.join(import.meta.dirname, 'host-federation.js'),
      ),
      // Other teams may use every property of an icon.
      ...(packageName === SHARED ? [new OwnIconsPlugin()] : []),
      new AskAgainPlugin(),
      new HostLibrariesPlugin(settings.folder, packageName),
      new RemoteManifestPlugin(manifest, built, takesSchema ? FIRST_WITH.schema : FIRST_WITH.runtime),
      new FirstViewsPlugin({ folder: settings.folder, sources: publicPagesOf(manifest), packageName, language }),
      ...(hotReload.plugins ?? []),
    ],
  });
}

/** Pages for visitors load none of the host's groups, so a remote with public pages has its own copy. */
const SCHEMA_OF_HOST = {
  test: /[\\/]src[\\/].*\.tsx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  enforce: 'post' as const,
  loader: path.join(import.meta.dirname, 'host-schema-loader.mjs'),
  options: { provided: Object.keys(provided) },
};

/**
 * Names the calls that the host would make for the remote, but send to the wrong server: it sends them to the site,
 * while the remote's own server has another origin. Refused only here, so that remotes that are already live can be
 * composed.
 */
function callsToOwnOrigin({ api, requires, routes, home = [], fills = [], badge }: RemoteManifest): string[] {
  const { origin, prefix } = api ?? {};
  if (origin === undefined) return [];
  const isForwarded = (call: string) => prefix !== undefined && call.startsWith(prefix);
  const calls: readonly (readonly [field: string, call: string | undefined])[] = [
    ['requires', requires],
    ...[...routes, ...fills].map((part) => ['requires', part.requires] as const),
    ...[...routes, ...home].flatMap((part) => (part.calls ?? []).map((call) => ['calls', call] as const)),
    ['badge.call', badge?.call],
  ];
  return calls.flatMap(([field, call]) => {
    const address = call?.replace('GET ', '');
    if (address === undefined || isSiteAddress(address) || isForwarded(address)) return [];
    const problem = `${field} asks the site for ${address}, which does not forward it: the remote's own server is ${origin}.`;
    return [
      field === 'requires'
        ? `${problem} Leave requires out: an entry needs no proof of a server that belongs to the remote.`
        : `${problem} Leave it out, or use api.prefix.`,
    ];
  });
}

/**
 * The routes with a first view. A page that depends on the search in its address cannot render before that search is
 * known.
 */
function publicPagesOf({ routes, pages }: RemoteManifest): ViewSource[] {
  return routes.flatMap(({ path: address, page, access, hasFirstView = true }) => {
    const file = pages[page];
    return access === 'public' && hasFirstView && file ? [{ path: address, file, component: page }] : [];
  });
}

/** Sorts the list of uses in `mf-stats.json`, because its order differs in a build from the cache. */
function sortUses({ stats }: { readonly stats: { shared?: { readonly usedIn: string[] }[] } }): void {
  for (const { usedIn } of stats.shared ?? []) usedIn.sort();
}

/** The modules that the host can load, by name in the container. */
function exposesOf(
  { pages, home = [], fills = [], palette }: RemoteManifest,
  exposeAs: (component: string, file: string) => string,
): Record<string, string | { import: string; name: string }> {
  const components = {
    ...pages,
    ...Object.fromEntries(home.map(({ name, file }) => [name, file])),
    ...Object.fromEntries(fills.map(({ component, file }) => [component, file])),
  };
  const exposed = Object.entries(components).map(([name, file]) => [
    `./${name}`,
    { import: exposeAs(name, file), name: exposedChunk(name, home) },
  ]);
  const { search } = palette ?? {};
  return Object.fromEntries(search ? [...exposed, [`./${search.name}`, search.file]] : exposed);
}
