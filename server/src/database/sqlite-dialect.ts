import { SqliteAdapter, SqliteDialect } from 'kysely';
import { openLibsql } from './libsql-connection';
import type { RowReader } from './row-reader';

/** Runs a migration in a transaction: SQLite can roll back changes of tables, which Kysely does not assume. */
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
export function sqliteDialect(file: string, reader?: RowReader): SqliteDialect {
  const database = openLibsql(file, reader?.noteChange);
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
