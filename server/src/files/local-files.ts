import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { bytesInMemory, type FileBytes, hashOf, type StoredFile, wholeOf } from './file-bytes';
import { sweepFolder } from './sweep-files';

const IDS_AT_ONCE = 200;

/** The files stored with the database: in the data folder, or in PostgreSQL. Each document has one, named by its id. */
export interface LocalFiles {
  writeBeforeRow(file: StoredFile, bytes: FileBytes): Promise<void>;
  writeWithRow(transaction: Kysely<Tables>, file: StoredFile, bytes: FileBytes): Promise<void>;
  open(id: string): Promise<FileBytes | null>;
  /** Removes files after their rows were deleted. */
  removeDeleted(ids: readonly string[]): Promise<void>;
  /** Removes a file that was moved, if it still has the given content; its document remains. */
  removeMoved(file: StoredFile): Promise<void>;
  /** Stores a file from another location, and never replaces an existing file. */
  adopt(file: StoredFile, bytes: FileBytes): Promise<void>;
  /** Lists the ids of all files in batches. */
  pages(): AsyncIterable<readonly string[]>;
  /** Removes the files that crashes left behind. */
  sweep(): Promise<void>;
}

export function openLocalFiles(
  database: Database,
  { dataDir, documentsSweepPercent }: Pick<Config, 'dataDir' | 'documentsSweepPercent'>,
): LocalFiles {
  // Several instances share one PostgreSQL but not one disk.
  if (database.engine === 'postgres') return filesInPostgres(database.db);
  const folder = join(dataDir, 'documents');
  return { ...filesInFolder(folder), sweep: () => sweepFolder(database, folder, documentsSweepPercent) };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function filesInFolder(folder: string): Omit<LocalFiles, 'sweep'> {
  const pathOf = (id: string) => join(folder, id);
  const openFile = async (id: string): Promise<FileBytes | null> => {
    const found = await stat(pathOf(id)).catch((error) => {
      if (isMissing(error)) return null;
      throw error;
    });
    return found && { size: found.size, read: async () => createReadStream(pathOf(id)) };
  };
  /** Calls `place` only after the file is complete and on disk. */
  const write = async (id: string, bytes: FileBytes, place: (unfinished: string, path: string) => Promise<void>) => {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${id}.${randomUUID().slice(0, 8)}.part`);
    try {
      const handle = await open(unfinished, 'wx');
      await pipeline(await bytes.read(), handle.createWriteStream({ flush: true }));
      await place(unfinished, pathOf(id));
    } finally {
      // No incomplete file may remain on a full disk.
      await rm(unfinished, { force: true });
    }
  };
  return {
    writeBeforeRow: ({ id }, bytes) => write(id, bytes, rename),
    writeWithRow: async () => undefined,
    open: openFile,
    async removeDeleted(ids) {
      await Promise.all(ids.map((id) => rm(pathOf(id), { force: true })));
    },
    async removeMoved({ id, sha256 }) {
      const there = await openFile(id);
      if (there && (await hashOf(there)) === sha256) await rm(pathOf(id), { force: true });
    },
    adopt: ({ id }, bytes) =>
      // Renaming would replace what the server has just written.
      write(id, bytes, (unfinished, path) =>
        link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
        }),
      ),
    async *pages() {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => !name.endsWith('.part'));
      for (let from = 0; from < ids.length; from += IDS_AT_ONCE) yield ids.slice(from, from + IDS_AT_ONCE);
    },
  };
}

/** The driver sends and receives a file as a whole. */
function filesInPostgres(db: Kysely<Tables>): LocalFiles {
  const insert = async (on: Kysely<Tables>, { id }: StoredFile, file: FileBytes, replaces: boolean) => {
    const bytes = await wholeOf(file);
    await on
      .insertInto('document_files')
      .values({ id, bytes })
      .onConflict((conflict) => {
        const same = conflict.column('id');
        return replaces ? same.doUpdateSet({ bytes }) : same.doNothing();
      })
      .execute();
  };
  return {
    writeBeforeRow: async () => undefined,
    writeWithRow: (transaction, file, bytes) => insert(transaction, file, bytes, true),
    async open(id) {
      const row = await db.selectFrom('document_files').select('bytes').where('id', '=', id).executeTakeFirst();
      return row ? bytesInMemory(row.bytes) : null;
    },
    // Deleted with the document's row.
    removeDeleted: async () => undefined,
    async removeMoved({ id, sha256 }) {
      await db
        .deleteFrom('document_files')
        .where('id', '=', id)
        .where(sql<string>`encode(sha256(bytes), 'hex')`, '=', sha256)
        .execute();
    },
    adopt: (file, bytes) => insert(db, file, bytes, false),
    async *pages() {
      for (let last = ''; ; ) {
        const rows = await db
          .selectFrom('document_files')
          .select('id')
          .where('id', '>', last)
          .orderBy('id')
          .limit(IDS_AT_ONCE)
          .execute();
        if (rows.length === 0) return;
        yield rows.map(({ id }) => id);
        last = rows.at(-1)?.id ?? '';
      }
    },
    sweep: async () => undefined,
  };
}
