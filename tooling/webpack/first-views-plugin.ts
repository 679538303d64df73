import type { Compiler } from 'webpack';
import { FIRST_VIEWS_FILE, type FirstView } from '../first-views/first-view';
import type { ViewSource } from '../first-views/render-first-views';

interface FirstViewsOptions {
  /** Absolute path of the package. */
  readonly folder: string;
  readonly sources: readonly ViewSource[];
}

/**
 * Emits the first views of a package, which `compose` inserts into the site's page, so that visitors see them before any
 * script loads. Warns about a component that cannot render without a browser.
 */
export class FirstViewsPlugin {
  constructor(private readonly options: FirstViewsOptions) {}

  apply(compiler: Compiler): void {
    const { folder, sources } = this.options;
    if (sources.length === 0 || compiler.options.mode !== 'production') return;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(FirstViewsPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: FirstViewsPlugin.name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { renderFirstViews } = await import('../first-views/render-first-views');
          const views: Record<string, FirstView> = {};
          for (const [path, rendered] of await renderFirstViews(folder, sources)) {
            if (rendered.ok) views[path] = rendered.view;
            else warn(`${path} has no first view, because it cannot render without a browser: ${rendered.why}`);
          }
          compilation.emitAsset(FIRST_VIEWS_FILE, new RawSource(`${JSON.stringify(views)}\n`));
        },
      );
      const warn = (text: string) => compilation.warnings.push(new compiler.webpack.WebpackError(text));
    });
  }
}
