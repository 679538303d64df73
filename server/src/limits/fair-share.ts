import { sql } from 'kysely';
import type { Database } from '../database/database';

/** Kinds of work whose time is shared among organizations, with the column of the next turn. */
export type SharedWork = 'reading_due' | 'embedding_due' | 'crawling_due';

/** Even after long use, the next turn is at most this far in the future, so that nobody waits forever. */
const WAIT_MS_MAX = 60_000;

/**
 * Delays an organization's next turn by the time that it used, measured by the database's clock. Work is claimed for
 * the organization that is due first: organizations that used little time precede those that used much, however much
 * work they have waiting.
 */
export async function useTurn(
  database: Database,
  work: SharedWork,
  organizationId: string,
  usedMs: number,
): Promise<void> {
  const [now, least, greatest] =
    database.engine === 'postgres'
      ? [sql`(extract(epoch from clock_timestamp()) * 1000)::double precision`, sql.raw('least'), sql.raw('greatest')]
      : [sql`((julianday('now') - 2440587.5) * 86400000.0)`, sql.raw('min'), sql.raw('max')];
  const column = sql.ref(work);
  await sql`update organizations
    set ${column} = ${least}(${greatest}(${column}, ${now}) + ${sql.lit(usedMs)}, ${now} + ${sql.lit(WAIT_MS_MAX)})
    where id = ${organizationId}`.execute(database.db);
}
