import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type RegisteredRemote, readRegisteredRemote } from '@frontdesk/shared/contract';
import { remoteNames } from './parts';
import { ROOT } from './run-command.mjs';
import { type BuiltRemote, REMOTE_MANIFEST_FILE } from './webpack/remote-manifest-plugin';

const SITE = path.join(ROOT, 'dist');
const compress = promisify(brotliCompress);

/** Puts the built host and remotes together into `dist/`, with the registry that tells the host of them. */
export async function composeSite({ isStale }: { isStale: boolean }): Promise<void> {
  if (!isStale && existsSync(path.join(SITE, 'admin/remotes.json'))) return;
  const next = path.join(ROOT, 'dist.next');
  const admin = path.join(next, 'admin');
  await rm(next, { recursive: true, force: true });
  await mkdir(admin, { recursive: true });
  await cp(path.join(ROOT, 'host/dist'), admin, { recursive: true });

  const remotes: RegisteredRemote[] = [];
  for (const name of remoteNames()) {
    const built = path.join(ROOT, `remote-${name}/dist`);
    if (!existsSync(built)) throw new Error(`remote-${name} is not built. Run: npm run build -- ${name}`);
    await cp(built, path.join(admin, 'remotes', name), { recursive: true });
    remotes.push(await registryEntry(name, built));
  }
  refuseClashes(remotes);
  await writeFile(path.join(admin, 'remotes.json'), `${JSON.stringify({ remotes }, null, 2)}\n`);
  await compressScripts(next);

  await rm(SITE, { recursive: true, force: true });
  await rename(next, SITE);
}

/** The registry's entry for a built remote, its URLs from the site's root. */
async function registryEntry(name: string, folder: string): Promise<RegisteredRemote> {
  const built = JSON.parse(await readFile(path.join(folder, REMOTE_MANIFEST_FILE), 'utf8')) as BuiltRemote;
  const entry = readRegisteredRemote({ ...built, entry: `/admin/remotes/${name}/${built.entry}` });
  if (entry.ok) return entry.value;
  throw new Error(`remote-${name}: ${entry.problem}`);
}

function refuseClashes(remotes: readonly RegisteredRemote[]): void {
  const owners = new Map<string, string>();
  for (const { name, routes } of remotes) {
    for (const { path: route } of routes) {
      const owner = owners.get(route.toLowerCase());
      if (owner) throw new Error(`${route} is claimed by both ${owner} and ${name}.`);
      owners.set(route.toLowerCase(), name);
    }
  }
}

/** Scripts travel compressed; doing it once here is smaller and quicker than at every request. */
async function compressScripts(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      const small = await compress(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      if (small.length < content.length) await writeFile(path.join(folder, `${file}.br`), small);
    }),
  );
}
