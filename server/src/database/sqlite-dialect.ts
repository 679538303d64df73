import { SqliteAdapter, SqliteDialect } from 'kysely';
import { openLibsql } from './libsql-connection';
import type { RowReader } from './row-reader';

/** SQLite can take back changes of tables, which Kysely does not count on: a migration is done whole or not at all. */
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

/** `reader` reads beside it, and is closed with it. */
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
