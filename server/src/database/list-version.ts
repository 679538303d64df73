import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Engine } from './engine';

/** A number: SQLite returns it as a number, PostgreSQL as text. */
type Count = number | string;

/** Shows whether the rows of a list are unchanged. */
export interface ListVersion {
  readonly rows: Count;
  /** The highest revision; null for an empty list. */
  readonly newest: Count | null;
  /** The sum of the revisions; null for an empty list. */
  readonly revisions: Count | null;
}

/** The columns that a list selects for `versionOf`. */
export const VERSION_COLUMNS = [
  sql<Count>`count(*)`.as('rows'),
  sql<Count | null>`max(revision)`.as('newest'),
  sql<Count | null>`sum(revision)`.as('revisions'),
] as const;

/**
 * Returns the version of an organization's list as text. An added or changed row gets a higher revision than all
 * earlier ones (migration 0006). So while the number of rows and the highest revision stay the same, nothing was added,
 * changed or removed; the sum also reveals a change that PostgreSQL commits after a later one.
 */
export function versionOf(organization: string, list: ListVersion | undefined): string {
  return `${organization}.${list?.rows ?? 0}.${list?.newest ?? 0}.${list?.revisions ?? 0}`;
}

/** Returns the version of a list from its rows, and the rows without their revisions. */
export function splitRevisions<Row extends { readonly revision: Count }>(
  organization: string,
  read: readonly Row[],
): { version: string; rows: Omit<Row, 'revision'>[] } {
  let [newest, revisions] = [0, 0];
  const rows = read.map(({ revision, ...row }) => {
    newest = Math.max(newest, Number(revision));
    revisions += Number(revision);
    return row;
  });
  return { version: versionOf(organization, { rows: read.length, newest, revisions }), rows };
}

/** A list formatted by the database, with the parts of its version. */
export interface JsonList extends ListVersion {
  /** A JSON array. */
  readonly json: string;
}

/**
 * Wraps `query` so that the database returns its rows as one JSON text, which is sent unchanged: reading them row by
 * row takes longer than finding them. The query selects a `revision`, which is hidden; `flags` are 0 or 1 and become
 * booleans.
 */
export function jsonList<Row extends { revision: unknown }>(
  { engine }: { readonly engine: Engine },
  query: SelectQueryBuilder<never, never, Row>,
  fields: readonly Exclude<keyof Row & string, 'revision'>[],
  flags: readonly (keyof Row & string)[] = [],
): RawBuilder<JsonList> {
  const values = fields.map((field) => {
    const value = sql.ref(`listed.${field}`);
    return { field, value: flags.includes(field) ? flagOf(engine, value) : value };
  });
  const version = sql`count(*) as rows, max(listed.revision) as newest, sum(listed.revision) as revisions`;
  if (engine === 'sqlite') {
    const pairs = values.map(({ field, value }) => sql`${sql.lit(field)}, ${value}`);
    return sql`select coalesce(json_group_array(json_object(${sql.join(pairs)})), '[]') as json, ${version}
      from (${query}) as listed`;
  }
  // PostgreSQL formats a row faster than a list of names and values.
  const columns = values.map(({ field, value }) => sql`${value} as ${sql.ref(field)}`);
  return sql`select coalesce(json_agg(shown)::text, '[]') as json, ${version}
    from (${query}) as listed cross join lateral (select ${sql.join(columns)}) as shown`;
}

const flagOf = (engine: Engine, value: Expression<unknown>) =>
  engine === 'sqlite' ? sql`json(iif(${value} = 1, 'true', 'false'))` : sql`${value} = 1`;
