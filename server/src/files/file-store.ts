import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import type { FileBytes, StoredFile } from './file-bytes';
import { type LocalFiles, openLocalFiles } from './local-files';
import type { S3Files } from './s3-files';
import { sweepBucket } from './sweep-files';

/** Stores the bytes of documents. */
export interface FileStore {
  /** Runs before the document's row is written: a crash in between leaves bytes without a row, never the reverse. */
  writeBeforeRow(file: StoredFile, bytes: FileBytes): Promise<void>;
  /** Runs after the row is written, in the same transaction. Replaces earlier bytes. */
  writeWithRow(transaction: Kysely<Tables>, file: StoredFile, bytes: FileBytes): Promise<void>;
  /** Returns null when there are none. */
  open(file: StoredFile): Promise<FileBytes | null>;
  /** Removes files whose rows were deleted. Files that cannot be removed now become leftovers. */
  remove(files: readonly StoredFile[]): Promise<void>;
  /** Removes the earlier content of a document whose content was replaced. */
  removeEarlier(earlier: StoredFile): Promise<void>;
  /** Removes leftovers, such as those from crashes. */
  sweep(): Promise<void>;
  /** Returns a sentence for the operator while the files cannot be reached; null while they can. */
  trouble(): Promise<string | null>;
  close(): void;
}

/** Opens the store of files. Fails with a `StartupError`. */
export async function openFileStore(
  database: Database,
  config: Pick<Config, 'dataDir' | 'documentsSweepPercent' | 's3'>,
  logFailure: (failure: unknown) => void,
): Promise<FileStore> {
  const local = openLocalFiles(database, config);
  if (config.s3 === null) return localStore(local);
  // Loading this module takes memory that most installations do not need.
  const { S3Files } = await import('./s3-files');
  const s3 = new S3Files(config.s3, logFailure);
  await s3.checkSettings();
  const sweep = async () => {
    await local.sweep();
    await sweepBucket(database, s3, config.documentsSweepPercent);
  };
  return { ...storeInS3(local, s3, config.s3.isReadOnly, logFailure), sweep };
}

const localStore = (local: LocalFiles): FileStore => ({
  writeBeforeRow: local.writeBeforeRow,
  writeWithRow: local.writeWithRow,
  open: ({ id }) => local.open(id),
  remove: (files) => local.removeDeleted(files.map(({ id }) => id)),
  // The new content has already replaced it.
  removeEarlier: async () => undefined,
  sweep: local.sweep,
  trouble: async () => null,
  close: () => undefined,
});

/** Files are moved while the server runs, so each may be in either location. */
function storeInS3(
  local: LocalFiles,
  s3: S3Files,
  isReadOnly: boolean,
  logFailure: (failure: unknown) => void,
): Omit<FileStore, 'sweep'> {
  const openLocal = (file: StoredFile) => local.open(file.id);
  const openS3 = (file: StoredFile) => s3.open(file);
  const [first, second] = isReadOnly ? [openLocal, openS3] : [openS3, openLocal];
  /** Deleting must not fail because of S3: the sweep deletes what remains. */
  const removeFromS3 = (files: readonly StoredFile[]) => s3.remove(files).catch(logFailure);
  return {
    ...(isReadOnly
      ? local
      : { writeBeforeRow: (file, bytes) => s3.put(file, bytes), writeWithRow: async () => undefined }),
    // Tries the first location again: the file may have been moved there after the first try.
    open: async (file) => (await first(file)) ?? (await second(file)) ?? (await first(file)),
    async remove(files) {
      await local.removeDeleted(files.map(({ id }) => id));
      await removeFromS3(files);
    },
    async removeEarlier(earlier) {
      // In read-only mode the new content has already replaced the local file.
      if (!isReadOnly) await local.removeMoved(earlier);
      await removeFromS3([earlier]);
    },
    trouble: () => s3.trouble(),
    close: () => s3.close(),
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
    .select(['id', 'sha256'])
    .where('agent_id', '=', agentId)
    .where('organization_id', '=', organizationId)
    .execute();
  return () => files.remove(rows);
}
