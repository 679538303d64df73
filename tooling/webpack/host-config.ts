import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SOURCE_LANGUAGE } from '@frontdesk/shared/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type Loader, transformSync } from 'esbuild';
import webpack, {
  type Chunk,
  type Compilation,
  type Compiler,
  type Configuration,
  type Module,
  type ModuleGraph,
} from 'webpack';
import { inLanguage } from '../first-views/first-view';
import type { BaseStyles } from '../first-views/render';
import { AskAgainPlugin } from './ask-again-plugin';
import { type BuildSettings, baseConfig, OwnIconsPlugin, renameByContent } from './base-config';
import { hostHotReload, SHARE_REFRESH_RUNTIME } from './hot-reload';
import { isKnown } from './known-theme-loader.mjs';
import { inLanguages, isRightToLeft, LANGUAGES, translationOf, wordsIn } from './languages';
import { LEFT_OUT_OF_HOST, pathsOf } from './left-out-federation';
import { FirstViewsPlugin } from './remote-manifest-plugin';
import { providedModules, sharedContents } from './shared-modules';

/** The sources of index.html in the host's `src`. */
const SOURCES = [
  'index.html',
  'early.css',
  'right-to-left.css',
  'head.js',
  'first-view.js',
  'early.js',
  'icon.svg',
] as const;

/**
 * Writes index.html with the inline scripts and styles, and names the initial scripts after their content.
 */
class HostPagePlugin {
  #base: BaseStyles | undefined;

  constructor(
    private readonly options: {
      readonly folder: string;
      readonly language: string;
      /** All languages of the host. */
      readonly languages: readonly string[];
    },
  ) {}

  apply(compiler: Compiler): void {
    const isProduction = compiler.options.mode === 'production';
    compiler.hooks.thisCompilation.tap(HostPagePlugin.name, (compilation) => {
      for (const source of SOURCES) compilation.fileDependencies.add(path.join(this.options.folder, source));
      compilation.hooks.processAssets.tapPromise(
        { name: HostPagePlugin.name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const initial = scriptsOf(compilation.entrypoints.get('main')?.getFiles() ?? []);
          const scripts = isProduction ? initial.map((file) => renameByContent(compilation, file)) : initial;
          const { css, files } = await this.baseStyles(compiler.modifiedFiles);
          for (const file of files) if (!file.includes('node_modules')) compilation.fileDependencies.add(file);
          const words = await this.words();
          const page = this.page(scripts, partFiles(compilation, new Set(initial)), css, words);
          compilation.emitAsset(
            inLanguage('index.html', this.options.language),
            new compiler.webpack.sources.RawSource(page),
          );
        },
      );
    });
  }

  /** Renders the base styles again only when a file on which they depend has changed. */
  private async baseStyles(changed: ReadonlySet<string> | undefined): Promise<BaseStyles> {
    const known = this.#base;
    if (known && changed && !known.files.some((file) => changed.has(file))) return known;
    const { renderBaseStyles } = await import('../first-views/render');
    this.#base = await renderBaseStyles(this.options.folder);
    return this.#base;
  }

  /** The texts in index.html, by their names in the message file. */
  private async words(): Promise<Readonly<Record<string, string>>> {
    const file = translationOf(path.join(this.options.folder, 'messages/early.ts'), this.options.language);
    return wordsIn(await import(pathToFileURL(file).href), this.options.language);
  }

  private page(
    scripts: readonly string[],
    files: Record<string, readonly string[]>,
    base: string,
    words: Readonly<Record<string, string>>,
  ): string {
    const read = (source: (typeof SOURCES)[number]) =>
      readFileSync(path.join(this.options.folder, source), 'utf8').replace(
        /%([a-z]\w*)%/gi,
        (place, name: string) => words[name] ?? place,
      );
    const { version } = JSON.parse(readFileSync(path.join(this.options.folder, '../package.json'), 'utf8')) as {
      version: string;
    };
    const { language, languages } = this.options;
    const head = read('head.js').replace("'%LANGUAGES%'", JSON.stringify(languages)).replace('%VERSION%', version);
    const early = read('early.js').replace("'%FILES%'", JSON.stringify(files));
    const values: Record<string, string> = {
      LANGUAGE: language,
      DIRECTION: isRightToLeft(language) ? ' dir="rtl"' : '',
      ICON: iconAddress(read('icon.svg')),
      BASE: base,
      STYLE: minify(read('early.css') + (isRightToLeft(language) ? read('right-to-left.css') : ''), 'css'),
      HEAD: minify(head, 'js'),
      VIEW: minify(read('first-view.js'), 'js'),
      EARLY: minify(early, 'js'),
      SCRIPTS: scripts.map((file) => `<script defer src="/admin/${file}"></script>`).join('\n    '),
    };
    return read('index.html').replace(/%([A-Z]+)%/g, (_, name: string) => values[name] ?? '');
  }
}

