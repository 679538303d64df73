import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './database';

/**
 * The database's clock as our moments are written, `ms` from now. Leases use it, because the clocks of several instances
 * differ: by its own, one of them would take away what another has just begun.
 */
export function databaseTime(engine: Engine, ms = 0): RawBuilder<string> {
  const seconds = sql.lit(ms / 1000);
  return engine === 'postgres'
    ? sql<string>`to_char((clock_timestamp() + ${seconds} * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds} || ' seconds')`;
}
