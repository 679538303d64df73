import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './database';
import type { Tables } from './schema/tables';

/** Placeholder for a value that is set when the query runs. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** A query from Kysely's builder, or raw SQL. */
interface Buildable<Row> {
  compile(db: Kysely<Tables>): CompiledQuery<Row>;
}

/**
 * Prepares a query for one row, built and compiled once per database and read without Kysely's layers, which take
 * longer than finding the row. `build` writes `value('name')` in place of a value from `names`. Returns a function that
 * runs the query with such values, outside of any transaction.
 */
export function prepareRow<const Name extends string, Row>(
  _names: readonly Name[],
  build: (database: Database, value: (name: Name) => never) => Buildable<Row>,
): (database: Database, values: Readonly<Record<Name, string>>) => Promise<Row | undefined> {
  const compiled = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>();
  return async (database, values) => {
    let query = compiled.get(database.db);
    if (!query) {
      query = build(database, (name) => new Placeholder(name) as never).compile(database.db);
      compiled.set(database.db, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as Name] : parameter,
    );
    return database.readRow(query.sql, parameters) as Row | undefined | Promise<Row | undefined>;
  };
}