/** Returns an image as an address for double quotes, in which few characters need escapes. */
const iconAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`;

/** The parts that `early.js` preloads, because pages wait for them. */
const HINTED = /^(?:shell|home|group-(?!dialog|file-drop|schema)\w+)$/;

/** The files of every preloaded part, without the page's initial files. */
function partFiles(compilation: Compilation, initial: ReadonlySet<string>): Record<string, readonly string[]> {
  const parts = [...compilation.namedChunkGroups].filter(([name]) => name && HINTED.test(name));
  return Object.fromEntries(
    parts.map(([name, group]) => {
      const files = group.chunks.flatMap((chunk) => [...chunk.files, ...sharedFilesOf(compilation, chunk)]);
      return [name, [...new Set(scriptsOf(files))].filter((file) => !initial.has(file))];
    }),
  );
}

/** A shared module is only a proxy; its files belong to the proxy's block. */
function sharedFilesOf({ chunkGraph }: Compilation, chunk: Chunk): string[] {
  return [...chunkGraph.getChunkModules(chunk)]
    .filter((module) => module.type === 'consume-shared-module')
    .flatMap((module) => module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []))
    .flatMap((needed) => [...needed.files]);
}

function scriptsOf(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
}

function minify(code: string, loader: Loader): string {
  return transformSync(code, { loader, minify: true, target: 'es2022' }).code.trim();
}

/** The scripts whose functions nearly all run before a page is readable. */
const FIRST_SCRIPTS = /^(?:vendor|main|common|shell|home)$/;

/**
 * Has Chromium compile all functions of the first scripts while they load, in the background. Otherwise it compiles each
 * function on the page's own thread when it is first called. Other browsers ignore the comment.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
class CompileWhileLoadingPlugin {
  apply({ hooks, webpack: { Compilation, sources } }: Compiler): void {
    // Runs after minification, which removes comments, and before source maps are written.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    hooks.compilation.tap(CompileWhileLoadingPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: CompileWhileLoadingPlugin.name, stage }, () => {
        const files = [...compilation.chunks].flatMap(({ name, files }) =>
          FIRST_SCRIPTS.test(name ?? '') ? [...files] : [],
        );
        for (const file of files) {
          compilation.updateAsset(file, (script) => new sources.ConcatSource('//# allFunctionsCalledOnLoad\n', script));
        }
      });
    });
  }
}

/** The builds of the host, one for each language. */
export function hostConfigs(settings: BuildSettings): Configuration[] {
  const languages = settings.isDevelopment ? [] : LANGUAGES;
  return inLanguages(languages, (language) => hostConfig(settings, language));
}

/** The build of the host: one initial script with the shared groups in it, everything else on demand under /admin/. */
export function hostConfig(settings: BuildSettings, language = SOURCE_LANGUAGE): Configuration {
  const { isDevelopment } = settings;
  const base = baseConfig(settings);
  return {
    ...base,
    name: 'host',
    entry: { main: [...(isDevelopment ? [SHARE_REFRESH_RUNTIME] : []), './src/main.tsx'] },
    resolve: { ...base.resolve, alias: { ...SMALLER, ...(isDevelopment ? {} : productionRouter(settings.folder)) } },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: /[\\/]react-router[\\/].*[\\/]chunk-\w+\.mjs$/, loader: PURE_ROUTER },
        { test: /[\\/]@microsoft[\\/]signalr[\\/]dist[\\/]esm[\\/]/, loader: SMALLER_SIGNALR },
        {
          test: /[\\/](?:styled-system[\\/](?:system|conditions|provider)|react[\\/]dist[\\/]esm[\\/]utils[\\/]memo)\.js$/,
          loader: SMALLER_CHAKRA,
        },
        ...(isDevelopment ? [] : [{ test: isKnown, enforce: 'post' as const, loader: KNOWN_THEME }]),
      ],
    },
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
      new webpack.NormalModuleReplacementPlugin(pathsOf(LEFT_OUT_OF_HOST), useStub),
      new webpack.NormalModuleReplacementPlugin(/(?:^\.|styled-system)\/factory\.js$/, useStyled),
      new OwnIconsPlugin(),
      new AskAgainPlugin(),
      ...(isDevelopment ? [] : [new CompileWhileLoadingPlugin()]),
      new HostPagePlugin({
        folder: path.join(settings.folder, 'src'),
        language,
        languages: isDevelopment ? [] : LANGUAGES.filter((other) => other !== SOURCE_LANGUAGE),
      }),
      new FirstViewsPlugin({ folder: settings.folder, sources: FRAMES, language }),
      ...(isDevelopment ? hostHotReload() : []),
    ],
  };
}

/** The frames around every page: for visitors, and for people with a session. */
const FRAMES = [
  { path: 'public', file: './src/app/PublicFrame.tsx', component: 'PublicFrame' },
  { path: 'shell', file: './src/shell/SignedInArea.tsx', component: 'SignedInArea' },
] as const;

/** Lists of names that smaller modules replace. */
const SMALLER = {
  '@emotion/is-prop-valid$': path.join(import.meta.dirname, 'forwarded-props.js'),
  '@emotion/unitless$': path.join(import.meta.dirname, 'css-properties.js'),
  '@pandacss/is-valid-prop$': path.join(import.meta.dirname, 'css-properties.js'),
} as const;

const PURE_ROUTER = path.join(import.meta.dirname, 'pure-router-loader.mjs');
const SMALLER_CHAKRA = path.join(import.meta.dirname, 'smaller-chakra-loader.mjs');
const KNOWN_THEME = path.join(import.meta.dirname, 'known-theme-loader.mjs');
const SMALLER_SIGNALR = path.join(import.meta.dirname, 'smaller-signalr-loader.mjs');

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

const STYLED = path.join(import.meta.dirname, '../../shared/src/theme/styled.tsx');

/** Uses our factory of elements instead of Chakra's. */
function useStyled(data: { request: string; readonly contextInfo?: { readonly issuer: string } }): void {
  if (data.contextInfo?.issuer.includes('@chakra-ui')) data.request = STYLED;
}

/** The router's package.json lists only the development build, which contains warnings. */
function productionRouter(folder: string): Record<string, string> {
  const library = realpathSync(path.join(folder, 'node_modules/react-router-dom'));
  const build = path.join(library, '../react-router/dist/production');
  return { 'react-router$': path.join(build, 'index.mjs'), 'react-router/dom$': path.join(build, 'dom-export.mjs') };
}

const COMMON = [
  /[\\/]node_modules[\\/](?:valibot|@tanstack)[\\/]/,
  /[\\/]shared[\\/]src[\\/](?:query|schema|ui[\\/](?:data|overlay)|messages[\\/](?:de[\\/]|fr[\\/])?(?:data|overlay))(?:\.ts|[\\/])/,
  // Modules that the frame and its pages import: otherwise each would contain a copy.
  /[\\/]host[\\/]src[\\/]contributions[\\/](?:read-generously|server-calls|use-contributions)\.ts/,
  /[\\/]shared[\\/]src[\\/]endpoints[\\/](?:endpoint|logged-user|readers|visible-text)\.ts/,
];

/** Modules in these folders that load on demand. */
const ON_DEMAND = /[\\/](?:ModalDialog|ManualCopy|drawings)\.tsx?$/;

/** Whether nearly every signed-in page needs a module: what `COMMON` lists, and the icons of those modules. */
function isCommon(module: Module, { moduleGraph }: { readonly moduleGraph: ModuleGraph }): boolean {
  const owner = /[\\/]lucide-react[\\/]/.test(fileOf(module)) ? moduleGraph.getIssuer(module) : module;
  const file = owner ? fileOf(owner) : '';
  return COMMON.some((place) => place.test(file)) && !ON_DEMAND.test(file);
}

const fileOf = (module: Module): string => module.nameForCondition() ?? '';

const CACHE_GROUPS = {
  default: false,
  defaultVendors: false,
  // Libraries change less often than our own code, so they stay in the browser's cache.
  vendor: { test: /[\\/]node_modules[\\/]/, chunks: 'initial', name: 'vendor', enforce: true },
  // The modules that nearly every signed-in page needs: one file is smaller than four, and takes one request.
  common: { test: isCommon, chunks: 'async', name: 'common', enforce: true },
} as const;
