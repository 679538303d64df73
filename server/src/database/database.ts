import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../config';
import { StartupError } from '../read-settings';
import { databaseTrouble } from './database-trouble';
import { migrateToLatest } from './migrate';
import { RowReader } from './row-reader';
import { sqliteDialect } from './sqlite-dialect';
import type { Tables } from './tables';

export type Engine = 'sqlite' | 'postgres';

/** The database with all its tables, and which engine keeps it: full-text search and file bytes depend on that. */
export interface Database {
  readonly engine: Engine;
  readonly db: Kysely<Tables>;
  /** The first row of a query, as it is outside of all transactions. */
  readonly readRow: (sql: string, parameters: readonly unknown[]) => unknown;
  /** The connections to PostgreSQL; absent with SQLite. */
  readonly pool?: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
}

type DatabaseConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databasePoolSize' | 'databaseStatementTimeoutMs' | 'databaseWaitMs'
>;

const WAIT_RETRY_MS = 500;

/** Opens the database and brings its tables up to date. Fails with a `StartupError`. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = config.databaseUrl ? await openPostgres(config.databaseUrl, config) : openSqlite(config.dataDir);
  try {
    await migrateWhenReachable(database, config.databaseWaitMs);
  } catch (cause) {
    await database.db.destroy();
    const where = config.databaseUrl ? 'The database at DATABASE_URL' : `The database in ${config.dataDir}`;
    throw new StartupError(`${where} cannot be used: ${reason(cause)}.`, { cause });
  }
  return database;
}

/** A database often starts beside its server: waits for it, and says so. */
async function migrateWhenReachable(database: Database, waitMs: number): Promise<void> {
  const until = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await migrateToLatest(database);
    } catch (cause) {
      if (databaseTrouble(cause) !== 'unavailable' || Date.now() >= until) throw cause;
      if (isFirst) console.log(`Waiting up to ${waitMs / 1000} s for the database: ${reason(cause)}.`);
    }
    await setTimeout(WAIT_RETRY_MS);
  }
}

/** The data folder is needed with either database: unsent mails go there. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    closeToOthers(dataDir);
  } catch (cause) {
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${reason(cause)}.`, { cause });
  }
}

const OUR_FILES = /^(?:frontdesk\.sqlite.*|documents|outbox)$/;
const STICKY = 0o1000;

/**
 * Lets nobody else on this machine read the data, which includes the secret that signs sessions. Files that are written
 * later follow the process's mask. A folder that is shared on purpose, such as /tmp, keeps its own rights.
 */
function closeToOthers(dataDir: string): void {
  process.umask(0o077);
  const { uid, mode } = statSync(dataDir);
  if (uid !== process.getuid?.() || mode & STICKY) return;
  chmodSync(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (OUR_FILES.test(entry.name)) chmodSync(join(dataDir, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** One level at a time: Node's own recursive way never ends on file systems such as /proc that make no folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function openSqlite(dataDir: string): Database {
  const file = join(dataDir, 'frontdesk.sqlite');
  try {
    const reader = new RowReader(file);
    return { engine: 'sqlite', db: new Kysely<Tables>({ dialect: sqliteDialect(file, reader) }), readRow: reader.read };
  } catch (cause) {
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${reason(cause)}.`, { cause });
  }
}

async function openPostgres(url: string, config: DatabaseConfig): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupError('DATABASE_URL must be an address that starts with postgres://.');
  }
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: config.databasePoolSize,
    connectionTimeoutMillis: 10_000,
    // A pooler refuses this setting; DATABASE_DIRECT_URL says that there is one.
    ...(config.databaseStatementTimeoutMs > 0 &&
      config.databaseDirectUrl === null && { statement_timeout: config.databaseStatementTimeoutMs }),
  });
  // Without a listener the loss of a connection would end the process, be it idle or in use. The query in progress
  // rejects, and the next one opens a new connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const readRow = async (text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows[0];
  return { engine: 'postgres', db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool, readRow };
}

function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return reason(cause.errors[0]);
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replace(/\.$/, '');
}
