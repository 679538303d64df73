import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { ROOT } from '../run-command.mjs';

interface SharedPackage {
  readonly exports: Readonly<Record<string, string>>;
}

/** Writes the declarations of `sources` (relative to the root), and of all that they import, into `folder`. */
export async function emitTypes(folder: string, sources: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const project = path.join(folder, 'tsconfig.json');
  const shared = JSON.parse(await readFile(path.join(ROOT, 'shared/package.json'), 'utf8')) as SharedPackage;
  const options = {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['node'],
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    allowJs: true,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: folder,
    // The compiler writes no declarations for a module that it first finds below `node_modules`, as part of another
    // package.
    paths: Object.fromEntries(
      Object.entries(shared.exports).map(([name, file]) => [
        path.posix.join('@frontdesk/shared', name),
        [path.join(ROOT, 'shared', file)],
      ]),
    ),
  };
  const files = sources.map((source) => path.join(ROOT, source));
  const extended = path.join(ROOT, 'tsconfig.base.json');
  await writeFile(project, JSON.stringify({ extends: extended, compilerOptions: options, files }));
  await promisify(execFile)(path.join(ROOT, 'node_modules/.bin/tsc'), ['-p', project]).catch((error) => {
    throw new Error(`The kit's types cannot be written:\n${(error as { stdout: string }).stdout}`);
  });
  await rm(project);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    const own = withoutCitations(text.replaceAll('@frontdesk/shared/', '@frontdesk/remote-kit/'));
    if (own.includes('spec section'))
      throw new Error(
        `${file} cites the specification, which outside teams do not have: teach withoutCitations its words.`,
      );
    await writeFile(path.join(folder, file), own);
  }
}

/** Removes references to the product's specification from comments, because outside teams do not have it. */
export const withoutCitations = (text: string): string =>
  text
    .replace(/(?:\s*\n\s*\*)?\s*\(spec section [\d.]+\)/g, '')
    .replace(/ (?:of|in|by) spec section \d+(?:\.\d+)*/g, '')
    .replace(/spec section \d+(?:\.\d+)*/g, 'the specification');

const GROUPS = [
  'app.ts',
  'query.ts',
  'ui/core.ts',
  'ui/form.ts',
  'ui/overlay.ts',
  'ui/data.ts',
  'ui/tabs.tsx',
  'ui/file-drop.tsx',
];

/**
 * The modules whose exports the kit promises: removing one, or an export or a member of one, requires a new major
 * version of the contract. Everything else that can be imported may change with any release.
 */
const CONTRACT_MODULES: Readonly<Record<string, string>> = {
  contract: 'shared/src/contract/index.ts',
  ...Object.fromEntries(GROUPS.map((file) => [file.replace(/\.tsx?$/, ''), `shared/src/${file}`])),
  'endpoints/endpoint': 'shared/src/endpoints/endpoint.ts',
  'endpoints/readers': 'shared/src/endpoints/readers.ts',
  'new-id': 'shared/src/ids/new-id.ts',
  slots: 'shared/src/cards/slots.tsx',
  testing: 'shared/src/testing/index.tsx',
};

/** The modules that run in Node. */
const NODE_MODULES: Readonly<Record<string, string>> = {
  webpack: 'tooling/kit/webpack.ts',
  'contract-tests': 'tooling/kit/contract-tests.ts',
};

/** The sources of the contract's modules, by their import names. */
export const CONTRACT_ENTRIES: Readonly<Record<string, string>> = { ...CONTRACT_MODULES, ...NODE_MODULES };

