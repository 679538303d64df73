import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database';

/** Younger files may belong to an unfinished upload. */
const UNTOUCHED_MS = 3_600_000;
const IDS_AT_ONCE = 500;

/**
 * Removes leftovers of crashes from the documents folder: incomplete files, and files without a row. When more than
 * `percentMax` of the complete files have no row, the database is probably the wrong one: then it removes none of them, and
 * rejects with what to do.
 */
export async function sweepFiles({ db }: Database, folder: string, percentMax: number, now = Date.now()) {
  const names = await readdir(folder).catch(() => []);
  const unknown: string[] = [];
  for (let from = 0; from < names.length; from += IDS_AT_ONCE) {
    const some = names.slice(from, from + IDS_AT_ONCE);
    const rows = await db.selectFrom('documents').select('id').where('id', 'in', some).execute();
    const known = new Set(rows.map(({ id }) => id));
    unknown.push(...some.filter((name) => !known.has(name)));
  }
  const old: string[] = [];
  for (const name of unknown) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile() && now - found.mtimeMs > UNTOUCHED_MS) old.push(name);
  }
  const parts = old.filter(isPart);
  const files = old.filter((name) => !isPart(name));
  const all = names.filter((name) => !isPart(name)).length;
  const isTooMuch = files.length > (all * percentMax) / 100;
  for (const name of isTooMuch ? parts : old) await rm(join(folder, name), { force: true });
  if (isTooMuch) {
    throw new Error(
      `${files.length} of ${all} files in ${folder} belong to no document in the database, so they were not deleted. If the database is the wrong one, put the right one back. To delete them, restart once with DOCUMENTS_SWEEP_PERCENT=100.`,
    );
  }
}

const isPart = (name: string) => name.endsWith('.part');
