import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Compilation, Compiler } from 'webpack';

/**
 * Writes index.html, and gives the initial scripts names made from their content: federation refuses
 * `[contenthash]` for them, and `[fullhash]` would empty every visitor's cache with each build.
 */
export class HostPagePlugin {
  constructor(private readonly options: { readonly template: string }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(HostPagePlugin.name, (compilation) => {
      compilation.fileDependencies.add(this.options.template);
      compilation.hooks.processAssets.tap(
        { name: HostPagePlugin.name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const initial = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const scripts = initial
            .filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
            .map((file) => (compiler.options.mode === 'production' ? renameByContent(compilation, file) : file));
          const tags = scripts.map((file) => `<script defer src="/admin/${file}"></script>`).join('\n    ');
          const page = readFileSync(this.options.template, 'utf8').replace('<!-- scripts -->', tags);
          compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(page));
        },
      );
    });
  }
}

function renameByContent(compilation: Compilation, file: string): string {
  const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const renamed = file.replace(/\.js$/, `.${hash}.js`);
  compilation.renameAsset(file, renamed);
  return renamed;
}
