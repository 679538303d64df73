import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Loader, transformSync } from 'esbuild';
import type { Chunk, Compilation, Compiler } from 'webpack';
import type { BaseStyles } from '../first-views/render-base-styles';

/** The sources of index.html in the host's `src`. */
const SOURCES = ['index.html', 'early.css', 'early.js', 'first-view.js', 'icon.svg'] as const;

/**
 * Writes index.html with the inline script and styles, and names the initial scripts after
 * their content: federation refuses `[contenthash]` for them, and `[fullhash]` would invalidate every visitor's
 * cache with each build.
 */
export class HostPagePlugin {
  #base: BaseStyles | undefined;

  constructor(private readonly options: { readonly folder: string }) {}

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
          const page = this.page(scripts, partFiles(compilation, new Set(initial)), css);
          compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(page));
        },
      );
    });
  }

  /** Renders the base styles again only when a file that they depend on changed. */
  private async baseStyles(changed: ReadonlySet<string> | undefined): Promise<BaseStyles> {
    const known = this.#base;
    if (known && changed && !known.files.some((file) => changed.has(file))) return known;
    const { renderBaseStyles } = await import('../first-views/render-base-styles');
    this.#base = await renderBaseStyles(this.options.folder);
    return this.#base;
  }

  private page(scripts: readonly string[], files: Record<string, readonly string[]>, base: string): string {
    const read = (source: (typeof SOURCES)[number]) => readFileSync(path.join(this.options.folder, source), 'utf8');
    const { version } = JSON.parse(readFileSync(path.join(this.options.folder, '../package.json'), 'utf8')) as {
      version: string;
    };
    const early = read('early.js').replace("'%FILES%'", JSON.stringify(files)).replace('%VERSION%', version);
    const values: Record<string, string> = {
      ICON: `data:image/svg+xml,${encodeURIComponent(read('icon.svg').trim())}`,
      BASE: base,
      STYLE: minify(read('early.css'), 'css'),
      EARLY: minify(early, 'js'),
      VIEW: minify(read('first-view.js'), 'js'),
      SCRIPTS: scripts.map((file) => `<script defer src="/admin/${file}"></script>`).join('\n    '),
    };
    return read('index.html').replace(/%([A-Z]+)%/g, (_, name: string) => values[name] ?? '');
  }
}

/** The parts that `early.js` hints at: pages wait for them. */
const HINTED = /^(?:shell|home|group-(?!dialog|file-drop)\w+)$/;

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

function renameByContent(compilation: Compilation, file: string): string {
  const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const renamed = file.replace(/\.js$/, `.${hash}.js`);
  compilation.renameAsset(file, renamed);
  return renamed;
}
