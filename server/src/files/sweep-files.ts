import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { hashesOf } from './document-hashes';
import type { StoredFile } from './file-bytes';
import type { S3Files } from './s3-files';

/** Younger files may belong to an unfinished upload. */
const UNTOUCHED_MS = 3_600_000;
const IDS_AT_ONCE = 500;

/**
 * Removes what crashes left in the documents folder: incomplete files, and files without a row. When more than
 * `percentMax` of the complete files have no row, the database is probably the wrong one: then it removes none of them,
 * and rejects with an error that says what to do.
 */
export async function sweepFolder(database: Database, folder: string, percentMax: number, now = Date.now()) {
  const names = await readdir(folder).catch(() => []);
  const unknown: string[] = [];
  for (let from = 0; from < names.length; from += IDS_AT_ONCE) {
    const some = names.slice(from, from + IDS_AT_ONCE);
    const known = await hashesOf(database, some);
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
  if (isTooMuch) throw tooMany(files.length, all, folder);
}

interface Leftover extends StoredFile {
  readonly key: string;
}

/** Does the same for a bucket. A file with a document's earlier content is also a leftover, and is always removed. */
export async function sweepBucket(
  database: Database,
  s3: Pick<S3Files, 'pages' | 'removeKeys' | 'where'>,
  percentMax: number,
  now = Date.now(),
): Promise<void> {
  const unknown: Leftover[] = [];
  const earlier: Leftover[] = [];
  let all = 0;
  for await (const page of s3.pages()) {
    const ours = page.flatMap(({ file, ...object }) => (file ? [{ ...object, ...file }] : []));
    all += ours.length;
    for (let from = 0; from < ours.length; from += IDS_AT_ONCE) {
      const some = ours.slice(from, from + IDS_AT_ONCE);
      const known = await hashesOf(
        database,
        some.map(({ id }) => id),
      );
      for (const { key, id, sha256, changedAt } of some) {
        if (now - changedAt <= UNTOUCHED_MS || known.get(id) === sha256) continue;
        (known.has(id) ? earlier : unknown).push({ key, id, sha256 });
      }
    }
  }
  const isTooMuch = unknown.length > (all * percentMax) / 100;
  const leftovers = isTooMuch ? earlier : [...earlier, ...unknown];
  for (let from = 0; from < leftovers.length; from += IDS_AT_ONCE) {
    const some = leftovers.slice(from, from + IDS_AT_ONCE);
    // Listing a large bucket takes long enough that a page may have its earlier content again.
    const known = await hashesOf(
      database,
      some.map(({ id }) => id),
    );
    await s3.removeKeys(some.filter(({ id, sha256 }) => known.get(id) !== sha256).map(({ key }) => key));
  }
  if (isTooMuch) throw tooMany(unknown.length, all, s3.where);
}

function tooMany(count: number, all: number, where: string): Error {
  return new Error(
    `${count} of ${all} files in ${where} belong to no document in the database, so they were not deleted. If the database is the wrong one, put the right one back. To delete them, restart once with DOCUMENTS_SWEEP_PERCENT=100.`,
  );
}

const isPart = (name: string) => name.endsWith('.part');
