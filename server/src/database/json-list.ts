import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './database';
import type { ListVersion } from './list-version';

/** A list as the database formats it, with the parts of its version. */
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
  { engine }: Database,
  query: SelectQueryBuilder<never, never, Row>,
  fields: readonly Exclude<keyof Row & string, 'revision'>[],
  flags: readonly (keyof Row & string)[] = [],
): RawBuilder<JsonList> {
  const pairs = fields.map((field) => {
    const value = sql.ref(`listed.${field}`);
    return sql`${sql.lit(field)}, ${flags.includes(field) ? flagOf(engine, value) : value}`;
  });
  const [asObject, asList, asText] =
    engine === 'sqlite'
      ? [sql`json_object`, sql`json_group_array`, sql``]
      : [sql`json_build_object`, sql`json_agg`, sql`::text`];
  return sql`select coalesce(${asList}(${asObject}(${sql.join(pairs)}))${asText}, '[]') as json,
    count(*) as rows, max(listed.revision) as newest, sum(listed.revision) as revisions
    from (${query}) as listed`;
}

const flagOf = (engine: Database['engine'], value: Expression<unknown>) =>
  engine === 'sqlite' ? sql`json(iif(${value} = 1, 'true', 'false'))` : sql`${value} = 1`;
