import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compilation, type Compiler, type Configuration, type Module, type ModuleGraph } from 'webpack';
import { ReadableErrorsPlugin } from './compile-errors';

/** The variables through which `npm run build` passes a part's cache folder and version. */
export const CACHE_FOLDER = 'BUILD_CACHE_FOLDER';
export const CACHE_VERSION = 'BUILD_CACHE_VERSION';

/**
 * Webpack's cache on disk for builds by `npm run build`. A cache of another version is discarded. All sources,
 * including packages, are compared by content, so a changed file with an old timestamp counts as changed.
 */
function persistentCache(): Pick<Configuration, 'cache' | 'snapshot'> {
  const [folder, version] = [process.env[CACHE_FOLDER], process.env[CACHE_VERSION]];
  if (!folder || !version) return {};
  return {
    cache: { type: 'filesystem', cacheDirectory: folder, version, maxMemoryGenerations: 0 },
    snapshot: { managedPaths: [], immutablePaths: [], module: { hash: true }, resolve: { hash: true } },
  };
}

/**
 * Makes a build from the cache equal to one without it, byte for byte. When webpack skips a module that only re-exports, it
 * sorts the dependencies of the importing module but not its connections. The cache stores the dependencies, and
 * the next build creates the connections from them, so concatenated modules are in a different order. This plugin also
 * sorts the connections.
 */
class StableOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(StableOrderPlugin.name, (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap(StableOrderPlugin.name, (modules) => {
        for (const module of modules) sortConnections(module, compilation.moduleGraph);
      });
    });
  }
}

function sortConnections(module: Module, graph: ModuleGraph): void {
  const connections = graph.getOutgoingConnections(module);
  if (!(connections instanceof Set) || connections.size < 2) return;
  const all = [...connections];
  const isOwn = ({ dependency }: (typeof all)[number]) => dependency && graph.getParentBlock(dependency) === module;
  const sorted = all
    .filter(isOwn)
    .sort((one, other) => graph.getParentBlockIndex(one.dependency) - graph.getParentBlockIndex(other.dependency));
  connections.clear();
  for (const connection of all) connections.add(isOwn(connection) ? sorted.shift() : connection);
}

/** Modules that federation adds, and the part of their identifiers that is the same in every folder. */
const FEDERATION_NAMES = [/^provide module .+(?= = )/, /^container entry/, /[\\/]\.federation[\\/]\w+/] as const;
const FEDERATION_HASH = /(?<=[\\/]\.federation[\\/]\w+)\.[0-9a-f]+/;
const FEDERATION_IDS = 1_000;

/**
 * Builds the same files from the same source in every folder. Webpack derives ids and names of variables from the
 * identifiers of modules, and federation's identifiers contain absolute paths or hashes of them.
 */
