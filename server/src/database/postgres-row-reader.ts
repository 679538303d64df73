import type pg from 'pg';

/** PostgreSQL's code for `cached plan must not change result type`. */
const PLAN_IS_STALE = '0A000';

interface Column {
  readonly name: string;
  readonly type: number;
}

/** The columns of the named queries that each connection has planned. */
const planned = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

/** The names of the queries, which all pools share. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `row_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Returns a function that reads the first row of a query. A connection plans a query and describes its columns only
 * once, because PostgreSQL and the driver spend more time on the names of thirty columns than on their values. The pool
 * closes a connection whose query has failed. Behind a pooler, each query may use a different connection.
 */
export function postgresRowReader(pool: pg.Pool, types: typeof pg.types, isPooled: boolean) {
  const readOnce = async (text: string, values: readonly unknown[]) =>
    (await pool.query({ text, values: [...values] })).rows[0];
  if (isPooled) return readOnce;
  return async (text: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      // The types describe a client, which returns the query itself; a pool returns a promise.
      const query = pool.query(new NamedRead(nameOf(text), text, values.map(textOf))) as unknown as Promise<NamedRead>;
      const { columns, fields } = await query;
      return fields && rowOf(columns, fields, types);
    } catch (error) {
      // A newer instance has changed the table since the connection planned the query.
      if ((error as { code?: string }).code === PLAN_IS_STALE) return readOnce(text, values);
      throw error;
    }
  };
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[], { getTypeParser }: typeof pg.types) {
  const row: Record<string, unknown> = {};
  for (const [at, { name, type }] of columns.entries()) {
    const text = fields[at] ?? null;
    row[name] = text === null ? null : getTypeParser(type)(text);
  }
  return row;
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value));

/** A query that sends its own messages, as the driver's cursors do: the driver calls a method for each response. */
class NamedRead implements pg.Submittable {
  /** Set by the pool. */
  callback: ((error: unknown, read?: NamedRead) => void) | undefined;
  columns: readonly Column[] = [];
  /** The values of the first row, as text. */
  fields: readonly (string | null)[] | undefined;
  #planned: Map<string, readonly Column[]> | undefined;

  constructor(
    readonly name: string,
    readonly text: string,
    readonly values: (string | null)[],
  ) {}

  submit(connection: pg.Connection): void {
    this.#planned = planned.get(connection) ?? new Map();
    planned.set(connection, this.#planned);
    const known = this.#planned.get(this.name);
    connection.stream.cork();
    if (known) {
      this.columns = known;
    } else {
      connection.parse({ name: this.name, text: this.text, types: [] }, true);
      connection.describe({ type: 'S', name: this.name }, true);
    }
    connection.bind({ statement: this.name, values: this.values }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    this.#planned?.set(this.name, this.columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.fields ??= fields;
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    this.callback?.(null, this);
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }
}
