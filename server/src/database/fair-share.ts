import { sql } from 'kysely';
import type { Database } from './database';

/** What organizations take turns at. */
export type Turn = 'reading_due' | 'embedding_due';

/** After a long time of use the next turn is at most this far away, so that nobody starves. */
const WAIT_MS_MAX = 60_000;

/**
 * Moves an organization's next turn behind the time that it used, by the database's clock. Work is claimed for the
 * organization that is due first: those who used little go before those who used much, whatever each has waiting.
 */
export async function useTurn(database: Database, turn: Turn, organizationId: string, usedMs: number): Promise<void> {
  const [now, least, greatest] =
    database.engine === 'postgres'
      ? [sql`(extract(epoch from clock_timestamp()) * 1000)::double precision`, sql.raw('least'), sql.raw('greatest')]
      : [sql`((julianday('now') - 2440587.5) * 86400000.0)`, sql.raw('min'), sql.raw('max')];
  const column = sql.ref(turn);
  await sql`update organizations
    set ${column} = ${least}(${greatest}(${column}, ${now}) + ${sql.lit(usedMs)}, ${now} + ${sql.lit(WAIT_MS_MAX)})
    where id = ${organizationId}`.execute(database.db);
}
