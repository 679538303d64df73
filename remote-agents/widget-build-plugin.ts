import path from 'node:path';
import { build } from 'esbuild';
import type { Compilation, Compiler } from 'webpack';

const ENTRIES = { 'chatbot-widget': 'widget/main.ts', 'chatbot-widget-style': 'widget/chatbot-widget.css' };

/**
 * Builds the chat widget beside the remote: `widget/chatbot-widget.js` and `.css`. Their names never change, since they
 * stand in other people's pages; and no part of webpack's runtime is in them.
 */
export class WidgetBuildPlugin {
  apply(compiler: Compiler): void {
    const folder = compiler.context;
    compiler.hooks.thisCompilation.tap(WidgetBuildPlugin.name, (compilation: Compilation) => {
      compilation.contextDependencies.add(path.join(folder, 'widget'));
      compilation.hooks.processAssets.tapPromise(
        { name: WidgetBuildPlugin.name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { outputFiles } = await build({
            absWorkingDir: folder,
            entryPoints: Object.entries(ENTRIES).map(([out, file]) => ({ in: path.join(folder, file), out })),
            outdir: path.join(folder, 'dist/widget'),
            bundle: true,
            minify: true,
            write: false,
            charset: 'utf8',
            format: 'iife',
            target: ['chrome100', 'firefox104', 'safari15.4'],
          });
          for (const { path: file, contents } of outputFiles) {
            const name = path.basename(file).replace('-style.css', '.css');
            compilation.emitAsset(`widget/${name}`, new compiler.webpack.sources.RawSource(Buffer.from(contents)));
          }
        },
      );
    });
  }
}
