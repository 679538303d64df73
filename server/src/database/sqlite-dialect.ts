import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import type { RowReader } from './row-reader';

const STATEMENTS_MAX = 200;
/** Deleted texts are removed from the write-ahead log this long after the first deletion. */
const SCRUB_MS = 1000;
const BUSY_MS = 5000;

/**
 * Adapts libsql to Kysely's SQLite driver. libsql crashes the process on a boolean or undefined, and returns blobs as
 * ArrayBuffer; statements are cached, since preparing costs more than running. `onChange` is called after every
 * statement that may have changed something, including the end of a transaction. Without `isDurable` a crash of the
 * machine may lose the last commits.
 */
export function openLibsql(file: string, onChange: () => void = () => undefined, isDurable = true): SqliteDatabase {
  const database = new Libsql(file, { timeout: BUSY_MS });
  for (const pragma of PRAGMAS) database.pragma(pragma);
  if (!isDurable) database.pragma('synchronous = OFF');
  const scrubber = new Scrubber(database);
  const onRun = (sql: string) =>
    /^\s*(?:delete|vacuum|insert into "?\w+_index)\b/i.test(sql)
      ? () => {
          scrubber.noteDeletion();
          onChange();
        }
      : onChange;
  const statements = new Map<string, SqliteStatement>();

  return {
    close() {
      scrubber.close();
      database.close();
    },
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = adaptStatement(database.prepare(sql));
      // When the disk is full, SQLite ends the transaction by itself. Rolling it back again would hide the reason.
      const adapted = /^rollback$/i.test(sql)
        ? { ...prepared, run: () => (database.inTransaction ? prepared.run([]) : NO_CHANGES) }
        : prepared;
      const statement = /^\s*select\b/i.test(sql) ? adapted : reporting(adapted, onRun(sql));
      if (statements.size >= STATEMENTS_MAX) statements.clear();
      // Statements that change the schema run only once, and a cached one would keep the schema locked.
      if (/^(select|insert|update|delete|with)\b/i.test(sql)) statements.set(sql, statement);
      return statement;
    },
  };
}

const NO_CHANGES = { changes: 0, lastInsertRowid: 0 };

const PRAGMAS = [
  'journal_mode = WAL',
  // A crash of the machine must not lose changes that were confirmed with 200.
  'synchronous = FULL',
  'foreign_keys = ON',
  `busy_timeout = ${BUSY_MS}`,
  // Overwrites deleted content with zeros.
  'secure_delete = ON',
];

/** Empties the write-ahead log after deletions: it still contains the pages as they were before. */
class Scrubber {
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: InstanceType<typeof Libsql>) {}

  noteDeletion(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (!this.#scrub()) this.noteDeletion();
    }, SCRUB_MS).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#scrub();
  }

  /** Returns false, without waiting, while another connection reads or writes. */
  #scrub(): boolean {
    try {
      if (this.database.inTransaction) return false;
      this.database.pragma('busy_timeout = 0');
      const [row] = this.database.pragma('wal_checkpoint(truncate)') as { busy: number }[];
      return row?.busy === 0;
    } catch {
      return false;
    } finally {
      this.database.pragma(`busy_timeout = ${BUSY_MS}`);
    }
  }
}

type LibsqlStatement = ReturnType<InstanceType<typeof Libsql>['prepare']>;

function adaptStatement(statement: LibsqlStatement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters.map(bindable)),
    run: (parameters) => statement.run(parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(parameters.map(bindable)),
  };
}

/** Wraps a statement to report each run. */
function reporting(statement: SqliteStatement, onChange: () => void): SqliteStatement {
  const reported =
    <Result>(work: (parameters: ReadonlyArray<unknown>) => Result) =>
    (parameters: ReadonlyArray<unknown>) => {
      try {
        return work(parameters);
      } finally {
        onChange();
      }
    };
  return { ...statement, all: reported(statement.all), run: reported(statement.run) };
}

function bindable(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value;
}

/**
 * Runs a migration in a transaction: SQLite can roll back changes to tables, although Kysely assumes that it cannot.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** `reader` is closed together with the connection. */
export function sqliteDialect(file: string, reader?: RowReader, isDurable = true): SqliteDialect {
  const database = openLibsql(file, reader?.noteChange, isDurable);
  return new LibsqlDialect({
    database: {
      ...database,
      close() {
        reader?.close();
        database.close();
      },
    },
  });
}
