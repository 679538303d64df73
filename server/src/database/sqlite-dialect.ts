import { SqliteAdapter, SqliteDialect } from 'kysely';
import { openLibsql } from './libsql-connection';

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

export function sqliteDialect(file: string): SqliteDialect {
  return new LibsqlDialect({ database: openLibsql(file) });
}
