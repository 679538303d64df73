import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import { checkRemotes } from '../check-remotes';
import { builtSource } from '../remote-source';
import { REMOTE_MANIFEST_FILE } from '../webpack/remote-manifest-plugin';

/**
 * Tests for Node's own runner that a built remote keeps the contract of this kit: its manifest and addresses, its
 * files, its pages, and that it carries no copy of what the host provides. `folder` holds the build.
 */
export function contractTests(folder: string): void {
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as never;

  it(`fits a host of contract ${CONTRACT_VERSION}, with addresses and files in order`, async () => {
    const { name } = (await read(REMOTE_MANIFEST_FILE)) as { name: string };
    const checked = await checkRemotes([await builtSource(name, folder)]);
    assert.deepEqual(checked.ok ? [] : checked.problems, []);
  });

  it('exposes every page that its addresses name', async () => {
    const { routes } = (await read(REMOTE_MANIFEST_FILE)) as { routes: { page: string }[] };
    const { exposes } = (await read('mf-manifest.json')) as { exposes: { name: string }[] };
    const exposed = exposes.map(({ name }) => name);
    assert.deepEqual(
      routes.map(({ page }) => page).filter((page) => !exposed.includes(page)),
      [],
    );
  });

  it('takes React from the host', async () => {
    const { routes } = (await read(REMOTE_MANIFEST_FILE)) as { routes: { preload: { js: string[] } }[] };
    for (const file of new Set(routes.flatMap(({ preload }) => preload.js))) {
      const script = await readFile(path.join(folder, file), 'utf8');
      assert.ok(!script.includes('react.transitional.element'), `${file} carries a copy of React.`);
    }
  });
}
