import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type RegisteredRemote, SOURCE_LANGUAGE } from '@frontdesk/shared/contract';
import { FIRST_VIEWS_FILE, type FirstViews, inLanguage, viewsFileOf } from '../first-views/first-view';
import { insertFirstViews } from '../first-views/insert-first-views';
import { filesIn, HOST, isImmutable, type Release, type ReleaseStore } from './release-store';
import { INTEGRITY_FILE, type ScriptHashes, scriptHash } from './script-hashes';

/** Writes a file atomically: readers see either the old or the new content. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.new-${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

const compress = promisify(brotliCompress);
/** The host's page, in each of its languages. */
const PAGE = /^index(?:\.(\w+))?\.html$/;
const REGISTRY = 'remotes.json';
/** The names of the slots of all remotes. The kit warns about a fill for a slot that the site does not have. */
const SLOTS_FILE = 'slots.json';

/** The desired state of a site. */
export interface SitePlan {
  /** All releases whose files open tabs may request. */
  readonly kept: readonly Release[];
  /** For each part the release that provides the files without a hash in their names. */
  readonly live: readonly Release[];
  /** The content of `remotes.json`. */
  readonly registry: string;
}

/**
 * Updates `site` to `plan` while people use it: adds the new files to the old ones, then switches the page and the
 * registry, each in one step, and finally removes files that no release needs. The page is switched before the
 * registry, because the new remotes may need the new host.
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
    // A server prefers the compressed file, so an outdated one must not remain.
    await rm(`${file}.br`, { force: true });
    await writeAtomically(file, bytes);
    if (/\.js$|remotes\.\w+\.json$/.test(file)) await writeCompressed(file, bytes);
  };

  const hashes = { live: {} as Record<string, string>, earlier: {} as Record<string, string> };
  for (const release of kept) {
    const folder = folderOf(release.part);
    const { files, entry } = release;
    const isLive = entry ? registry.includes(JSON.stringify(entry.entry)) : live.some(({ id }) => id === release.id);
    const known = Object.assign(isLive ? hashes.live : hashes.earlier, release.hashes);
    const immutable = files.filter(isImmutable);
    const added = await eachOf(immutable, async (file) => {
      const content = await readFile(store.fileOf(release, file));
      await write(path.join(folder, file), content);
      return file.endsWith('.js') ? { [path.posix.join('/admin', folder, file)]: scriptHash(content) } : {};
    });
    Object.assign(known, ...added);
    if (entry) await write(previewFileOf(release), `${JSON.stringify(entry)}\n`);
  }
  for (const release of live) {
    for (const file of release.files.filter((name) => !isImmutable(name) && !PAGE.test(name))) {
      await write(path.join(folderOf(release.part), file), await readFile(store.fileOf(release, file)));
    }
  }
  const host = live.find(({ part }) => part === HOST);
  await write(INTEGRITY_FILE, hashesText(hashes));
  for (const page of host?.files ?? []) {
    const [, language = SOURCE_LANGUAGE] = PAGE.exec(page) ?? [];
    if (host && PAGE.test(page)) await write(page, await pageWithViews(host, live, store, language));
  }
  // Only developers read the slots, so the registry, which every page loads, leaves them out.
  const slots = live.flatMap(({ entry }) => entry?.slots ?? []).map(({ name }) => name);
  await write(SLOTS_FILE, `${JSON.stringify(slots.toSorted())}\n`);
  // The translated fields of the registry; the file of a preview contains its own.
  const entries = kept.flatMap(({ entry }) => (entry && registry.includes(JSON.stringify(entry.entry)) ? entry : []));
  for (const language of new Set(entries.flatMap(({ translations = {} }) => Object.keys(translations)))) {
    await write(inLanguage(REGISTRY, language), translationsText(entries, language));
  }
  await write(REGISTRY, registry);

  for (const file of await filesIn(site)) {
    if (!written.has(path.join(site, file))) await rm(path.join(site, file));
  }
}

/** The number of files that Node compresses at the same time. */
const FILES_AT_ONCE = 4;

