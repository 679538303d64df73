import type { Database } from '../database/database';

/** Returns the hashes of the files of those ids that belong to documents. */
export async function hashesOf({ db }: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('documents').select(['id', 'sha256']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}
