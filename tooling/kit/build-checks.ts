import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { RemoteManifest } from '@frontdesk/shared/contract';
import type { Chunk, Compilation, Compiler, Module, NormalModule } from 'webpack';
import { exposedChunk } from '../webpack/remote-manifest-plugin';
import { bytesOfSources } from './source-bytes';

/** The file that lists the files of a build. `dist/` also contains files of earlier builds. */
export const BUILD_FILES = 'build-files.json';

/** The settings of a team, in the field `frontdesk` of its package.json. */
export interface TeamSettings {
  /** Maximum kilobytes (brotli) that a page, card or fill loads first. Default: 60. */
  readonly budget: number;
  /** Packages that the build may contain in two versions. Default: none. */
  readonly duplicates: readonly string[];
}

/** Reads the field `frontdesk` from the package.json in `folder`. Throws if a field is invalid. */
export function readTeamSettings(folder: string): TeamSettings {
  let text: string;
  try {
    text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  } catch {
    text = '{}';
  }
  const { frontdesk = {} } = JSON.parse(text) as { frontdesk?: Partial<Record<string, unknown>> };
  const { budget = 60, duplicates = [], ...others } = frontdesk;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`package.json: frontdesk.${unknown} does not exist.`);
  if (typeof budget !== 'number' || !(budget > 0))
    throw new Error('package.json: frontdesk.budget must be a number of kilobytes, such as 60.');
  if (!Array.isArray(duplicates) || duplicates.some((name) => typeof name !== 'string'))
    throw new Error('package.json: frontdesk.duplicates must list names of packages.');
  return { budget, duplicates: duplicates as string[] };
}

/** Libraries of the host that must not be in a remote, and the kit's module that replaces each. */
const OF_HOST: Readonly<Record<string, string>> = {
  react: 'react itself',
  'react-dom': 'ui/overlay for what appears above the page',
  'react-router': 'app',
  'react-router-dom': 'app',
  '@chakra-ui/react': 'ui/core, ui/form, ui/overlay, ui/data or ui/tabs',
  '@emotion/react': 'ui/core',
  '@tanstack/react-query': 'query',
  '@ark-ui/react': 'ui/overlay',
  'react-dropzone': 'ui/file-drop',
};

/** What a page, card or fill loads first, in bytes. */
export interface PartSize {
  readonly part: string;
  /** The size of everything, compressed with brotli and with gzip. */
  readonly brotli: number;
  readonly gzip: number;
  /** Compressed with brotli: the entry, which all parts share, the part's own scripts, and styles. */
  readonly entry: number;
  readonly scripts: number;
  readonly styles: number;
}

const measured = new WeakMap<Compilation, readonly PartSize[]>();

/** Returns the sizes of a build that this process made, or nothing if the build had no checks. */
export const sizesOf = (compilation: Compilation): readonly PartSize[] => measured.get(compilation) ?? [];

