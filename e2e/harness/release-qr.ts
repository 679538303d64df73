import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const LINE = 'The QR codes you have saved.';
/** The file with the list of saved codes. Other files also contain `LINE` but never show it. */
const PAGE = /MyQrPage/;
const HASH = /\b[0-9a-f]{8}\b/g;

/**
 * Changes the build of the QR remote in `folder` to a build with another line on its list. As after a real build,
 * changed files and the files that refer to them have new names; all others keep theirs.
 */
export async function releaseQr(folder: string, line: string): Promise<void> {
  const files = await readdir(folder);
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => /\.js(on)?$/.test(name))) {
    texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  }
  const changed = changedFiles(texts);
  const hashes = new Set([...changed].flatMap(hashesIn));
  const renamed = (text: string) => text.replace(HASH, (hash) => (hashes.has(hash) ? otherHashes(hash) : hash));
  for (const file of changed) {
    const text = texts.get(file) ?? '';
    // Also remove the compressed file and the source map of the old file.
    for (const suffix of ['', '.br', '.map']) await rm(path.join(folder, file + suffix), { force: true });
    const isPage = PAGE.test(file);
    await writeFile(path.join(folder, renamed(file)), renamed(isPage ? text.replaceAll(LINE, line) : text));
  }
}

/** Returns the page, the files that refer to it, the files that refer to those, and so on. */
function changedFiles(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const changed = new Set([...texts.keys()].filter((file) => PAGE.test(file)));
  for (const file of changed) {
    const [hash] = hashesIn(file);
    // The loop also visits files that are added to the set.
    for (const [other, text] of texts) if (hash !== undefined && text.includes(hash)) changed.add(other);
  }
  return changed;
}

const hashesIn = (text: string): string[] => text.match(HASH) ?? [];

/** Hashes have sixteen digits; a reversed hash serves as a new one. */
export const otherHashes = (text: string): string => text.replace(HASH, (hash) => [...hash].reverse().join(''));
