import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database';
import type { Tables } from './schema/tables';

/** Rewriting this many pages takes about 50 ms, during which nobody else is served. */
const PAGES_AT_ONCE = 200;

/** Removes, in small steps, the terms of deleted texts from SQLite's indexes, which only mark them as deleted. */
export async function forgetDeletedTerms({ db, engine }: Database): Promise<void> {
  if (engine !== 'sqlite') return;
  const indexes = await sql<{ name: string }>`select name from sqlite_master where sql like '%using fts5%'`.execute(db);
  for (const { name: index } of indexes.rows) {
    // A negative number begins a merge of the whole index; positive numbers continue it.
    let hasMore = await merge(db, index, -PAGES_AT_ONCE);
    while (hasMore) {
      await setImmediate();
      hasMore = await merge(db, index, PAGES_AT_ONCE);
    }
  }
}

/** Returns whether there was anything to merge. */
function merge(db: Kysely<Tables>, index: string, pages: number): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const changes = async () =>
      (await sql<{ n: number }>`select total_changes() as n`.execute(connection)).rows[0]?.n ?? 0;
    const before = await changes();
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('merge', ${sql.lit(pages)})`.execute(
      connection,
    );
    // SQLite counts the statement itself as one change.
    return (await changes()) - before > 1;
  });
}