/** A server's address in code that declares calls. */
const ORIGIN = /\borigin:\s*['"`](https?:\/\/[^'"`]+)['"`]/g;

interface Installed {
  readonly name: string;
  readonly version: string;
}

/**
 * Fails a build whose pages load too much, or that contains a library twice, or a library of the host. Lists the
 * build's files.
 */
export class BuildChecksPlugin {
  constructor(
    private readonly manifest: RemoteManifest,
    private readonly settings: TeamSettings,
    /** The files of the previous builds in other languages, to which this build adds its own. */
    private readonly files: Set<string>,
  ) {}

  apply(compiler: Compiler): void {
    const { WebpackError, sources, Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(BuildChecksPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(BuildChecksPlugin.name, (modules) => {
        const problems = packageProblems([...modules], compilation, this.settings.duplicates);
        compilation.errors.push(...problems.map((text) => new WebpackError(text)));
        const strangers = originProblems([...modules], this.manifest, compiler.context);
        compilation.warnings.push(...strangers.map((text) => new WebpackError(text)));
      });
      compilation.hooks.processAssets.tapPromise(
        // Runs after the manifest is added, which is also an asset.
        { name: BuildChecksPlugin.name, stage: stages.PROCESS_ASSETS_STAGE_REPORT + 1 },
        async () => {
          for (const problem of await this.#sizeProblems(compilation))
            compilation.errors.push(new WebpackError(problem));
          for (const { name } of compilation.getAssets()) this.files.add(name);
          const files = [...this.files.add(BUILD_FILES)].sort();
          compilation.emitAsset(BUILD_FILES, new sources.RawSource(`${JSON.stringify(files, null, 1)}\n`));
        },
      );
    });
  }

  async #sizeProblems(compilation: Compilation): Promise<string[]> {
    const { pages, home = [], fills = [] } = this.manifest;
    const parts = [...Object.keys(pages), ...home.map(({ name }) => name), ...fills.map(({ component }) => component)];
    const entry = [...compilation.entrypoints.values()].flatMap(({ chunks }) => chunks);
    const problems: string[] = [];
    const sizes: PartSize[] = [];
    measured.set(compilation, sizes);
    for (const part of new Set(parts)) {
      const own = [...compilation.chunks].find(({ name }) => name === exposedChunk(part, home));
      const chunks = [...new Set([...entry, ...(own ? [own] : [])])];
      const found = await sizeOf(part, entry, own ? [own] : [], compilation);
      sizes.push(found);
      const size = found.brotli / 1000;
      if (size <= this.settings.budget) continue;
      problems.push(
        `${part} loads ${size.toFixed(1)} kB at first, and the budget is ${this.settings.budget} kB. Its largest parts, before compression: ` +
          `${largestModules(chunks, compilation).join(', ')}. Load a part later with loadPart(() => import('…')). Raise frontdesk.budget in package.json only if your team agrees that all of it must load first.`,
      );
    }
    return problems;
  }
}

async function sizeOf(
  part: string,
  entry: readonly Chunk[],
  own: readonly Chunk[],
  compilation: Compilation,
): Promise<PartSize> {
  const filesOf = (chunks: readonly Chunk[]) => chunks.flatMap(({ files }) => [...files]);
  const ofEntry = new Set(filesOf(entry));
  const size = { part, brotli: 0, gzip: 0, entry: 0, scripts: 0, styles: 0 };
  for (const file of new Set([...ofEntry, ...filesOf(own)])) {
    if (!/\.(?:js|css)$/.test(file)) continue;
    const content = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
    const brotli = (await promisify(brotliCompress)(content)).length;
    size.brotli += brotli;
    size.gzip += (await promisify(gzip)(content)).length;
    size[file.endsWith('.css') ? 'styles' : ofEntry.has(file) ? 'entry' : 'scripts'] += brotli;
  }
  return size;
}

/** Names the servers to which the remote sends calls and which the manifest does not list. */
function originProblems(modules: readonly Module[], { api }: RemoteManifest, folder: string): string[] {
  const problems = modules.flatMap((module) => {
    const { resource = '' } = module as NormalModule;
    const text = String(module.originalSource()?.source() ?? '');
    return unlistedOrigins(path.relative(folder, resource), text, api?.origin);
  });
  return [...new Set(problems)];
}

/** Names the servers for which a file of the remote declares calls, except the one that the manifest lists. */
export function unlistedOrigins(file: string, text: string, origin: string | undefined): string[] {
  if (/(?:^|[\\/])node_modules[\\/]/.test(file) || !text.includes('defineEndpoint')) return [];
  const listed = origin === undefined ? null : new URL(origin).origin;
  return [...text.matchAll(ORIGIN)]
    .map(([, address = '']) => address)
    .filter((address) => URL.canParse(address) && new URL(address).origin !== listed)
    .map(
      (address) =>
        `${file} sends calls to ${address}, and api.origin in remote.manifest.ts is ${listed ?? 'missing'}: the site's pages may not send there.`,
    );
}

