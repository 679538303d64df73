import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config/config';
import { StartupError } from '../config/read-settings';
import { type Database, openDatabase, SQLITE_FILE } from '../database/database';
import { reasonOf } from '../database/database-trouble';
import { refuseLaterSteps, STEPS_TAKEN } from '../database/migrate';
import type { Tables } from '../database/schema/tables';
import { openLibsql } from '../database/sqlite-dialect';
import { prepareDataDir } from '../files/prepare-data-dir';

type BackupConfig = Parameters<typeof openDatabase>[0] & Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>;

/** Folders in a SQLite backup, in addition to the database itself. */
const FOLDERS = ['documents', 'outbox'];
/** The list of migrations takes a few kilobytes. */
const PRINTED_MAX = 10_000_000;

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
    // Stored documents never change. They are copied both before and after the snapshot, so that each of its rows has
    // its document.
    await copyFolders(config.dataDir, folder);
    const database = openLibsql(join(config.dataDir, SQLITE_FILE));
    database.prepare(`vacuum into '${join(folder, SQLITE_FILE).replaceAll("'", "''")}'`).run([]);
    database.close();
    await copyFolders(config.dataDir, folder);
    await run('tar', ['-czf', resolve(file), '-C', folder, '.']);
  });
}

/**
 * Replaces all data with a backup's while the server runs; if something fails, it replaces nothing. Migrates a backup
 * from an earlier release first, and refuses one from a later release. Fails with a `StartupError`.
 */
export async function restore(config: BackupConfig, file: string): Promise<void> {
  prepareDataDir(config.dataDir);
  if (config.databaseUrl) return restorePostgres(config, resolve(file));
  await inTemporaryFolder(async (folder) => {
    await run('tar', ['-xzf', resolve(file), '-C', folder]);
    if (!existsSync(join(folder, SQLITE_FILE))) throw new StartupError(notABackup(file));
    await (await openDatabase({ ...config, dataDir: folder })).db.destroy();
    await (await openDatabase(config)).db.destroy();
    const copied = await copyFolders(folder, config.dataDir);
    try {
      const replaced = copyRows(join(folder, SQLITE_FILE), join(config.dataDir, SQLITE_FILE));
      for (const id of replaced) await rm(join(config.dataDir, 'documents', id), { force: true });
    } catch (error) {
      for (const path of copied) await rm(path, { force: true });
      throw error;
    }
  });
}

const notABackup = (file: string) => `${file} is no backup of Frontdesk.`;

/** The backup is restored and migrated here before it replaces anything. */
const STAGE = 'frontdesk_restore';

/**
 * Restores into a separate schema, migrates there, and exchanges the schemas in one transaction. `pg_restore --clean`
 * would fail at tables that are not in the backup.
 */
async function restorePostgres(config: BackupConfig, file: string): Promise<void> {
  await refuseLaterBackup(config, file);
  const { schema, before } = await withDatabase(config, async (database) => ({
    schema: await currentSchema(database),
    before: await lastRevision(database),
  }));
  await inTemporaryFolder(async (folder) => {
    const dump = join(folder, 'dump.sql');
    await run('pg_restore', ['--no-owner', '--no-privileges', `--schema=${schema}`, `--file=${dump}`, file]);
    // The dump names the schema in each statement, so the tables in use move aside until the end of the transaction.
    const [begin, end] = [join(folder, 'begin.sql'), join(folder, 'end.sql')];
    const aside = `${STAGE}_aside`;
    await writeFile(begin, `drop schema if exists ${STAGE} cascade; create schema ${aside}; ${move(schema, aside)}`);
    await writeFile(end, `create schema ${STAGE}; ${move(schema, STAGE)} ${move(aside, schema)} drop schema ${aside};`);
    const files = [begin, dump, end].map((name) => `--file=${name}`);
    const settings = ['--set=ON_ERROR_STOP=1', '--set=VERBOSITY=verbose'];
    const options = ['--no-psqlrc', '--quiet', '--single-transaction', ...settings];
    await pastDeadlocks(() => runOnPostgres(config, 'psql', [...options, ...files]));
  });
  const direct = config.databaseDirectUrl ?? config.databaseUrl ?? '';
  const staged = new URL(direct);
  staged.searchParams.set('options', `-c search_path=${STAGE}`);
  try {
    await withDatabase({ ...config, databaseUrl: staged.href, databaseDirectUrl: null }, async () => undefined);
    await withDatabase({ ...config, databaseUrl: direct }, ({ db }) =>
      pastDeadlocks(() =>
        db.transaction().execute(async (transaction) => {
          await sql`set local statement_timeout = 0`.execute(transaction);
          await sql.raw(`create schema ${STAGE}_old`).execute(transaction);
          await sql.raw(move(schema, `${STAGE}_old`)).execute(transaction);
          await sql.raw(move(STAGE, schema)).execute(transaction);
          await sql.raw(`drop schema ${STAGE}_old cascade`).execute(transaction);
          await sql.raw(`drop schema ${STAGE} cascade`).execute(transaction);
          await continueRevisions(transaction, before);
        }),
      ),
    );
  } catch (error) {
    await withDatabase(config, ({ db }) => sql.raw(`drop schema if exists ${STAGE} cascade`).execute(db));
    throw error;
  }
}

