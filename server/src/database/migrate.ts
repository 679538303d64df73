import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database';
import { createTables } from './migrations/0001-create-tables';
import { keepPassageVectors } from './migrations/0002-keep-passage-vectors';
import { createHubTables } from './migrations/0003-create-hub-tables';
import { allowedSites } from './migrations/0004-allowed-sites';
import { passageEmbeddings } from './migrations/0005-passage-embeddings';
import { notificationSubject } from './migrations/0006-notification-subject';

/** Every step the tables ever took, in order. A step that has been released is never changed again. */
function migrations({ engine }: Pick<Database, 'engine'>): Record<string, Migration> {
  return {
    '0001-create-tables': createTables(engine),
    '0002-keep-passage-vectors': keepPassageVectors(engine),
    '0003-create-hub-tables': createHubTables,
    '0004-allowed-sites': allowedSites,
    '0005-passage-embeddings': passageEmbeddings(engine),
    '0006-notification-subject': notificationSubject,
  };
}

export async function migrateToLatest(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => migrations(database) },
    // Steps are written side by side, and a database may have taken a later one first.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
