import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Turns the build of the QR remote in `folder` into another one: other file names, and another line on its list. */
export async function releaseQr(folder: string, line: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const text = await readFile(path.join(folder, file), 'utf8');
    await rm(path.join(folder, file));
    if (!/\.js(on)?$/.test(file)) continue;
    // Every hash in a name is another one now, in the entry's list of chunks as well.
    await writeFile(
      path.join(folder, otherHashes(file)),
      otherHashes(text).replaceAll('The QR codes you have saved.', line),
    );
  }
}

/** Hashes have sixteen digits; reversed, each is as good as new. */
export const otherHashes = (text: string): string =>
  text.replace(/\b[0-9a-f]{16}\b/g, (hash) => [...hash].reverse().join(''));
