import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './engine';

/**
 * Returns the database's time, `ms` from now, in our format. Leases use it, because the clocks of instances differ:
 * with its own clock, an instance could take away what another has just begun.
 */
export function databaseTime(engine: Engine, ms = 0): RawBuilder<string> {
  const seconds = sql.lit(ms / 1000);
  return engine === 'postgres'
    ? sql<string>`to_char((clock_timestamp() + ${seconds} * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds} || ' seconds')`;
}
