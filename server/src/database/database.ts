import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { Config } from '../config/config';
import { StartupError } from '../config/read-settings';
import { databaseTrouble, reasonOf } from './database-trouble';
import type { Engine } from './engine';
import { migrateToLatest } from './migrate';
import { postgresRowReader } from './postgres-row-reader';
import { RowReader } from './row-reader';
import type { Tables } from './schema/tables';
import { sqliteDialect } from './sqlite-dialect';

/** The database with all its tables, and its engine, on which full-text search and file bytes depend. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** Reads the first row of a query outside any transaction. */
  readonly readRow: (sql: string, parameters: readonly unknown[]) => unknown;
  /** The connections to PostgreSQL; absent with SQLite. */
  readonly pool?: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
}

type DatabaseConfig = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databasePoolSize'
  | 'databaseStatementTimeoutMs'
  | 'databaseWaitMs'
  | 'isDurable'
>;

/** The database's file in the data folder. */
export const SQLITE_FILE = 'frontdesk.sqlite';

const WAIT_RETRY_MS = 500;
const CONNECT_MS = 10_000;

/** Opens the database and migrates its tables. Fails with a `StartupError`. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = config.databaseUrl ? await openPostgres(config.databaseUrl, config) : openSqlite(config);
  try {
    await whenReachable(() => migrate(database, config), config.databaseWaitMs);
  } catch (cause) {
    await database.db.destroy();
    refuseDamage(config.dataDir, cause);
    const where = config.databaseUrl ? 'The database at DATABASE_URL' : `The database in ${config.dataDir}`;
    throw new StartupError(`${where} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
  return database;
}

async function migrate(database: Database, config: DatabaseConfig): Promise<void> {
  if (config.databaseUrl === null) return migrateToLatest(database);
  await migratePostgres(config.databaseDirectUrl ?? config.databaseUrl);
  // A pooler may start later than the database behind it.
  await sql`select 1`.execute(database.db);
}

/** Waits for the database, which often starts at the same time as the server, and prints that it is waiting. */
async function whenReachable(work: () => Promise<void>, waitMs: number): Promise<void> {
  const until = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (cause) {
      if (databaseTrouble(cause) !== 'unavailable' || Date.now() >= until) throw cause;
      if (isFirst) console.log(`Waiting up to ${waitMs / 1000} s for the database: ${reasonOf(cause)}.`);
    }
    await setTimeout(WAIT_RETRY_MS);
  }
}

function openSqlite({ dataDir, isDurable }: DatabaseConfig): Database {
  const file = join(dataDir, SQLITE_FILE);
  try {
    const reader = new RowReader(file);
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file, reader, isDurable) });
    return { engine: 'sqlite', db, readRow: reader.read };
  } catch (cause) {
    refuseDamage(dataDir, cause);
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${reasonOf(cause)}.`, { cause });
  }
}

/** When SQLite cannot read its file, throws an error that says what to do. */
function refuseDamage(dataDir: string, cause: unknown): void {
  if (!/^SQLITE_(?:CORRUPT|NOTADB)/.test((cause as { code?: string } | null)?.code ?? '')) return;
  throw new StartupError(
    `The database ${join(dataDir, SQLITE_FILE)} is damaged: ${reasonOf(cause)}. Move it away together with its -wal and -shm files, then restore a backup: npm run restore -- FILE.`,
    { cause },
  );
}

/** A migration may take longer than a call, and so may the wait for another instance's migration. */
class PatientAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    await sql`set local statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }
}

class MigratingDialect extends PostgresDialect {
  override createAdapter(): PatientAdapter {
    return new PatientAdapter();
  }
}

/**
 * Migrates PostgreSQL over a separate connection that bypasses any pooler, because the lock and the time limit apply to
 * one connection.
 */
async function migratePostgres(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new MigratingDialect({ pool }) });
  await migrateToLatest({ engine: 'postgres', db }).finally(() => db.destroy());
}

async function openPostgres(url: string, config: DatabaseConfig): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError('DATABASE_URL must be an address that starts with postgres://.');
  }
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: config.databasePoolSize,
    connectionTimeoutMillis: CONNECT_MS,
    // A pooler rejects this setting; DATABASE_DIRECT_URL shows that there is a pooler.
    ...(config.databaseStatementTimeoutMs > 0 &&
      config.databaseDirectUrl === null && { statement_timeout: config.databaseStatementTimeoutMs }),
  });
  // Without a listener, losing a connection, idle or in use, would end the process. The query in progress rejects, and
  // the next one opens a new connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const readRow = postgresRowReader(pool, pg.types, config.databaseDirectUrl !== null);
  return { engine: 'postgres', db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool, readRow };
}
