import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { checkRemotes } from './check-remotes';
import { remoteNames } from './parts';
import { builtSource, deployedSource } from './remote-source';
import { ROOT } from './run-command.mjs';

const SITE = path.join(ROOT, 'dist');
const compress = promisify(brotliCompress);

interface ComposeSettings {
  /** Whether anything was built since; if not, a site that is there stays as it is. */
  readonly isStale: boolean;
  /** Remotes that are deployed elsewhere, by name, with the address of their folder. All others come from `remote-*`. */
  readonly deployed?: Readonly<Record<string, string>>;
}

/**
 * Puts the built host and remotes together into `dist/`, with the registry that tells the host of them. A set that is
 * broken is refused: the error names all that is wrong, and the site that was there stays.
 */
export async function composeSite({ isStale, deployed = {} }: ComposeSettings): Promise<void> {
  if (!isStale && existsSync(path.join(SITE, 'admin/remotes.json'))) return;
  const names = [...new Set([...remoteNames(), ...Object.keys(deployed)])];
  const sources = await Promise.all(
    names.map((name) => (deployed[name] === undefined ? builtSource(name) : deployedSource(name, deployed[name]))),
  );
  const checked = await checkRemotes(sources);
  if (!checked.ok) throw new Error(`These remotes do not make a site:\n- ${checked.problems.join('\n- ')}`);

  const next = path.join(ROOT, 'dist.next');
  const admin = path.join(next, 'admin');
  await rm(next, { recursive: true, force: true });
  await mkdir(admin, { recursive: true });
  await cp(path.join(ROOT, 'host/dist'), admin, { recursive: true });
  for (const { name, folder } of sources) {
    if (folder !== null) await cp(folder, path.join(admin, 'remotes', name), { recursive: true });
  }
  await writeFile(path.join(admin, 'remotes.json'), `${JSON.stringify({ remotes: checked.remotes }, null, 2)}\n`);
  await compressScripts(next);

  await rm(SITE, { recursive: true, force: true });
  await rename(next, SITE);
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
