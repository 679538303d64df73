import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { checkRemotes } from '../releases/check-remotes';
import { REMOTE_MANIFEST_FILE } from '../releases/remote-source';
import { builtSource } from '../releases/remote-sources';

/**
 * Tests for Node's test runner that a built remote follows the contract of this kit: its manifest and addresses, its
 * files, its pages, and that it contains no copy of the host's modules. `folder` contains the build.
 */
export function contractTests(folder: string): void {
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as never;

  it(`fits a host of contract ${CONTRACT_VERSION}, with valid addresses and files`, async () => {
    const { name } = (await read(REMOTE_MANIFEST_FILE)) as { name: string };
    const checked = await checkRemotes([await builtSource(name, folder)]);
    assert.deepEqual(checked.ok ? [] : checked.problems, []);
  });

  it('exposes every page of its addresses', async () => {
    const { routes } = (await read(REMOTE_MANIFEST_FILE)) as { routes: { page: string }[] };
    const { exposes } = (await read('mf-manifest.json')) as { exposes: { name: string }[] };
    const exposed = exposes.map(({ name }) => name);
    assert.deepEqual(
      routes.map(({ page }) => page).filter((page) => !exposed.includes(page)),
      [],
    );
  });

  it('uses React from the host', async () => {
    const { routes } = (await read(REMOTE_MANIFEST_FILE)) as { routes: { preload: { js: string[] } }[] };
    for (const file of new Set(routes.flatMap(({ preload }) => preload.js))) {
      const script = await readFile(path.join(folder, file), 'utf8');
      assert.ok(!script.includes('react.transitional.element'), `${file} contains a copy of React.`);
    }
  });
}