class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(StableIdsPlugin.name, ({ hooks }) => {
      hooks.afterResolve.tap(StableIdsPlugin.name, ({ createData }) => {
        createData.userRequest = createData.userRequest?.replace(FEDERATION_HASH, '');
      });
    });
    compiler.hooks.compilation.tap(StableIdsPlugin.name, (compilation) => {
      // Runs before webpack gives the other modules their ids.
      compilation.hooks.moduleIds.tap({ name: StableIdsPlugin.name, stage: -1 }, (modules) => {
        const named = [...modules].flatMap((module) => {
          const identifier = module.identifier();
          const name = FEDERATION_NAMES.map((part) => part.exec(identifier)?.[0]).find(Boolean);
          return name === undefined ? [] : [{ module, name }];
        });
        const used = new Set<number>();
        for (const { module, name } of named.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
          let id = createHash('sha256').update(name).digest().readUInt32BE() % FEDERATION_IDS;
          while (used.has(id)) id = (id + 1) % FEDERATION_IDS;
          used.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** Sources that webpack and federation write: they contain the folder's path, and hashes derived from it. */
const GENERATED = /[/]webpack[/]runtime[/]|[/]\.federation[/]/;

/** Omits from source maps the code that webpack and federation write, because it would name the folder of the build. */
class StableMapsPlugin {
  apply(compiler: Compiler): void {
    // Runs after the maps are written.
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    compiler.hooks.compilation.tap(StableMapsPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: StableMapsPlugin.name, stage }, (assets) => {
        for (const name of Object.keys(assets).filter((name) => name.endsWith('.map'))) {
          const { file: _, ...map } = JSON.parse(String(assets[name]?.source()));
          const sourcesContent = map.sourcesContent?.map((content: string, index: number) =>
            GENERATED.test(map.sources[index]) ? '' : content,
          );
          compilation.updateAsset(name, new webpack.sources.RawSource(JSON.stringify({ ...map, sourcesContent })));
        }
      });
    });
  }
}

/**
 * Names a built script and its source map after the script's content and `others`. Used for scripts where federation
 * refuses `[contenthash]`; `[fullhash]` changes with every build and folder, so visitors would load them again.
 */
export function renameByContent(compilation: Compilation, file: string, others: readonly string[] = []): string {
  const content = compilation.getAsset(file)?.source.source().toString() ?? '';
  const hash = createHash('sha256').update(content);
  for (const other of others) hash.update(other);
  const renamed = file.replace(/\.js$/, `.${hash.digest('hex').slice(0, 8)}.js`);
  // The contract samples are built without maps.
  if (compilation.getAsset(`${file}.map`)) {
    const mapped = content.replace(`sourceMappingURL=${file}.map`, `sourceMappingURL=${renamed}.map`);
    compilation.updateAsset(file, new webpack.sources.RawSource(mapped));
    compilation.renameAsset(`${file}.map`, `${renamed}.map`);
  }
  compilation.renameAsset(file, renamed);
  return renamed;
}

const HASH = /"[0-9a-f]{8}"/g;

type Minify = (...given: Parameters<typeof TerserPlugin.swcMinify>) => ReturnType<typeof TerserPlugin.swcMinify>;

/** Scripts that this process has minified: a script without words is the same in every language's build. */
const known = new Map<string, ReturnType<Minify>>();

const minifyOnce: Minify = (...given) => {
  const [input, map, options] = given;
  const key = createHash('sha256').update(JSON.stringify([Object.entries(input), options]));
  if (map) key.update(JSON.stringify([map.sources, map.mappings]));
  const name = key.digest('hex');
  const result = known.get(name) ?? TerserPlugin.swcMinify(...given);
  known.set(name, result);
  return result;
};

/**
 * Minifies with SWC. It names variables by how often each character occurs, so hashes of other scripts are replaced
 * meanwhile: webpack computes their final values later, and the current ones depend on the folder.
 */
export async function minify(...[input, ...rest]: Parameters<Minify>) {
  const hashes: string[] = [];
  const hidden = Object.entries(input).map(([name, code]) => [
    name,
    code.replace(HASH, (hash) => `"~${String(hashes.push(hash.slice(1, -1)) - 1).padStart(7, '0')}"`),
  ]);
  const minified = await minifyOnce(Object.fromEntries(hidden), ...rest);
  return { ...minified, code: minified.code?.replace(/~(0\d{6})/g, (found, index) => hashes[Number(index)] ?? found) };
}

/** A chunk that has not loaded within this time counts as failed (spec section 9.6). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** A module that `values-loader.mjs` replaces with its values. */
const TYPE_NAMES = /[\\/]shared[\\/]src[\\/]endpoints[\\/]qr-type-names\.ts$/;
const ENDPOINTS = /[\\/]shared[\\/]src[\\/]endpoints[\\/][\w-]+\.ts$/;
const CLIENT_ENDPOINTS = path.join(import.meta.dirname, 'client-endpoints-loader.mjs');
const VALUES_LOADER = fileURLToPath(new URL('values-loader.mjs', import.meta.url));

/** Creates icons with our own function instead of lucide's, each from a single path. */
export class OwnIconsPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.options.module.rules.push({
      test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
      loader: path.join(import.meta.dirname, 'smaller-icons-loader.mjs'),
    });
    new webpack.NormalModuleReplacementPlugin(
      /^\.\.\/createLucideIcon\.mjs$/,
      path.resolve(import.meta.dirname, '../../shared/src/ui/lucide-icon.ts'),
    ).apply(compiler);
  }
}

export interface BuildSettings {
  /** Absolute path of the package to build. */
  readonly folder: string;
  readonly isDevelopment: boolean;
}

/** The common configuration of host and remotes: TypeScript through SWC, classic scripts, hashed chunks. */
export function baseConfig({ folder, isDevelopment }: BuildSettings): Configuration {
  return {
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : 'source-map',
    target: ['web', 'es2022'],
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      hashFunction: 'sha256',
      hashDigestLength: 8,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // `createRequire` finds files by pattern, in webpack as in Node and Jest.
      parser: { javascript: { createRequire: true } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: fileURLToPath(import.meta.resolve('swc-loader')),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
            },
          },
        },
        ...(isDevelopment ? [] : [{ test: ENDPOINTS, enforce: 'post' as const, loader: CLIENT_ENDPOINTS }]),
        ...(isDevelopment ? [] : [{ test: TYPE_NAMES, resourceQuery: { not: /source/ }, loader: VALUES_LOADER }]),
        // The file is fetched by its address on demand.
        { test: /\.wasm$/, type: 'asset/resource' },
        // The package has no side effects, but does not declare that in its package.json.
        { test: /node_modules[\\/]@chakra-ui[\\/]react[\\/]/, sideEffects: false },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify,
          // It uses all cores from one process.
          parallel: false,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, ecma: 2020 },
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      new StableOrderPlugin(),
      new StableIdsPlugin(),
      // During development, it would read every map again after each edit.
      ...(isDevelopment ? [] : [new StableMapsPlugin()]),
      new ReadableErrorsPlugin(),
    ],
    ...(isDevelopment ? {} : persistentCache()),
    infrastructureLogging: { level: 'error' },
    stats: { all: false, errors: true, warnings: true },
  };
}