/** The modules that run in a browser, by their import name in the kit. */
function browserEntries(): Record<string, string> {
  const endpoints = readdirSync(path.join(ROOT, 'shared/src/endpoints'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  return {
    ...CONTRACT_MODULES,
    // The product's own calls.
    ...Object.fromEntries(endpoints.map((name) => [`endpoints/${name}`, `shared/src/endpoints/${name}.ts`])),
    // The modules that the kit's own builds and pages import.
    'contract-checks': 'shared/src/contract/contribution-problems.ts',
    'first-view': 'shared/src/first-view/first-view.tsx',
    gallery: 'shared/src/gallery/show-gallery.tsx',
    standalone: 'shared/src/standalone/show-alone.tsx',
  };
}

/** Files that are copied unchanged, by their paths in the kit. */
const COPIED: Readonly<Record<string, string>> = {
  'dist/share-refresh-runtime.js': 'tooling/webpack/share-refresh-runtime.js',
  'dist/words-loader.mjs': 'tooling/webpack/words-loader.mjs',
  'dist/host-federation.js': 'tooling/webpack/host-federation.js',
  'dist/hot/jsx-dev-runtime.js': 'tooling/kit/hot/jsx-dev-runtime.js',
  'dist/hot/refresh-runtime.js': 'tooling/kit/hot/refresh-runtime.js',
  'dist/browser-environment.cjs': 'tooling/jest/browser-environment.cjs',
  'dist/chakra.cjs': 'shared/src/testing/chakra.cjs',
  'dist/jest-transform.cjs': 'tooling/kit/jest/jest-transform.cjs',
  'dist/class-names.cjs': 'tooling/kit/jest/class-names.cjs',
  'dist/asset-address.cjs': 'tooling/kit/jest/asset-address.cjs',
  'types/team.d.ts': 'tooling/kit/team.d.ts',
};

/** The tooling's packages that are needed to build, show and publish a remote. */
const BUILD_PACKAGES = [
  '@module-federation/enhanced',
  '@module-federation/runtime',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  'acorn',
  'chokidar',
  'esbuild',
  'jszip',
  'lightningcss',
  'react-refresh',
  'swc-loader',
  'terser-webpack-plugin',
  'tsx',
  'webpack',
  'webpack-dev-server',
];

/** The packages that the team's unit tests need. */
const TEST_PACKAGES = [
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  'jest',
  'jest-environment-jsdom',
];

/**
 * Returns the kit's package.json, with the contract's version, and with the versions of packages that the host's build
 * uses.
 */
async function kitManifest() {
  const shared = await installedVersions('shared');
  const tooling = await installedVersions('tooling');
  const root = await installedVersions('.');
  const build = Object.fromEntries(BUILD_PACKAGES.map((name) => [name, tooling[name]]));
  const tests = Object.fromEntries(TEST_PACKAGES.map((name) => [name, root[name]]));
  const { '@microsoft/signalr': _, ...needed } = shared;
  return {
    name: '@frontdesk/remote-kit',
    version: CONTRACT_VERSION,
    description: 'What a team needs to build a remote for a Frontdesk site',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: await productEngines(),
    bin: { 'frontdesk-remote': './dist/frontdesk-remote.js' },
    exports: {
      ...Object.fromEntries(
        Object.entries({ ...browserEntries(), ...NODE_MODULES }).map(([name, source]) => [
          `./${name}`,
          { types: `./types/${source.replace(/\.tsx?$/, '.d.ts')}`, default: `./dist/${name}.js` },
        ]),
      ),
      './hot/*': './dist/hot/*.js',
      './team': { types: './types/team.d.ts' },
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries({ ...needed, ...build, ...tests }).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** Returns the Node versions that the product supports, as its package.json declares them. */
async function productEngines(): Promise<unknown> {
  return (JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { engines: unknown }).engines;
}

/** Returns the installed versions of a workspace part's packages. */
async function installedVersions(part: string): Promise<Record<string, string>> {
  const read = async (file: string) => JSON.parse(await readFile(path.join(ROOT, part, file), 'utf8')) as Manifest;
  const { dependencies = {}, devDependencies = {} } = await read('package.json');
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@frontdesk/'));
  const versions = names.map(
    async (name) => [name, (await read(`node_modules/${name}/package.json`)).version] as const,
  );
  return Object.fromEntries(await Promise.all(versions)) as Record<string, string>;
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const KIT = path.join(ROOT, 'tooling/kit');
/** The folder with the packages that `npm run kit` packs. */
export const KIT_BUILD = path.join(KIT, 'dist');

/** Returns the folder of the package `@frontdesk/remote-kit` within a build. */
export const kitIn = (folder: string) => path.join(folder, 'remote-kit');

/** Builds the package `@frontdesk/remote-kit` into `folder`: scripts, types, manifest and guides. */
export async function buildKit(folder = KIT_BUILD): Promise<void> {
  const kit = kitIn(folder);
  await rm(kit, { recursive: true, force: true });
  await mkdir(kit, { recursive: true });
  const common = {
    outdir: path.join(kit, 'dist'),
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm' as const,
    target: 'es2022',
    jsx: 'automatic' as const,
    packages: 'external' as const,
    chunkNames: 'shared-[hash]',
    plugins: [ownNames],
  } satisfies BuildOptions;
  const setup = { 'test-setup': 'tooling/kit/jest/test-setup.ts' };
  await build({ ...common, entryPoints: { ...browserEntries(), ...setup }, platform: 'browser' });
  const commands = { ...NODE_MODULES, 'frontdesk-remote': 'tooling/kit/cli.ts' };
  await build({ ...common, entryPoints: commands, platform: 'node', chunkNames: 'node-[hash]' });
  await emitTypes(path.join(kit, 'types'), [...Object.values(browserEntries()), ...Object.values(NODE_MODULES)]);
  for (const [target, source] of Object.entries(COPIED)) {
    await cp(path.join(ROOT, source), path.join(kit, target));
  }
  const manifest = await kitManifest();
  await writeFile(path.join(kit, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await checkOwnImports(kit, manifest.exports);
  for (const name of ['README.md', 'AGENTS.md', 'UPGRADING.md']) {
    const text = await readFile(path.join(KIT, name), 'utf8');
    await writeFile(path.join(kit, name), text.replaceAll('%CONTRACT%', CONTRACT_VERSION));
  }
}

/** Throws when a script of the kit imports a module of the kit that its package.json does not export. */
async function checkOwnImports(kit: string, exported: object): Promise<void> {
  const folder = path.join(kit, 'dist');
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)[ (]*"@frontdesk\/remote-kit\/([^"]+)"/g)) {
      if (!(`./${name.replace(/^hot\/.*/, 'hot/*')}` in exported))
        throw new Error(`${file} of the kit imports ${name}, which the kit does not export.`);
    }
  }
}

/** Replaces modules of this repository with modules of the kit. */
const ownNames: Plugin = {
  name: 'own names',
  setup({ onResolve, onLoad }) {
    // Builds with the kit contain their own copy of what this module lists (decision 57).
    onResolve({ filter: /^@frontdesk\/shared\/schema$/ }, () => ({ path: 'schema', namespace: 'left-out' }));
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export {};' }));
    onResolve({ filter: /^@frontdesk\/shared\// }, ({ path: name }) => ({
      path: name.replace('/shared/', '/remote-kit/'),
      external: true,
    }));
    onLoad({ filter: /[\\/]webpack[\\/]show-alone\.ts$/ }, () => ({
      contents:
        "export const SHOW_ALONE = '@frontdesk/remote-kit/standalone'; export const SHOW_GALLERY = '@frontdesk/remote-kit/gallery';",
    }));
  },
};

/** Builds the package that `npm create frontdesk-remote` runs into `folder`. */
async function buildCreate(folder: string): Promise<void> {
  const { dependencies, ...kit } = await kitManifest();
  const { typescript } = await installedVersions('.');
  const versions = Object.fromEntries(
    ['react', 'valibot', '@types/react'].map((name) => [name, dependencies[name]] as const),
  );
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: { cli: 'tooling/kit/create/cli.ts' },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
  });
  const manifest = {
    name: 'create-frontdesk-remote',
    version: CONTRACT_VERSION,
    description: 'Creates a remote for a Frontdesk site',
    license: 'MIT',
    type: 'module',
    engines: kit.engines,
    bin: { 'create-frontdesk-remote': './cli.js' },
  };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const settings = { kit: `^${CONTRACT_VERSION}`, versions: { ...versions, typescript } };
  await writeFile(path.join(folder, 'versions.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

/**
 * Packs what `buildKit` built into a tarball in `folder`, an absolute path, and the package that creates a remote into
 * another. Returns the paths of both.
 */
export async function packKit(
  folder: string,
  built = KIT_BUILD,
): Promise<{ readonly kit: string; readonly create: string }> {
  const create = path.join(built, 'create-frontdesk-remote');
  await buildCreate(create);
  return { kit: await pack(kitIn(built), folder), create: await pack(create, folder) };
}

async function pack(source: string, folder: string): Promise<string> {
  const destination = path.relative(source, folder);
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', destination], {
    cwd: source,
    shell: process.platform === 'win32',
  });
  return path.join(folder, stdout.trim());
}
