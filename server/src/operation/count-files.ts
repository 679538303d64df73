import type { Config } from '../config/config';
import { openDatabase } from '../database/database';
import { openLocalFiles } from '../files/local-files';
import { S3Files } from '../files/s3-files';

type CountConfig = Parameters<typeof openDatabase>[0] & Pick<Config, 's3' | 'documentsSweepPercent'>;

const ROWS_AT_ONCE = 1000;

/** The location of document files that no backup contains. */
export interface FilesElsewhere {
  readonly inS3: number;
  /** Documents whose files are missing in all locations, and which cannot be downloaded or read again. */
  readonly missing: number;
}

/** Looks for each document's file next to the database and in S3. Rejects with `FilesAway`. */
export async function filesElsewhere(config: CountConfig): Promise<FilesElsewhere> {
  const database = await openDatabase(config);
  const s3 = config.s3 && new S3Files(config.s3, () => undefined);
  try {
    const here = new Set<string>();
    for await (const ids of openLocalFiles(database, config).pages()) for (const id of ids) here.add(id);
    const there = new Set<string>();
    if (s3) {
      for await (const page of s3.pages()) {
        for (const { file } of page) if (file) there.add(`${file.id} ${file.sha256}`);
      }
    }
    let inS3 = 0;
    let missing = 0;
    for (let last = ''; ; ) {
      const rows = await database.db
        .selectFrom('documents')
        .select(['id', 'sha256'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(ROWS_AT_ONCE)
        .execute();
      for (const { id, sha256 } of rows) {
        if (here.has(id)) continue;
        if (there.has(`${id} ${sha256}`)) inS3 += 1;
        else missing += 1;
      }
      if (rows.length < ROWS_AT_ONCE) return { inS3, missing };
      last = rows.at(-1)?.id ?? '';
    }
  } finally {
    s3?.close();
    await database.db.destroy();
  }
}

const documents = (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`;

/** Returns a sentence about what a new backup does not contain; '' if it contains everything. */
export function notBackedUp({ inS3, missing }: FilesElsewhere, bucket: string | null): string {
  return [
    ...(inS3 > 0
      ? [
          `The files of ${documents(inS3)} are in the bucket ${bucket}, and not in this backup: back up the bucket, too.`,
        ]
      : []),
    ...(missing > 0 ? [`The files of ${documents(missing)} were not found${whereElse(bucket)}.`] : []),
  ].join('\n');
}

/** Returns a sentence about the files that are missing after a restore; '' if there are none. */
export function notRestored({ missing }: FilesElsewhere, bucket: string | null): string {
  if (missing === 0) return '';
  const advice =
    bucket === null
      ? 'If they are in S3, set the S3 settings of the server.'
      : `Restore them in the bucket ${bucket}, under the same keys.`;
  return `The files of ${documents(missing)} are missing, because no backup contains files in S3. Their documents answer questions, and cannot be downloaded or read again. ${advice}`;
}

const whereElse = (bucket: string | null) =>
  bucket === null ? ': if they are in S3, set the S3 settings of the server' : ` in the bucket ${bucket} either`;
