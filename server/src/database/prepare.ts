import { type CompiledQuery, type Expression, type Kysely, sql } from 'kysely';
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

/** Whose rows a call may read. */
export interface Owner {
  readonly organizationId: string;
  /** The row that was read together with the caller. */
  readonly ahead?: RowAhead | undefined;
}

/** A row of the caller's organization that a call will read, with the values of its query. */
export interface RowAhead {
  readonly query: { readonly build: BuildOwn<string> };
  readonly values: Readonly<Record<string, string>>;
  /** Set once the row has been read. */
  read?: { readonly row: unknown };
}

type BuildOwn<Name extends string, Row = unknown> = (
  database: Database,
  value: (name: Name | 'organization') => never,
) => Buildable<Row> & Expression<unknown>;

/**
 * A query for one row of an organization; `build` writes `value('organization')` in place of its id. A call that
 * announces the row with `ahead` reads it together with its session: on PostgreSQL, a second query takes as long as the
 * first.
 */
export class OwnRow<const Name extends string, Row> {
  readonly #readAlone: (database: Database, values: Readonly<Record<string, string>>) => Promise<Row | undefined>;

  constructor(
    names: readonly Name[],
    readonly build: BuildOwn<Name, Row>,
  ) {
    this.#readAlone = prepareRow([...names, 'organization'], build);
  }

  ahead(values: Readonly<Record<Name, string>>): RowAhead {
    return { query: this, values };
  }

  /** Returns the row that was read together with the caller, or reads it. */
  async read(database: Database, { organizationId, ahead }: Owner, values: Readonly<Record<Name, string>>) {
    if (ahead?.read && ahead.query === this && isSame(ahead.values, values)) return ahead.read.row as Row | undefined;
    return this.#readAlone(database, { ...values, organization: organizationId });
  }
}

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.keys(other).every((name) => one[name] === other[name]);

/**
 * Prepares the query for the row of a caller, like `prepareRow`. The returned function also reads a row of the caller's
 * organization, in the same query: without a caller, PostgreSQL does not look for that row.
 */
export function prepareOwner<const Name extends string, Row extends Owner>(
  names: readonly Name[],
  build: (database: Database, value: (name: Name) => never) => Buildable<Row> & Expression<unknown>,
) {
  const readAlone = prepareRow(names, build);
  const together = new WeakMap<RowAhead['query'], ReturnType<typeof prepareTogether>>();
  const prepareTogether = ({ build: buildOwn }: RowAhead['query']) =>
    prepareRow<string, Row & { isFound: true | null }>([], (database, value) => {
      const own = buildOwn(database, (name) =>
        name === 'organization' ? (sql.ref('caller.organizationId') as never) : value(name),
      );
      // The caller's columns are the last ones, so that no column of the other row replaces them.
      return sql`select own.*, caller.* from (${build(database, value)}) as caller
        left join lateral (select true as "isFound", wanted.* from (${own}) as wanted) as own on true`;
    });
  return async (database: Database, values: Readonly<Record<Name, string>>, ahead: RowAhead | undefined) => {
    // SQLite reads single rows from a cache.
    if (!ahead || database.engine === 'sqlite') return readAlone(database, values);
    let read = together.get(ahead.query);
    if (!read) {
      read = prepareTogether(ahead.query);
      together.set(ahead.query, read);
    }
    const row = await read(database, { ...ahead.values, ...values });
    ahead.read = { row: row?.isFound ? row : undefined };
    return row;
  };
}
