import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type StatsModule } from 'webpack';
import { ROOT } from '../run-command.mjs';
import { baseConfig, CACHE_FOLDER, CACHE_VERSION, minify } from './base-config';

/** A library whose index only re-exports, in a different order than a group imports. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': '{ "sideEffects": false }',
  'first.js': 'export const first = () => document.title + 1;',
  'second.js': 'export const second = () => document.title + 2;',
  'third.js': 'export const third = () => document.title + 3;',
  'library.js': "export { third } from './third'; export { second } from './second'; export { first } from './first';",
  'group.js': "export { first, second, third } from './library';",
  'main.js': "import('./group').then((group) => { globalThis.group = group; });",
};

/**
 * Inside the repository, like the parts: from elsewhere, paths to packages in source maps would name the repository.
 */
const TEMPORARY = path.join(ROOT, 'node_modules/.cache');

let folder: string;
let cache: string;

beforeEach(() => {
  mkdirSync(TEMPORARY, { recursive: true });
  folder = mkdtempSync(path.join(TEMPORARY, 'frontdesk-cache-'));
  cache = mkdtempSync(path.join(TEMPORARY, 'frontdesk-cache-'));
  for (const [name, content] of Object.entries(SOURCES)) writeFileSync(path.join(folder, name), content);
  process.env[CACHE_FOLDER] = cache;
  process.env[CACHE_VERSION] = '1';
});
afterEach(() => {
  delete process.env[CACHE_FOLDER];
  delete process.env[CACHE_VERSION];
  for (const made of [folder, cache]) rmSync(made, { recursive: true, force: true });
});

/** Builds the sources. Returns the modules of the build. */
async function modulesOf(config: Configuration): Promise<StatsModule[]> {
  const compiler = webpack({ ...config, entry: './main.js' });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const shown = { all: false, modules: true, cachedModules: true, ids: true, errors: true };
  const { modules = [], errors } = stats?.toJson(shown) ?? {};
  assert.deepEqual(errors, []);
  return modules;
}

/** Builds the sources. Returns every built file, and the names of the modules that were compiled. */
async function build(): Promise<{ files: Record<string, string>; compiled: string[] }> {
  const modules = await modulesOf(baseConfig({ folder, isDevelopment: false }));
  const compiled = modules.filter(({ built }) => built).map(({ name }) => String(name));
  return { files: filesIn(folder), compiled };
}

function filesIn(root: string): Record<string, string> {
  const names = readdirSync(path.join(root, 'dist')).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(root, 'dist', name), 'utf8')]));
}

it('builds the same bytes with and without a cache', async () => {
  const cold = await build();
  const warm = await build();
  assert.notDeepEqual(cold.compiled, []);
  assert.deepEqual(warm, { files: cold.files, compiled: [] });
});

it('rebuilds after an edit, and restores identical bytes when it is reverted', async () => {
  const before = await build();
  const file = path.join(folder, 'second.js');
  writeFileSync(file, "export const second = () => 'edited';");
  const edited = await build();
  assert.match(Object.values(edited.files).join(), /edited/);
  writeFileSync(file, SOURCES['second.js'] ?? '');
  assert.deepEqual((await build()).files, before.files);
});

it('detects an edit that keeps the time and size of the file', async () => {
  await build();
  const file = path.join(folder, 'second.js');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, (SOURCES['second.js'] ?? '').replace('2', '7'));
  utimesSync(file, atime, mtime);
  assert.match(Object.values((await build()).files).join(), /title\+7/);
});

it('discards a cache from other presets or packages', async () => {
  const cold = await build();
  process.env[CACHE_VERSION] = '2';
  assert.deepEqual(await build(), cold);
});

/** Builds the sources in `root` as a remote. Returns every built file, and the ids of the modules of federation. */
async function buildRemote(root: string): Promise<{ files: Record<string, string>; ids: Record<string, unknown> }> {
  const base = baseConfig({ folder: root, isDevelopment: false });
  const federation = new ModuleFederationPlugin({
    name: 'library',
    exposes: { './group': './group.js' },
    shared: { third: { import: './third.js', version: '1.0.0' } },
    manifest: false,
    dts: false,
    dev: false,
  });
  const modules = await modulesOf({ ...base, plugins: [...(base.plugins ?? []), federation] });
  const name = /container entry|provide module|\.federation/;
  const ids = modules.flatMap(({ identifier = '', id }) => [...(name.exec(identifier) ?? [])].map((one) => [one, id]));
  return { files: filesIn(root), ids: Object.fromEntries(ids) };
}

it("gives Module Federation's modules ids that do not depend on the folder", async () => {
  const { ids } = await buildRemote(folder);
  assert.deepEqual(ids, { '.federation': 345, 'provide module': 172, 'container entry': 267 });
});

it('builds the same bytes in another folder, with source maps that show no path of the machine', async () => {
  const other = mkdtempSync(path.join(TEMPORARY, 'frontdesk-cache-elsewhere-'));
  try {
    for (const [name, content] of Object.entries(SOURCES)) writeFileSync(path.join(other, name), content);
    delete process.env[CACHE_FOLDER];
    const [here, there] = [await buildRemote(folder), await buildRemote(other)];
    assert.deepEqual(there.files, here.files);
    const maps = Object.keys(here.files).filter((name) => name.endsWith('.map'));
    const mapped = maps.map((name) => here.files[name]).join();
    assert.match(mapped, /export const second/);
    assert.ok(!mapped.includes(ROOT));
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});

it('gives variables the same names whatever the hashes of other scripts are', async () => {
  const codeWith = (hash: string) =>
    `export function files(first, second, third) { return [first, second, third, ${`"${hash}",`.repeat(40)}]; }`;
  const minified = async (hash: string) => {
    const options = { module: true, mangle: true, compress: false };
    const { code } = await minify({ 'main.js': codeWith(hash) }, undefined, options, false);
    return code;
  };
  assert.equal((await minified('ffffffff'))?.replaceAll('ffffffff', 'eeeeeeee'), await minified('eeeeeeee'));
});

it('does not change numbers that look like the placeholder of a hash', async () => {
  const options = { module: true, mangle: true, compress: false };
  const source = 'export const inverted = (value) => [~1234567 & value, "ffffffff"];';
  const { code } = await minify({ 'main.js': source }, undefined, options, false);
  assert.match(code ?? '', /~1234567.*"ffffffff"/);
});
