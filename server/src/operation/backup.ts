import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Config } from '../config/config';
import { StartupError } from '../config/read-settings';
import { type Database, openDatabase, SQLITE_FILE } from '../database/database';
import { openLibsql } from '../database/libsql-connection';
import { prepareDataDir } from '../files/prepare-data-dir';

type BackupConfig = Parameters<typeof openDatabase>[0] & Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>;

/** Folders in a SQLite backup, besides the database itself. */
const FOLDERS = ['documents', 'outbox'];

/**
 * Writes all data into a file while the server runs: with SQLite a tar of a snapshot and the documents, with PostgreSQL
 * the output of pg_dump. Fails with a `StartupError`.
 */
export async function backUp(config: BackupConfig, file: string): Promise<void> {
  // The backup contains password hashes and the secret that signs sessions.
  process.umask(0o077);
  if (config.databaseUrl) {
    await runOnPostgres(config, 'pg_dump', ['--format=custom', `--file=${resolve(file)}`]);
    return;
  }
  await inTemporaryFolder(async (folder) => {
    // Stored documents never change. They are copied before the snapshot and after it, so that none of its rows lacks
    // one.
    await copyFolders(config.dataDir, folder);
    const database = openLibsql(join(config.dataDir, SQLITE_FILE));
    database.prepare(`vacuum into '${join(folder, SQLITE_FILE).replaceAll("'", "''")}'`).run([]);
    database.close();
    await copyFolders(config.dataDir, folder);
    await run('tar', ['-czf', resolve(file), '-C', folder, '.']);
  });
}

/**
 * Replaces all data with a backup's while the server runs: everything or, when something fails, nothing. Migrates a
 * backup of an earlier release first. Fails with a `StartupError`.
 */
export async function restore(config: BackupConfig, file: string): Promise<void> {
  prepareDataDir(config.dataDir);
  if (config.databaseUrl) {
    const before = await withDatabase(config, lastRevision);
    const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
    await runOnPostgres(config, 'pg_restore', [...options, resolve(file)]);
    await withDatabase(config, (database) => continueRevisions(database, before));
    return;
  }
  await inTemporaryFolder(async (folder) => {
    await run('tar', ['-xzf', resolve(file), '-C', folder]);
    await (await openDatabase({ ...config, dataDir: folder })).db.destroy();
    await (await openDatabase(config)).db.destroy();
    await copyFolders(folder, config.dataDir);
    copyRows(join(folder, SQLITE_FILE), join(config.dataDir, SQLITE_FILE));
  });
}

/** Copies in one transaction, so that the running server sees either the old data or the new. */
function copyRows(from: string, to: string): void {
  const database = openLibsql(to);
  const run = (sql: string) => database.prepare(sql).run([]);
  run(`attach database '${from.replaceAll("'", "''")}' as backup`);
  run('pragma foreign_keys = off');
  run('begin immediate');
  try {
    // The revision counter continues: a browser must not confuse another list with its own.
    const tables = database
      .prepare(
        `select name from main.sqlite_master where type = 'table' and name not like 'sqlite_%'
         and name not like 'passages_index%' and name not like 'conversations_index%' and name not like 'kysely_%' and name <> 'revisions'`,
      )
      .all([]) as { name: string }[];
    for (const { name } of tables) {
      run(`delete from main."${name}"`);
      // By name: a table extended by migrations may have another column order.
      const columns = (database.prepare(`pragma main.table_info("${name}")`).all([]) as { name: string }[])
        .map((column) => `"${column.name}"`)
        .join(', ');
      run(`insert into main."${name}" (${columns}) select ${columns} from backup."${name}"`);
    }
    run('commit');
  } catch (error) {
    run('rollback');
    throw error;
  } finally {
    database.close();
  }
}

async function copyFolders(from: string, to: string): Promise<void> {
  for (const folder of FOLDERS) {
    await mkdir(join(to, folder), { recursive: true });
    const there = new Set(await readdir(join(to, folder)));
    for (const name of await readdir(join(from, folder)).catch(() => [])) {
      if (there.has(name) || name.endsWith('.part')) continue;
      // A file deleted in the meantime is not needed.
      await copyFile(join(from, folder, name), join(to, folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-backup-'));
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/** Passes the password in the environment, since everybody on the machine can read command lines. */
async function runOnPostgres(config: BackupConfig, program: string, args: string[]): Promise<void> {
  const url = new URL(config.databaseDirectUrl ?? config.databaseUrl ?? '');
  const password = decodeURIComponent(url.password);
  url.password = '';
  await run(program, [`--dbname=${url.href}`, ...args], password === '' ? {} : { PGPASSWORD: password });
}

async function withDatabase<T>(config: BackupConfig, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  return work(database).finally(() => database.db.destroy());
}

async function lastRevision({ db }: Database): Promise<string> {
  const { rows } = await sql<{ last: string }>`select last_value as last from revisions`.execute(db);
  return rows[0]?.last ?? '0';
}

/** Continues the revisions, so that no restored list has the version of an earlier one. */
async function continueRevisions({ db }: Database, before: string): Promise<void> {
  await sql`select setval('revisions', greatest(nextval('revisions'), ${before}::bigint))`.execute(db);
}

async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(program, args, { env: { ...process.env, ...env } }).catch(
    (error: NodeJS.ErrnoException & { stderr?: string }) => {
      if (error.code === 'ENOENT') throw new StartupError(`${program} was not found. Install it, then try again.`);
      throw new StartupError(`${program} failed: ${(error.stderr ?? error.message).trim()}`);
    },
  );
}
