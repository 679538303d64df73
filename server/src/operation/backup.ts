import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Config, StartupError } from '../config';
import { openDatabase } from '../database/database';
import { openLibsql } from '../database/libsql-connection';

type BackupConfig = Parameters<typeof openDatabase>[0] & Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>;

/** What a backup of SQLite holds beside the database itself. */
const FOLDERS = ['documents', 'outbox'];
const DATABASE = 'frontdesk.sqlite';

/**
 * Writes all data into one file, while the server runs: with SQLite a tar of its own snapshot and the documents, with
 * PostgreSQL what pg_dump writes. Fails with a `StartupError`.
 */
export async function backUp(config: BackupConfig, file: string): Promise<void> {
  if (config.databaseUrl) {
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    await run('pg_dump', ['--format=custom', `--file=${resolve(file)}`, `--dbname=${url}`]);
    return;
  }
  await inTemporaryFolder(async (folder) => {
    // Documents never change once they are stored. Those before the snapshot go first, so that none of its rows lacks one.
    await copyFolders(config.dataDir, folder);
    const database = openLibsql(join(config.dataDir, DATABASE));
    database.prepare(`vacuum into '${join(folder, DATABASE).replaceAll("'", "''")}'`).run([]);
    database.close();
    await copyFolders(config.dataDir, folder);
    await run('tar', ['-czf', resolve(file), '-C', folder, '.']);
  });
}

/**
 * Replaces all data with that of a backup, while the server runs: everything or, when something fails, nothing.
 * A backup of an earlier release is brought up to date first. Fails with a `StartupError`.
 */
export async function restore(config: BackupConfig, file: string): Promise<void> {
  if (config.databaseUrl) {
    const url = config.databaseDirectUrl ?? config.databaseUrl;
    await run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${url}`, file]);
    await (await openDatabase(config)).db.destroy();
    return;
  }
  await inTemporaryFolder(async (folder) => {
    await run('tar', ['-xzf', resolve(file), '-C', folder]);
    await (await openDatabase({ ...config, dataDir: folder })).db.destroy();
    await (await openDatabase(config)).db.destroy();
    await copyFolders(folder, config.dataDir);
    copyRows(join(folder, DATABASE), join(config.dataDir, DATABASE));
  });
}

/** In one transaction, so that the running server sees the old data or the new. */
function copyRows(from: string, to: string): void {
  const database = openLibsql(to);
  const run = (sql: string) => database.prepare(sql).run([]);
  run(`attach database '${from.replaceAll("'", "''")}' as backup`);
  run('pragma foreign_keys = off');
  run('begin immediate');
  try {
    const tables = database
      .prepare(
        `select name from main.sqlite_master where type = 'table' and name not like 'sqlite_%'
         and name not like 'passages_index%' and name not like 'kysely_%'`,
      )
      .all([]) as { name: string }[];
    for (const { name } of tables) {
      run(`delete from main."${name}"`);
      // By name: a table that grew column by column may hold them in another order.
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
      // One that is deleted meanwhile is not needed.
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

async function run(program: string, args: string[]): Promise<void> {
  await promisify(execFile)(program, args).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    if (error.code === 'ENOENT') throw new StartupError(`${program} was not found. Install it, then try again.`);
    throw new StartupError(`${program} failed: ${(error.stderr ?? error.message).trim()}`);
  });
}
