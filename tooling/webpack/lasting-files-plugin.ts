import path from 'node:path';
import { build } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';

/**
 * Builds files that stand in other people's pages beside a remote: their names never change, and no part of webpack's
 * runtime is in them. `sources` gives for each built file, `widget/x.js` say, the source it is made of; both are relative
 * to the remote's folder.
 */
export class LastingFilesPlugin {
  constructor(private readonly sources: Readonly<Record<string, string>>) {}

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
            const contents = await buildFile(path.join(folder, source));
            compilation.emitAsset(name, new compiler.webpack.sources.RawSource(Buffer.from(contents)));
          }
        },
      );
    });
  }
}

async function buildFile(source: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    format: 'iife',
    target: ['chrome100', 'firefox104', 'safari15.4'],
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`Nothing was built of ${source}.`);
  return file.contents;
}
