import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { sweepFiles } from './sweep-files';

/** Stores the bytes of documents by our own id: nothing that a visitor or owner typed becomes part of a path. */
export interface FileStore {
  /** Runs before the document's row is written: a crash in between leaves bytes without a row, never the reverse. */
  writeBeforeRow(id: string, bytes: Buffer): Promise<void>;
  /** Runs in one transaction with the row, and after it. Replaces earlier bytes. */
  writeWithRow(transaction: Kysely<Tables>, id: string, bytes: Buffer): Promise<void>;
  /** Returns null when there are none. */
  read(id: string): Promise<Buffer | null>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes what crashes left behind. */
  sweep(): Promise<void>;
}

export function openFileStore(
  database: Database,
  { dataDir, documentsSweepPercent }: Pick<Config, 'dataDir' | 'documentsSweepPercent'>,
): FileStore {
  const { engine, db } = database;
  if (engine === 'sqlite') {
    const folder = join(dataDir, 'documents');
    return { ...filesInFolder(folder), sweep: () => sweepFiles(database, folder, documentsSweepPercent) };
  }
  // Several instances share one PostgreSQL but not one disk.
  return {
    writeBeforeRow: async () => undefined,
    async writeWithRow(transaction, id, bytes) {
      await transaction
        .insertInto('document_files')
        .values({ id, bytes })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ bytes }))
        .execute();
    },
    async read(id) {
      const row = await db.selectFrom('document_files').select('bytes').where('id', '=', id).executeTakeFirst();
      return row?.bytes ?? null;
    },
    // Deleted with the document's row.
    remove: async () => undefined,
    sweep: async () => undefined,
  };
}

function filesInFolder(folder: string): Omit<FileStore, 'sweep'> {
  return {
    writeWithRow: async () => undefined,
    async writeBeforeRow(id, bytes) {
      await mkdir(folder, { recursive: true });
      // Renamed only when it is complete and on disk.
      const unfinished = join(folder, `${id}.${randomUUID().slice(0, 8)}.part`);
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, join(folder, id));
      } catch (error) {
        // A full disk must not keep an incomplete file.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: (id) =>
      readFile(join(folder, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    async remove(ids) {
      await Promise.all(ids.map((id) => rm(join(folder, id), { force: true })));
    },
  };
}

interface FileServices {
  readonly database: Database;
  readonly files: FileStore;
}

/** Lists an agent's files; the returned function removes them once the agent is deleted. */
export async function removeAgentFiles(
  { database, files }: FileServices,
  organizationId: string,
  agentId: string,
): Promise<() => Promise<void>> {
  const rows = await database.db
    .selectFrom('documents')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('organization_id', '=', organizationId)
    .execute();
  return () => files.remove(rows.map(({ id }) => id));
}
