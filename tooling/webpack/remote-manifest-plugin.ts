import { containerNameOf, type PreloadHints, type RemoteManifest, SOURCE_LANGUAGE } from '@frontdesk/shared/contract';
import { satisfy } from '@module-federation/runtime';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import { type FirstView, viewsFileOf } from '../first-views/first-view';
import type { ViewSource } from '../first-views/render';
import { type BuiltRemote, REMOTE_MANIFEST_FILE } from '../releases/remote-source';
import { renameByContent } from './base-config';
import { type BuildLanguage, translatedWords } from './languages';
import { LAZY_GROUPS } from './shared-modules';

/** The name of an exposed module's chunk. All home cards of a remote are one file, because the dashboard shows them together. */
export function exposedChunk(module: string, home: RemoteManifest['home'] = []): string {
  return `__federation_expose_${home.some(({ name }) => name === module) ? 'home' : module}`;
}

/**
 * The first contract versions whose hosts provide what builds need: `host-federation.js`, and `host-schema-loader.mjs`.
 */
export const FIRST_WITH = { runtime: '1.2.0', schema: '1.3.0' } as const;

/** Returns the part of a range of contract versions that can run this build. */
export function hostsOf(range: string, first: string = FIRST_WITH.runtime): string {
  const [major, minor] = first.split('.').map(Number);
  const before = Array.from({ length: minor ?? 0 }, (_, at) => [`${major}.${at}.0`, `${major}.${at}.99`]).flat();
  const narrowed = range.split('||').map((part) => {
    const versions = part.trim().replace(/^(\S+)\s+-\s+(\S+)$/, '>=$1 <=$2');
    return before.some((version) => satisfy(version, versions)) ? `${versions} >=${first}` : versions;
  });
  return narrowed.join(' || ');
}

/**
 * Emits the remote's manifest as data, with the name of the entry script and each page's chunks. The build of another
 * language passes its manifest to the build of the source language, which emits all of them.
 */
export class RemoteManifestPlugin {
  constructor(
    private readonly manifest: RemoteManifest,
    private readonly inLanguage: BuildLanguage,
    private readonly firstContract: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(RemoteManifestPlugin.name, (compilation) => {
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH, PROCESS_ASSETS_STAGE_REPORT } = compiler.webpack.Compilation;
      const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
      const globalName = containerNameOf(this.manifest.name);
      const entryOf = () => scripts(compilation.entrypoints.get(globalName)?.getFiles() ?? [])[0] ?? '';
      // Runs before federation writes its manifest, which names the entry.
      const stage = PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: RemoteManifestPlugin.name, stage }, () => {
        // A site finds the other languages by the entry's name, so a change to any language must change the name.
        const others = Object.values(this.inLanguage.translations).map(({ entry }) => entry);
        if (compiler.options.mode === 'production') renameByContent(compilation, entryOf(), others);
      });
      compilation.hooks.processAssets.tap(
        { name: RemoteManifestPlugin.name, stage: PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { pages: _, translations: __, ...manifest } = this.manifest;
          const { language, translations } = this.inLanguage;
          const { routes, home, fills, palette } = manifest;
          const entry = entryOf();
          const preloadOf = (module: string): PreloadHints => {
            const expected = exposedChunk(module, home);
            const chunk = [...compilation.chunks].find(({ name: chunkName }) => chunkName === expected);
            return chunk ? { js: scripts(chunk.files), groups: groupsOf(compilation, chunk) } : { js: [], groups: [] };
          };
          const built: BuiltRemote = {
            ...manifest,
            contract: hostsOf(manifest.contract, this.firstContract),
            entry,
            globalName,
            routes: routes.map(({ hasFirstView: _, ...route }) => ({ ...route, preload: preloadOf(route.page) })),
            home: home?.map((card) => ({ ...withoutFile(card), preload: preloadOf(card.name) })),
            fills: fills?.map(withoutFile),
            palette: palette && { ...palette, search: palette.search && withoutFile(palette.search) },
          };
          if (language !== SOURCE_LANGUAGE) {
            translations[language] = built;
            return;
          }
          const all = Object.keys(translations).length > 0 ? { ...built, translations } : built;
          compilation.emitAsset(
            REMOTE_MANIFEST_FILE,
            new compiler.webpack.sources.RawSource(`${JSON.stringify(all, null, 2)}\n`),
          );
        },
      );
    });
  }
}

/** Returns the host's groups that a page uses, by their short names: `@frontdesk/shared/ui/form` is `form`. */
function groupsOf(compilation: Compilation, chunk: Chunk): string[] {
  const taken = [...compilation.chunkGraph.getChunkModules(chunk)].flatMap((module: Module) => {
    const found = /consume shared module .*@frontdesk\/shared\/(?:ui\/)?([\w-]+)/.exec(
      module.readableIdentifier(compilation.requestShortener),
    );
    return found?.[1] && LAZY_GROUPS.includes(found[1]) ? [found[1]] : [];
  });
  return [...new Set(taken)].sort();
}

/** Removes the source file, which only the build needs. */
function withoutFile<Part extends { readonly file: string }>({ file: _, ...part }: Part): Omit<Part, 'file'> {
  return part;
}

interface FirstViewsOptions {
  /** Absolute path of the package. */
  readonly folder: string;
  readonly sources: readonly ViewSource[];
  /** The package that renders them. Default: `@frontdesk/shared`. */
  readonly packageName?: string;
  readonly language: string;
}

/**
 * Emits the first views of a package, which `compose` inserts into the site's page, so that visitors see them before any
 * script loads. Warns about a component that cannot render without a browser.
 */
export class FirstViewsPlugin {
  constructor(private readonly options: FirstViewsOptions) {}

  apply(compiler: Compiler): void {
    const { folder, sources, packageName, language } = this.options;
    if (sources.length === 0 || compiler.options.mode !== 'production') return;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(FirstViewsPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: FirstViewsPlugin.name, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { renderFirstViews } = await import('../first-views/render');
          const views: Record<string, FirstView> = {};
          for (const [path, rendered] of await renderFirstViews(folder, sources, packageName, [
            translatedWords(language),
          ])) {
            if (rendered.ok) views[path] = rendered.view;
            else warn(`${path} has no first view, because it cannot render without a browser: ${rendered.why}`);
          }
          compilation.emitAsset(viewsFileOf(language), new RawSource(`${JSON.stringify(views)}\n`));
        },
      );
      const warn = (text: string) => compilation.warnings.push(new compiler.webpack.WebpackError(text));
    });
  }
}
