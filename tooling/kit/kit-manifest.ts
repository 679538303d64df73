import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { ROOT } from '../run-command.mjs';
import { browserEntries, NODE_ENTRIES } from './kit-entries';

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
export async function kitManifest(): Promise<object> {
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
