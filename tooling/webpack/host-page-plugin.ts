import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Loader, transformSync } from 'esbuild';
import type { Chunk, Compilation, Compiler } from 'webpack';

/** What index.html is made from, beside each other in the host's `src`. */
const SOURCES = ['index.html', 'early.css', 'early.js', 'icon.svg'] as const;

/**
 * Writes index.html, with what must be there before any script inside it, and gives the initial scripts names made
 * from their content: federation refuses `[contenthash]` for them, and `[fullhash]` would empty every visitor's
 * cache with each build.
 */
export class HostPagePlugin {
  constructor(private readonly options: { readonly folder: string }) {}

  apply(compiler: Compiler): void {
    const isProduction = compiler.options.mode === 'production';
    compiler.hooks.thisCompilation.tap(HostPagePlugin.name, (compilation) => {
      for (const source of SOURCES) compilation.fileDependencies.add(path.join(this.options.folder, source));
      compilation.hooks.processAssets.tap(
        { name: HostPagePlugin.name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const initial = scriptsOf(compilation.entrypoints.get('main')?.getFiles() ?? []);
          const scripts = isProduction ? initial.map((file) => renameByContent(compilation, file)) : initial;
          const page = this.page(scripts, partFiles(compilation, new Set(initial)));
          compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(page));
        },
      );
    });
  }

  private page(scripts: readonly string[], files: Record<string, readonly string[]>): string {
    const read = (source: (typeof SOURCES)[number]) => readFileSync(path.join(this.options.folder, source), 'utf8');
    const { version } = JSON.parse(readFileSync(path.join(this.options.folder, '../package.json'), 'utf8')) as {
      version: string;
    };
    const early = read('early.js').replace("'%FILES%'", JSON.stringify(files)).replace('%VERSION%', version);
    const values: Record<string, string> = {
      ICON: `data:image/svg+xml,${encodeURIComponent(read('icon.svg').trim())}`,
      STYLE: minify(read('early.css'), 'css'),
      EARLY: minify(early, 'js'),
      SCRIPTS: scripts.map((file) => `<script defer src="/admin/${file}"></script>`).join('\n    '),
    };
    return read('index.html').replace(/%([A-Z]+)%/g, (_, name: string) => values[name] ?? '');
  }
}

/** The parts that `early.js` hints at. */
const HINTED = /^(?:shell|home|kit-\w+)$/;

/** The files of every part that is hinted at, without those that the page begins with. */
function partFiles(compilation: Compilation, initial: ReadonlySet<string>): Record<string, readonly string[]> {
  const parts = [...compilation.namedChunkGroups].filter(([name]) => name && HINTED.test(name));
  return Object.fromEntries(
    parts.map(([name, group]) => {
      const files = group.chunks.flatMap((chunk) => [...chunk.files, ...sharedFilesOf(compilation, chunk)]);
      return [name, [...new Set(scriptsOf(files))].filter((file) => !initial.has(file))];
    }),
  );
}

/** A shared module is only a stand-in; the files behind it belong to the stand-in's own block. */
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
