import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../../tooling/ensure-installed.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.json', 'tsconfig.base.json'];

/**
 * Copies the sources for `npm run dev` to a temporary folder for editing. Copies only the remotes in
 * `remotes`, and links the installed packages. Returns the folder.
 */
export async function copySources(remotes: readonly string[]): Promise<string> {
  // An install in the copy would write to the packages of this checkout through the links.
  await ensureInstalled();
  const copy = await mkdtemp(path.join(tmpdir(), 'frontdesk-sources-'));
  for (const file of FILES) await cp(path.join(ROOT, file), path.join(copy, file));
  for (const folder of ['host', 'shared', 'server', 'tooling', ...remotes.map((name) => `remote-${name}`)]) {
    const from = path.join(ROOT, folder);
    const ignored = ['node_modules', 'dist'].map((name) => path.join(from, name));
    await cp(from, path.join(copy, folder), { recursive: true, filter: (file) => !ignored.includes(file) });
    await symlink(path.join(from, 'node_modules'), path.join(copy, folder, 'node_modules'));
  }
  // The copy gets a folder of its own for packages, because caches are written to it.
  await mkdir(path.join(copy, 'node_modules'));
  for (const entry of await readdir(path.join(ROOT, 'node_modules'))) {
    if (entry !== '.cache')
      await symlink(path.join(ROOT, 'node_modules', entry), path.join(copy, 'node_modules', entry));
  }
  return copy;
}
