import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { addFolder, buildFresh, isFresh, partNames, remoteNames } from './parts';
import { ROOT } from './run-command.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parts-'));
  await put('src/page.ts', 'page');
});
afterEach(() => rm(folder, { recursive: true }));

async function put(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}
function fingerprint(without?: string): string {
  const hash = createHash('sha256');
  addFolder(hash, folder, without);
  return hash.digest('hex');
}

it('finds the remotes by their folders, and adds the fixed parts', () => {
  for (const name of ['account', 'agents', 'notifications', 'qr']) assert.ok(remoteNames().includes(name), name);
  for (const part of partNames()) assert.ok(existsSync(path.join(ROOT, part, 'package.json')), part);
  assert.deepEqual(partNames(), ['host', ...remoteNames().map((name) => `remote-${name}`), 'server']);
});

it('builds a part again after any of its sources changed, moved or was added', async () => {
  const before = fingerprint();
  await put('src/page.ts', 'another page');
  const changed = fingerprint();
  await put('src/other.ts', '');
  const added = fingerprint();
  await rm(path.join(folder, 'src/page.ts'));
  await put('src/moved.ts', 'another page');
  assert.equal(new Set([before, changed, added, fingerprint()]).size, 4);
});

it('does not build a part again after changes to its tests, its packages or its output', async () => {
  const before = fingerprint();
  for (const file of ['src/page.test.ts', 'test/page.ts', 'node_modules/x/index.js', 'dist/page.js']) {
    await put(file, 'x');
  }
  assert.equal(fingerprint(), before);
  await put('widget/main.ts', 'x');
  assert.equal(fingerprint('widget'), before);
});

it('builds a part again after its build failed, or after a change to the code that builds it', async () => {
  const part = path.relative(ROOT, folder);
  await mkdir(path.join(folder, 'dist'));
  assert.equal(await buildFresh(part, async () => 0), 0);
  assert.equal(isFresh(part), true);
  assert.equal(await buildFresh(part, async () => 1), 1);
  assert.equal(isFresh(part), false);
  await buildFresh(part, async () => 0);
  const view = path.join(ROOT, 'tooling/first-views/changed.ts');
  await writeFile(view, '');
  try {
    assert.equal(isFresh(part), false);
  } finally {
    await rm(view);
  }
});

it('builds a part again if a source changed while it was built', async () => {
  const part = path.relative(ROOT, folder);
  await mkdir(path.join(folder, 'dist'));
  await buildFresh(part, async () => {
    await put('src/page.ts', 'changed meanwhile');
    return 0;
  });
  assert.equal(isFresh(part), false);
});
