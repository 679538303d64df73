import type { ColumnType } from 'kysely';

/*
 * The schema serves both databases, so it uses only types that both have: text, integer and, for moments, ISO 8601 text
 * in UTC, which sorts by time. Flags are 0 or 1.
 */

export type Flag = 0 | 1;
/** A moment, in the format of `new Date().toISOString()`. */
export type Moment = string;

/** After each change to the row, higher than any revision before; PostgreSQL returns it as text. */
export type Revision = ColumnType<number | string, never, never>;

/** libsql returns an ArrayBuffer, pg a Buffer. */
export type Bytes = ColumnType<ArrayBuffer | Buffer | null, Buffer | null, Buffer | null>;
