import type { Config } from '../config/config';
import { StartupError } from '../config/read-settings';
import { type Database, openDatabase } from '../database/database';
import { hashesOf } from '../files/document-hashes';
import { hashOf, type StoredFile } from '../files/file-bytes';
import { openLocalFiles } from '../files/local-files';
import { S3Files } from '../files/s3-files';

/** Most of the time is spent waiting for S3. */
const AT_ONCE = 4;
const NAMED_MAX = 10;

type MoveConfig = Parameters<typeof openDatabase>[0] & Pick<Config, 's3' | 'documentsSweepPercent'>;

/** The result of a move. */
export interface Moved {
  readonly to: 'S3' | 'local';
  readonly moved: number;
  /** Files without a document, or with the earlier content of one: the server's sweep deletes them. */
  readonly leftovers: number;
  /** Ids of files whose content differs from what was uploaded; they are not moved. */
  readonly damaged: readonly string[];
}

interface Mover {
  /** Lists the files to move, in batches. */
  pages(): AsyncIterable<readonly StoredFile[]>;
  /** Copies a file, and returns whether the copy has its hash. Null when the file no longer exists here. */
  copy(file: StoredFile): Promise<boolean | null>;
  /** Removes the originals of copied files. */
  remove(file: StoredFile): Promise<void>;
}

/**
 * Moves documents' files to where the server stores new ones: to S3, or with `S3_READ_ONLY` back next to the database.
 * Removes each file only after its copy was read back and matched the hash in the row. May run at the same time as the
 * server, and again after an interruption. Rejects with a `FilesAway` or the database's failure.
 */
export async function moveFiles(
  config: MoveConfig,
  onProgress: (moved: number) => void = () => undefined,
): Promise<Moved> {
  if (config.s3 === null) {
    throw new StartupError(
      'Set the same S3 settings as for the server (S3_ENDPOINT, S3_BUCKET …). With S3_READ_ONLY=true files are moved back.',
    );
  }
  const failures: unknown[] = [];
  const s3 = new S3Files(config.s3, (failure) => failures.push(failure));
  const database = await openDatabase(config);
  try {
    await s3.checkSettings();
    const local = openLocalFiles(database, config);
    const { isReadOnly } = config.s3;
    const mover = isReadOnly ? toLocal(database, local, s3) : toS3(database, local, s3);
    return { to: isReadOnly ? 'local' : 'S3', ...(await moveAll(database, mover, onProgress)) };
  } finally {
    s3.close();
    await database.db.destroy();
  }
}

type Local = ReturnType<typeof openLocalFiles>;

const toS3 = (database: Database, local: Local, s3: S3Files): Mover => ({
  async *pages() {
    for await (const ids of local.pages()) {
      const hashes = await hashesOf(database, ids);
      // A leftover has no hash.
      yield ids.map((id) => ({ id, sha256: hashes.get(id) ?? '' }));
    }
  },
  async copy(file) {
    const bytes = await local.open(file.id);
    if (!bytes) return null;
    if ((await hashOf(bytes)) !== file.sha256) return false;
    if (!(await s3.open(file))) await s3.put(file, bytes);
    const copy = await s3.open(file);
    return copy !== null && (await hashOf(copy)) === file.sha256;
  },
  remove: (file) => local.removeMoved(file),
});

const toLocal = (database: Database, local: Local, s3: S3Files): Mover => ({
  async *pages() {
    for await (const page of s3.pages()) {
      const files = page.flatMap(({ file }) => file ?? []);
      const hashes = await hashesOf(
        database,
        files.map(({ id }) => id),
      );
      yield files.map((file) => (hashes.get(file.id) === file.sha256 ? file : { ...file, sha256: '' }));
    }
  },
  async copy(file) {
    const bytes = await s3.open(file);
    if (!bytes) return null;
    if (!(await local.open(file.id))) await local.adopt(file, bytes);
    const copy = await local.open(file.id);
    return copy !== null && (await hashOf(copy)) === file.sha256;
  },
  remove: (file) => s3.remove([file]),
});

async function moveAll(
  database: Database,
  mover: Mover,
  onProgress: (moved: number) => void,
): Promise<Pick<Moved, 'moved' | 'leftovers' | 'damaged'>> {
  let moved = 0;
  let leftovers = 0;
  const damaged: string[] = [];
  const move = async (file: StoredFile) => {
    if (file.sha256 === '') {
      leftovers += 1;
      return;
    }
    const isCopied = await mover.copy(file);
    if (isCopied === null) return;
    if (isCopied) {
      await mover.remove(file);
      moved += 1;
      return;
    }
    // The server may have changed or deleted it in the meantime.
    const now = (await hashesOf(database, [file.id])).get(file.id);
    if (now === file.sha256) damaged.push(file.id);
    else leftovers += 1;
  };
  for await (const page of mover.pages()) {
    for (let from = 0; from < page.length; from += AT_ONCE) {
      await Promise.all(page.slice(from, from + AT_ONCE).map(move));
    }
    onProgress(moved);
  }
  return { moved, leftovers, damaged };
}

/** Reports in sentences what was moved. */
export function sentencesOf({ to, moved, leftovers, damaged }: Moved): string {
  const place = to === 'S3' ? 'to S3' : 'back beside the database';
  const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
  const named = damaged.slice(0, NAMED_MAX).join(', ');
  return [
    `Moved ${files(moved)} ${place}.`,
    ...(leftovers > 0 ? [`Left ${files(leftovers)} without a document: the server deletes them within hours.`] : []),
    ...(damaged.length > 0
      ? [
          `Left ${files(damaged.length)} whose content is not what was uploaded: ${named}${damaged.length > NAMED_MAX ? ' …' : ''}. Their documents work; upload their files again to be able to download them.`,
        ]
      : []),
  ].join('\n');
}