/**
 * Calls `treat` for each file, several at the same time, and returns the results. After a failure it starts no other file,
 * and waits for those in progress before it throws.
 */
async function eachOf<T>(files: readonly string[], treat: (file: string) => Promise<T>): Promise<T[]> {
  const waiting = [...files.entries()];
  const made: T[] = [];
  const lanes = Array.from({ length: FILES_AT_ONCE }, async () => {
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) made[next[0]] = await treat(next[1]);
    } finally {
      waiting.length = 0;
    }
  });
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason;
  return made;
}

/**
 * Returns the content of `remotes.de.json`: each entry's address with the fields that differ in that language's build.
 * The registry is still the only list of remotes.
 */
function translationsText(entries: readonly RegisteredRemote[], language: string): string {
  const translated = entries.flatMap(({ entry, translations }) => {
    const { name, version, contract, ...changed } = translations?.[language] ?? {};
    return name === undefined ? [] : [[entry, changed] as const];
  });
  return `${JSON.stringify(Object.fromEntries(translated))}\n`;
}

/** A script of an earlier release that is also live is listed once. */
function hashesText({ live, earlier }: ScriptHashes): string {
  const others = Object.entries(earlier).filter(([address]) => !(address in live));
  return `${JSON.stringify({ live, earlier: Object.fromEntries(others) })}\n`;
}

/** Returns the host's page in a language, with the first views. A remote without that language gets English views. */
async function pageWithViews(
  host: Release,
  live: readonly Release[],
  store: ReleaseStore,
  language: string,
): Promise<string> {
  const viewsOf = async (release: Release): Promise<FirstViews> => {
    const file = [viewsFileOf(language), FIRST_VIEWS_FILE].find((name) => release.files.includes(name));
    if (release.views || !file) return release.views ?? {};
    return JSON.parse(await readFile(store.fileOf(release, file), 'utf8')) as FirstViews;
  };
  const remotes = live.map(async (release) => {
    const routes = (release.entry?.routes ?? []).filter(({ access }) => access === 'public');
    return {
      views: await viewsOf(release),
      publicPaths: routes.map(({ path: address }) => address),
      loginPath: routes.find(({ role }) => role === 'login')?.path,
    };
  });
  const page = await readFile(store.fileOf(host, inLanguage('index.html', language)), 'utf8');
  return insertFirstViews(page, await viewsOf(host), await Promise.all(remotes));
}

/** The file that a preview link opens: the registry entry of a release, relative to `/admin/`. */
function previewFileOf({ part, id }: Release): string {
  return path.join(folderOf(part), `release.${id}.json`);
}

function folderOf(part: string): string {
  return part === HOST ? '' : path.join('remotes', part);
}

/**
 * How distances are coded, as the number of postfix bits and of direct codes: which combination gives the smallest file
 * differs from file to file. All of them are tried only for scripts that pages wait for, because that saves only some 50
 * bytes and takes a second. Six more combinations saved 1 byte in 20 files.
 */
const DISTANCE_CODES = [
  [0, 8],
  [1, 0],
  [2, 8],
  [0, 0],
  [0, 4],
  [2, 0],
] as const;
const FIRST_SCRIPT = /\b(?:main|entry)\.\w+\.js$/;

/** How many codings to try for a file of this size: for large files, each coding takes longest and saves least. */
function codingsFor(file: string, bytes: number): number {
  if (bytes > 256_000) return 1;
  if (FIRST_SCRIPT.test(file)) return DISTANCE_CODES.length;
  return 2;
}

/**
 * Compresses scripts once, which gives smaller files and takes less time than on every request. Keeps the smallest of
 * several codings.
 */
async function writeCompressed(file: string, content: Buffer): Promise<void> {
  let best = content;
  const codes = DISTANCE_CODES.slice(0, codingsFor(file, content.length));
  for (const [postfixBits, directCodes] of codes) {
    const small = await compress(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
        [constants.BROTLI_PARAM_NDIRECT]: directCodes,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    if (small.length < best.length) best = small;
  }
  if (best !== content) await writeAtomically(`${file}.br`, best);
}
