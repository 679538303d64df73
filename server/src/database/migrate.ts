import { type Kysely, Migrator, sql } from 'kysely';
import type { Engine } from './engine';
import { prepareTenants } from './migrations/0022-tenants';
import { migrationSteps } from './migrations/migration-steps';
import type { Tables } from './schema/tables';

/** A database whose tables may be those of an earlier release. */
interface Migrated {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
}

/** Kysely's table with the migrations that a database has run. */
export const STEPS_TAKEN = 'kysely_migration';

/** The last step that created something that `prepareTenants` changes. */
const PREPARED_AFTER = '0009-embedding-queue';

/** Migrates any earlier release's tables. Refuses those of a later one. */
export async function migrateToLatest(database: Migrated): Promise<void> {
  const steps = migrationSteps(database.engine);
  const taken = await stepsTaken(database);
  refuseLaterSteps(database.engine, taken);
  // An earlier release's tables may be large.
  if (database.engine === 'postgres' && taken.includes(PREPARED_AFTER) && !taken.includes('0022-tenants')) {
    await prepareTenants(database.db);
  }
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => steps },
    // Migrations are written in parallel, so a database may have run a later one first.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Returns the names of the migrations that a database has run; returns no names for an empty database. */
export async function stepsTaken({ db }: Pick<Migrated, 'db'>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === STEPS_TAKEN)) return [];
  const taken = await sql<{ name: string }>`select name from ${sql.table(STEPS_TAKEN)}`.execute(db);
  return taken.rows.map(({ name }) => name);
}

/** Refuses a later release's tables, because this release would damage them. */
export function refuseLaterSteps(engine: Engine, taken: readonly string[]): void {
  const known = Object.keys(migrationSteps(engine));
  const later = taken.find((name) => !known.includes(name));
  if (later === undefined) return;
  throw new Error(
    `it was written by a later release of Frontdesk (step ${later}). Start that release, or restore a backup`,
  );
}
