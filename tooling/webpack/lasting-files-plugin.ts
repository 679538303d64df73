import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';

/**
 * Builds a remote's additional files for other people's pages: their names never change, and they contain no part of
 * webpack's runtime. `sources` maps each built file, such as `widget/x.js`, to its source; both are relative to the
 * remote's folder. A source that is neither script nor stylesheet, such as a font, is copied. The build shortens
 * properties that match `ownNames`, which only these sources use. Default: none. A source whose name ends in `live.ts`
 * is a module for `import()`. Its properties, and those of a source whose name ends in `extras.ts`, keep their names,
 * because each build would shorten them differently.
 */
export class LastingFilesPlugin {
  constructor(
    private readonly sources: Readonly<Record<string, string>>,
    private readonly ownNames?: RegExp,
  ) {}

  apply(compiler: Compiler): void {
    const folder = compiler.context;
    compiler.hooks.thisCompilation.tap(LastingFilesPlugin.name, (compilation: Compilation) => {
      for (const source of Object.values(this.sources)) {
        compilation.contextDependencies.add(path.join(folder, path.dirname(source)));
      }
      compilation.hooks.processAssets.tapPromise(
        { name: LastingFilesPlugin.name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          for (const [name, source] of Object.entries(this.sources)) {
            const file = path.join(folder, source);
            const contents = /\.(?:ts|css)$/.test(source) ? await buildFile(file, this.ownNames) : await readFile(file);
            const info = MODULE.test(source) ? { javascriptModule: true } : {};
            compilation.emitAsset(name, new compiler.webpack.sources.RawSource(Buffer.from(contents)), info);
          }
        },
      );
    });
  }
}

const MODULE = /\blive\.ts$/;
const LONG_NAMES = /\b(?:live|extras)\.ts$/;

async function buildFile(source: string, ownNames?: RegExp): Promise<Uint8Array> {
  const isModule = MODULE.test(source);
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    format: isModule ? 'esm' : 'iife',
    ...(ownNames && !LONG_NAMES.test(source) && { mangleProps: ownNames }),
    // Without a line 'use strict': a page may put the script after other statements, where the line has no effect.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    target: ['chrome100', 'firefox104', 'safari15.4'],
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`Building ${source} produced no file.`);
  return file.contents;
}