/**
 * Names the modules and packages that make the scripts large, largest first, by their minified bytes. What a module
 * exports and nobody uses does not count, so the sizes come from the source maps.
 */
function largestModules(chunks: readonly Chunk[], compilation: Compilation): string[] {
  const sizes = new Map<string, number>();
  for (const file of new Set(chunks.flatMap((chunk) => [...chunk.files]))) {
    const map = compilation.getAsset(`${file}.map`)?.source.source();
    const script = compilation.getAsset(file)?.source.source();
    if (map === undefined || script === undefined || !file.endsWith('.js')) continue;
    for (const [source, bytes] of bytesOfSources(JSON.parse(String(map)), String(script))) {
      const name = nameOfSource(source);
      if (name !== null) sizes.set(name, (sizes.get(name) ?? 0) + bytes);
    }
  }
  const largest = [...sizes].sort(([, one], [, other]) => other - one).slice(0, 5);
  return largest.map(([name, bytes]) => `${name} (${(bytes / 1000).toFixed(1)} kB)`);
}

/**
 * Returns a package's name, or the path of the remote's own file in its folder; null for what the build itself adds.
 */
function nameOfSource(source: string): string | null {
  const file = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
  if (/^(?:webpack\/|data:|external |container|ignored)/.test(file)) return null;
  const [, name] = /.*node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(file) ?? [];
  return name ?? file.replace(/[?|].*$/, '');
}

function packageProblems(modules: readonly Module[], compilation: Compilation, allowed: readonly string[]): string[] {
  const versions = new Map<string, Map<string, string>>();
  const ofHost = new Map<string, string>();
  for (const module of modules) {
    const installed = packageOf(module);
    if (!installed) continue;
    const { name, version } = installed;
    const user = userOf(module, name, compilation);
    if (Object.hasOwn(OF_HOST, name) && user !== null) ofHost.set(name, user);
    const known = versions.get(name) ?? new Map<string, string>();
    if (!known.has(version) || known.get(version) === 'it') known.set(version, user ?? 'it');
    versions.set(name, known);
  }
  const copies = [...ofHost]
    // For the team's own files, the build already reports an error.
    .filter(([, user]) => user !== 'this remote')
    .map(([name, user]) => `${user} needs ${name}, which belongs to the host: use ${OF_HOST[name]} instead.`);
  const twice = [...versions]
    .filter(([name, found]) => found.size > 1 && !allowed.includes(name))
    .map(([name, found]) => {
      const uses = [...found].map(([version, user]) => `${version} for ${user}`);
      return `${name} is in the build ${found.size} times: ${uses.join(', ')}. Use one version, or allow it: frontdesk.duplicates in package.json.`;
    });
  return [...copies, ...twice];
}

/** Returns the package of a module in node_modules, except the kit and what the build adds; null for others. */
function packageOf(module: Module): Installed | null {
  const { resource, resourceResolveData } = module as NormalModule & {
    resourceResolveData?: { descriptionFileData?: Partial<Installed> };
  };
  if (!resource?.includes(`${path.sep}node_modules${path.sep}`)) return null;
  const { name, version } = resourceResolveData?.descriptionFileData ?? {};
  if (!name || !version || /^@(?:frontdesk|module-federation)\//.test(name)) return null;
  return { name, version };
}

/**
 * Returns what imports a module of the package `name`: another package, or 'this remote'; null for modules of the
 * package itself.
 */
function userOf(module: Module, name: string, { moduleGraph }: Compilation): string | null {
  for (const { originModule } of moduleGraph.getIncomingConnections(module)) {
    if (!originModule) continue;
    const { resource } = originModule as NormalModule;
    if (!resource) continue;
    if (!resource.includes(`${path.sep}node_modules${path.sep}`)) return 'this remote';
    const user = packageOf(originModule);
    if (user && user.name !== name) return user.name;
  }
  return null;
}
