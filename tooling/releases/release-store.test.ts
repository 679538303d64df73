import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { ReleaseStore } from './release-store';

it('gives different sets of files different ids, even if names and contents are the same when joined', async (context) => {
  const root = await mkdtemp(path.join(tmpdir(), 'store-'));
  context.after(() => rm(root, { recursive: true }));
  const store = new ReleaseStore(path.join(root, 'store'));
  const idOf = async (name: string, files: Record<string, string>) => {
    const folder = path.join(root, name);
    await mkdir(folder);
    for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);
    return (await store.addHost(folder, '1.0.0')).id;
  };
  const one = await idOf('one', { 'z.txt': 'Xzz.txtY' });
  assert.notEqual(await idOf('two', { 'z.txt': 'X', 'zz.txt': 'Y' }), one);
  assert.equal(await idOf('again', { 'z.txt': 'Xzz.txtY' }), one);
});
