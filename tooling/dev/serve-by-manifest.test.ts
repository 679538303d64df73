import assert from 'node:assert/strict';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, it, mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type RemoteSources, type ServedByManifest, serveByManifest } from './serve-by-manifest';

const PATIENCE_MS = 120_000;

let folder: string;
let served: ServedByManifest | undefined;
let printed: string[];
/** Starts and stops, in order. */
let events: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'frontdesk-manifest-'));
  printed = [];
  events = [];
  for (const method of ['log', 'error'] as const) {
    mock.method(console, method, (words: string) => void printed.push(words));
  }
  await write('package.json', '{ "type": "module" }');
  await write('webpack.config.ts', 'export default {};');
  await write('remote.manifest.ts', "export default { name: 'first' };");
});
afterEach(async () => {
  await served?.end();
  served = undefined;
  mock.restoreAll();
  await rm(folder, { recursive: true, force: true });
});

/** Saves a file as editors do. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(path.join(folder, `${file}.new`), text);
  await rename(path.join(folder, `${file}.new`), path.join(folder, file));
}

async function begin({ manifest: { name } }: RemoteSources) {
  if (name === 'broken') throw new Error('Two pages have the same address.');
  events.push(`begin ${name}`);
  return { stop: async () => void events.push(`stop ${name}`) };
}

async function untilPrinted(words: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!printed.some((line) => line.includes(words)) && performance.now() < deadline) await setTimeout(20);
  assert.ok(
    printed.some((line) => line.includes(words)),
    `${words} was not printed: ${printed.join('\n')}`,
  );
}

it('reports why a restart failed, and serves the remote again after the next change to the manifest', async () => {
  served = await serveByManifest('team', begin, folder);
  await write('remote.manifest.ts', "export default { name: 'broken' };");
  await untilPrinted('team cannot be served until its manifest changes again:\nTwo pages have the same address.');
  assert.equal(await served.isServed(), null);
  await write('remote.manifest.ts', "export default { name: 'second' };");
  await untilPrinted('team was rebuilt after its manifest changed');
  assert.deepEqual(events, ['begin first', 'stop first', 'begin second']);
});

it('keeps the last build while the manifest is invalid', async () => {
  served = await serveByManifest('team', begin, folder);
  await write('remote.manifest.ts', 'export default {');
  await untilPrinted('The manifest of team cannot be read');
  assert.deepEqual(events, ['begin first']);
});

it('serves the remote again after a change to a file that the manifest imports, or imports later', async () => {
  await write('words.ts', "export const name = 'imported';");
  await write('remote.manifest.ts', "import { name } from './words';\nexport default { name };");
  served = await serveByManifest('team', begin, folder);
  await write('more-words.ts', "export const name = 'deeper';");
  await write('words.ts', "export { name } from './more-words';");
  await untilPrinted('team was rebuilt');
  printed = [];
  await write('more-words.ts', "export const name = 'deepest';");
  await untilPrinted('team was rebuilt');
  assert.deepEqual(events.at(-1), 'begin deepest');
});
