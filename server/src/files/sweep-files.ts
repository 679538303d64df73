import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database';

/** Younger files may belong to an unfinished upload. */
const UNTOUCHED_MS = 3_600_000;
const IDS_AT_ONCE = 500;

/** Removes leftovers of crashes from the documents folder: incomplete files, and files without a row. */
export async function sweepFiles({ db }: Database, folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile() && now - found.mtimeMs > UNTOUCHED_MS) old.push(name);
  }
  for (let from = 0; from < old.length; from += IDS_AT_ONCE) {
    const some = old.slice(from, from + IDS_AT_ONCE);
    const rows = await db.selectFrom('documents').select('id').where('id', 'in', some).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const name of some) if (!known.has(name)) await rm(join(folder, name), { force: true });
  }
}
