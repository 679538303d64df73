import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { StartupError } from '../config/read-settings';
import { SQLITE_FILE } from '../database/database';
import { reasonOf } from '../database/database-trouble';

/** `prepareDataDir` keeps other users from reading it, like the database next to it. */
const LOCK = `${SQLITE_FILE}.lock`;

/**
 * Claims a data folder with an SQLite database for this process, and returns a function that releases it. The lock is
 * SQLite's own on an empty file: the system releases it when the process ends, for whatever reason. Fails with a
 * `StartupError` when another process has claimed the folder, or when its documents exist but its database is missing.
 */
export function claimDataDir(dataDir: string): () => void {
  const lock = openLock(dataDir);
  try {
    refuseLostDatabase(dataDir);
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

function openLock(dataDir: string): InstanceType<typeof Libsql> {
  try {
    const lock = new Libsql(join(dataDir, LOCK), { timeout: 0 });
    try {
      lock.exec('begin exclusive');
    } catch (cause) {
      lock.close();
      throw cause;
    }
    return lock;
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'SQLITE_BUSY') {
      throw new StartupError(`The data folder ${dataDir} cannot be written: ${reasonOf(cause)}.`, { cause });
    }
    throw new StartupError(
      `Another server uses the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder. Several servers need PostgreSQL (DATABASE_URL).`,
      { cause },
    );
  }
}

/** A new database has no documents, so the hourly sweep would treat all stored files as leftovers. */
function refuseLostDatabase(dataDir: string): void {
  const file = join(dataDir, SQLITE_FILE);
  const folder = join(dataDir, 'documents');
  if (hasTables(file) || !existsSync(folder) || readdirSync(folder).every((name) => name.endsWith('.part'))) return;
  throw new StartupError(
    `The database ${file} is missing or empty, but ${folder} contains documents. Put the database back, or restore a backup: npm run restore -- FILE. To begin with no data, move the documents away.`,
  );
}

function hasTables(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0) return false;
  const database = new Libsql(file);
  try {
    return database.prepare(`select 1 from sqlite_master where type = 'table'`).get() !== undefined;
  } catch {
    // `openDatabase` reports what is wrong with it.
    return true;
  } finally {
    database.close();
  }
}
