import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database';
import { createTables } from './migrations/0001-create-tables';

/** Every step the tables ever took, in order. A step that has been released is never changed again. */
function migrations({ engine }: Pick<Database, 'engine'>): Record<string, Migration> {
  return { '0001-create-tables': createTables(engine) };
}

export async function migrateToLatest(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => migrations(database) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
