import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { HOST, type Release } from './release';
import { filesIn, isImmutable, type ReleaseStore } from './release-store';
import { writeAtomically } from './write-atomically';

const compress = promisify(brotliCompress);
const PAGE = 'index.html';

/** A site as it shall be. */
export interface SitePlan {
  /** All releases whose files open tabs may ask for. */
  readonly kept: readonly Release[];
  /** Of each part the release whose files without a hash in their names count. */
  readonly live: readonly Release[];
  /** The content of `remotes.json`. */
  readonly registry: string;
}

/**
 * Turns `site` into what `plan` says while people use it: first the new files beside the old, then the page and the
 * registry, each in one step, last the removal of what no release needs. The page comes before the registry, because
 * the new remotes may need the new host.
 */
export async function writeSite(site: string, store: ReleaseStore, { kept, live, registry }: SitePlan): Promise<void> {
  const admin = path.join(site, 'admin');
  const written = new Set<string>();
  const write = async (name: string, content: string | Buffer) => {
    const file = path.join(admin, name);
    const bytes = Buffer.from(content);
    written.add(file).add(`${file}.br`);
    if (existsSync(file) && bytes.equals(await readFile(file))) return;
    await mkdir(path.dirname(file), { recursive: true });
    // A server prefers the compressed file, so an old one must not outlive what it was made of.
    await rm(`${file}.br`, { force: true });
    await writeAtomically(file, bytes);
    if (file.endsWith('.js')) await writeCompressed(file, bytes);
  };

  for (const release of kept) {
    const folder = folderOf(release.part);
    const { files, entry } = release;
    for (const file of files.filter(isImmutable)) {
      await write(path.join(folder, file), await readFile(store.fileOf(release, file)));
    }
    if (entry) await write(previewFileOf(release), `${JSON.stringify(entry)}\n`);
  }
  for (const release of live) {
    for (const file of release.files.filter((name) => !isImmutable(name) && name !== PAGE)) {
      await write(path.join(folderOf(release.part), file), await readFile(store.fileOf(release, file)));
    }
  }
  const host = live.find(({ part }) => part === HOST);
  if (host) await write(PAGE, await readFile(store.fileOf(host, PAGE)));
  await write('remotes.json', registry);

  for (const file of await filesIn(site)) {
    if (!written.has(path.join(site, file))) await rm(path.join(site, file));
  }
}

/** The file that a preview link opens: the registry's entry for one release, relative to `/admin/`. */
function previewFileOf({ part, id }: Release): string {
  return path.join(folderOf(part), `release.${id}.json`);
}

function folderOf(part: string): string {
  return part === HOST ? '' : path.join('remotes', part);
}

/** Scripts travel compressed; doing it once here is smaller and quicker than at every request. */
async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const small = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (small.length < content.length) await writeAtomically(`${file}.br`, small);
}