const TRIES = 5;

/** Repeats a transaction that PostgreSQL aborted because a running server locked the same tables in another order. */
async function pastDeadlocks(transaction: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction();
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      // psql prints this code whatever its language.
      if (tries === TRIES || (code !== '40P01' && !message.includes('40P01'))) throw error;
    }
  }
}

/** Reads the backup's migrations without restoring anything. */
async function refuseLaterBackup(config: BackupConfig, file: string): Promise<void> {
  const rows = await run('pg_restore', ['--data-only', `--table=${STEPS_TAKEN}`, '--file=-', file]);
  const [, taken] = /^COPY \S+ \(name,[^\n]*\n(.*?)^\\\.$/ms.exec(rows) ?? [];
  if (taken === undefined) throw new StartupError(notABackup(file));
  const names = taken.split('\n').flatMap((row) => row.split('\t')[0] || []);
  try {
    refuseLaterSteps(config.databaseUrl ? 'postgres' : 'sqlite', names);
  } catch (cause) {
    throw new StartupError(`${file} cannot be restored: ${reasonOf(cause)}.`, { cause });
  }
}

/** SQL that moves everything that Frontdesk created from one schema to another. Objects of extensions are not moved. */
function move(from: string, to: string): string {
  return `do $move$ declare command text; begin
    for command in
      select format('alter %s %s set schema ${to}', kind, object) from (
        select 1 as nth, c.oid, 'pg_class'::regclass as catalog, c.oid::regclass::text as object,
          case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind
        from pg_class c where c.relnamespace = '${from}'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          -- A sequence of a column moves with its table.
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
            and c.relkind = 'S' and d.deptype in ('a', 'i'))
        union all
        select 2, p.oid, 'pg_proc'::regclass, p.oid::regprocedure::text, 'routine'
        from pg_proc p where p.pronamespace = '${from}'::regnamespace
      ) as objects
      where not exists (select from pg_depend d where d.objid = oid and d.classid = catalog and d.deptype = 'e')
      order by nth
    loop execute command; end loop;
  end $move$;`;
}

/**
 * Copies in one transaction, so that the running server sees either the old data or the new. Returns the ids of documents
 * that the backup lacks.
 */
function copyRows(from: string, to: string): string[] {
  const database = openLibsql(to);
  const run = (sql: string) => database.prepare(sql).run([]);
  run(`attach database '${from.replaceAll("'", "''")}' as backup`);
  run('pragma foreign_keys = off');
  run('begin immediate');
  try {
    const replaced = database
      .prepare('select id from main.documents where id not in (select id from backup.documents)')
      .all([]) as { id: string }[];
    // The revision counter continues, so that a browser does not mistake another list for the one that it has.
    const tables = database
      .prepare(
        `select name from main.sqlite_master where type = 'table' and name not like 'sqlite_%'
         and name not like 'passages_index%' and name not like 'conversations_index%' and name not like 'kysely_%' and name <> 'revisions'`,
      )
      .all([]) as { name: string }[];
    for (const { name } of tables) {
      run(`delete from main."${name}"`);
      // Columns are listed by name, because a table that migrations extended may have another column order.
      const columns = (database.prepare(`pragma main.table_info("${name}")`).all([]) as { name: string }[])
        .map((column) => `"${column.name}"`)
        .join(', ');
      run(`insert into main."${name}" (${columns}) select ${columns} from backup."${name}"`);
    }
    run('commit');
    return replaced.map(({ id }) => id);
  } catch (error) {
    run('rollback');
    throw error;
  } finally {
    database.close();
  }
}

/** Copies the files that are missing in `to`, and returns their paths there. */
async function copyFolders(from: string, to: string): Promise<string[]> {
  const copied: string[] = [];
  for (const folder of FOLDERS) {
    await mkdir(join(to, folder), { recursive: true });
    const there = new Set(await readdir(join(to, folder)));
    for (const name of await readdir(join(from, folder)).catch(() => [])) {
      if (there.has(name) || name.endsWith('.part')) continue;
      // A file that was deleted in the meantime is not needed.
      await copyFile(join(from, folder, name), join(to, folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      copied.push(join(to, folder, name));
    }
  }
  return copied;
}

async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-backup-'));
  await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/** Passes the password in the environment, because everybody on the machine can read command lines. */
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

async function currentSchema({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select quote_ident(current_schema()) as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/** Continues the revisions, so that no restored list has the same version as an earlier list. */
async function continueRevisions(db: Kysely<Tables>, before: string): Promise<void> {
  await sql`select setval('revisions', greatest(nextval('revisions'), ${before}::bigint))`.execute(db);
}

/** Returns what the program printed. */
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const options = { env: { ...process.env, ...env }, maxBuffer: PRINTED_MAX };
  const { stdout } = await promisify(execFile)(program, args, options).catch(
    (error: NodeJS.ErrnoException & { stderr?: string }) => {
      if (error.code === 'ENOENT') throw new StartupError(`${program} was not found. Install it, then try again.`);
      throw new StartupError(`${program} failed: ${(error.stderr ?? error.message).trim()}`);
    },
  );
  return stdout;
}
