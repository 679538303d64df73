import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { ROOT } from '../run-command.mjs';

/** Writes the declarations of `sources` (relative to the root), and of all that they import, into `folder`. */
export async function emitTypes(folder: string, sources: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const project = path.join(folder, 'tsconfig.json');
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
    await writeFile(path.join(folder, file), text.replaceAll('@frontdesk/shared/', '@frontdesk/remote-kit/'));
  }
}

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

/** The modules that run in a browser, by their import name in the kit. */
export function browserEntries(): Record<string, string> {
  const endpoints = readdirSync(path.join(ROOT, 'shared/src/endpoints'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  return {
    contract: 'shared/src/contract/index.ts',
    'contract-checks': 'shared/src/contract/contribution-problems.ts',
    ...Object.fromEntries(GROUPS.map((file) => [file.replace(/\.tsx?$/, ''), `shared/src/${file}`])),
    ...Object.fromEntries(endpoints.map((name) => [`endpoints/${name}`, `shared/src/endpoints/${name}.ts`])),
    'new-id': 'shared/src/ids/new-id.ts',
    slots: 'shared/src/cards/slots.tsx',
    testing: 'shared/src/testing/index.tsx',
    standalone: 'shared/src/standalone/show-alone.tsx',
  };
}

/** The modules that run in Node. */
export const NODE_ENTRIES: Readonly<Record<string, string>> = {
  webpack: 'tooling/kit/webpack.ts',
  'contract-tests': 'tooling/kit/contract-tests.ts',
};

/** The tooling's packages that the build of a remote needs. */
const BUILD_PACKAGES = [
  '@module-federation/enhanced',
  '@module-federation/runtime',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  'esbuild',
  'react-refresh',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
];

/** Returns the kit's package.json, with the contract's version and the package versions of the host's build. */
async function kitManifest(): Promise<object> {
  const shared = await installedVersions('shared');
  const tooling = await installedVersions('tooling');
  const build = Object.fromEntries(BUILD_PACKAGES.map((name) => [name, tooling[name]]));
  const { '@microsoft/signalr': _, ...needed } = shared;
  return {
    name: '@frontdesk/remote-kit',
    version: CONTRACT_VERSION,
    description: 'What a team needs to build a remote for a Frontdesk site',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: await productEngines(),
    exports: Object.fromEntries(
      Object.entries({ ...browserEntries(), ...NODE_ENTRIES }).map(([name, source]) => [
        `./${name}`,
        { types: `./types/${source.replace(/\.tsx?$/, '.d.ts')}`, default: `./dist/${name}.js` },
      ]),
    ),
    dependencies: Object.fromEntries(Object.entries({ ...needed, ...build }).sort(([a], [b]) => (a < b ? -1 : 1))),
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
/** The folder that `npm run kit` packs. */
export const KIT_FOLDER = path.join(KIT, 'dist/remote-kit');

/** Builds the package `@frontdesk/remote-kit` into `KIT_FOLDER`: scripts, types, manifest, README and AGENTS. */
export async function buildKit(): Promise<void> {
  await rm(KIT_FOLDER, { recursive: true, force: true });
  await mkdir(KIT_FOLDER, { recursive: true });
  const common = {
    outdir: path.join(KIT_FOLDER, 'dist'),
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
  await build({ ...common, entryPoints: browserEntries(), platform: 'browser' });
  await build({ ...common, entryPoints: { ...NODE_ENTRIES }, platform: 'node', chunkNames: 'node-[hash]' });
  for (const file of ['share-refresh-runtime.js', 'unused-in-remotes.js']) {
    await cp(path.join(ROOT, 'tooling/webpack', file), path.join(common.outdir, file));
  }
  await emitTypes(path.join(KIT_FOLDER, 'types'), [...Object.values(browserEntries()), ...Object.values(NODE_ENTRIES)]);
  await writeFile(path.join(KIT_FOLDER, 'package.json'), `${JSON.stringify(await kitManifest(), null, 2)}\n`);
  for (const name of ['README.md', 'AGENTS.md']) {
    const text = await readFile(path.join(KIT, name), 'utf8');
    await writeFile(path.join(KIT_FOLDER, name), text.replaceAll('%CONTRACT%', CONTRACT_VERSION));
  }
}

/** Replaces modules of this repository with modules of the kit. */
const ownNames: Plugin = {
  name: 'own names',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@frontdesk\/shared\// }, ({ path: name }) => ({
      path: name.replace('/shared/', '/remote-kit/'),
      external: true,
    }));
    onLoad({ filter: /[\\/]webpack[\\/]show-alone\.ts$/ }, () => ({
      contents: "export const SHOW_ALONE = '@frontdesk/remote-kit/standalone';",
    }));
  },
};

/** Packs the output of `buildKit` as a tarball into `folder`, an absolute path. Returns the tarball's path. */
export async function packKit(folder: string): Promise<string> {
  const destination = path.relative(KIT_FOLDER, folder);
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', destination], {
    cwd: KIT_FOLDER,
    shell: process.platform === 'win32',
  });
  return path.join(folder, stdout.trim());
}
