import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

type Statement = ReturnType<InstanceType<typeof Libsql>['prepare']>;

/** Approximate size of the cached rows, in bytes. */
const REMEMBERED_MAX = 32_000_000;
/** Limited, because another process, such as a restore, may change the file. */
const REMEMBERED_MS = 50;

interface Remembered {
  readonly row: object | undefined;
  readonly changes: number;
  readonly at: number;
}

/**
 * Reads single rows of an SQLite file over its own connection: on the main connection, a read would see an open
 * transaction's uncommitted changes, or wait for its end. Most rows are requested repeatedly, so a row is cached until
 * this process changes anything. The connection is opened on the first read, when the file exists.
 */
export class RowReader {
  #database: InstanceType<typeof Libsql> | null = null;
  #changes = 0;
  readonly #statements = new Map<string, Statement>();
  /** Short keys for the queries, because these are long, though few. */
  readonly #numbers = new Map<string, number>();
  readonly #remembered = new LRUCache<string, Remembered>({
    maxSize: REMEMBERED_MAX,
    sizeCalculation: ({ row }, key) => key.length + sizeOf(row) + 200,
  });

  constructor(private readonly file: string) {}

  /** Drops the cache; call it after every change, including the end of a transaction. */
  readonly noteChange = (): void => {
    this.#changes += 1;
  };

  readonly read = (sql: string, parameters: readonly unknown[]): object | undefined => {
    const key = `${this.#numberOf(sql)}\n${parameters.join('\n')}`;
    const known = this.#remembered.get(key);
    if (known?.changes === this.#changes && Date.now() - known.at < REMEMBERED_MS) return known.row;
    const row = this.#find(sql, parameters);
    this.#remembered.set(key, { row, changes: this.#changes, at: Date.now() });
    return row;
  };

  readonly close = (): void => {
    this.#statements.clear();
    this.#remembered.clear();
    this.#database?.close();
    this.#database = null;
  };

  #numberOf(sql: string): number {
    const known = this.#numbers.get(sql) ?? this.#numbers.size;
    this.#numbers.set(sql, known);
    return known;
  }

  #find(sql: string, parameters: readonly unknown[]): object | undefined {
    this.#database ??= new Libsql(this.file, { timeout: 5000 });
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement.get([...parameters]) as object | undefined;
  }
}

function sizeOf(row: object | undefined): number {
  return Object.values(row ?? {}).reduce((size, value) => size + (typeof value === 'string' ? value.length : 8), 0);
}
