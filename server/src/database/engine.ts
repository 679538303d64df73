import { type RawBuilder, sql } from 'kysely';

/** The database that stores the data. */
export type Engine = 'sqlite' | 'postgres';

/**
 * Returns the database's time, `ms` from now, in our format. Leases use it, because the clocks of instances differ:
 * by its own clock, an instance could take over work that another has just begun.
 */
export function databaseTime(engine: Engine, ms = 0): RawBuilder<string> {
  const seconds = sql.lit(ms / 1000);
  return engine === 'postgres'
    ? sql<string>`to_char((clock_timestamp() + ${seconds} * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds} || ' seconds')`;
}

/** Replaces what the databases cannot store: PostgreSQL rejects NUL, and neither can store half of a surrogate pair. */
export const storableText = (text: string) => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
