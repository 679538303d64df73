import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { StartupError } from '../config/read-settings';
import type { S3Config } from '../config/s3-config';
import type { FileBytes, StoredFile } from './file-bytes';
import { FilesAway } from './files-away';

/** Silence of this length means that S3 hangs. */
const SILENCE_MS = 10_000;
const CONNECT_MS = 3_000;
/** Health checks run often; S3 itself is checked again only after this time. */
const KNOWN_MS = 5_000;
const ANSWER_MS = 2_000;
const START_MS = 5_000;
/** How long a download may stall because nobody reads it, such as a browser on a slow connection. */
const UNREAD_MS = 60_000;
/** Maximum number of parallel downloads. They have separate connections, so slow ones never delay anything else. */
const READS_MAX = 1_000;
/** Files deleted in one call. S3 allows 1000, but deleting those takes some servers longer than the silence above. */
const KEYS_AT_ONCE = 100;

const PREFIX = 'documents/';

const SILENT_S3 = `S3 sent nothing for ${SILENCE_MS / 1000} seconds.`;
const UNREAD = `Nobody read on for ${UNREAD_MS / 1000} seconds.`;

const nothing = () => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * The content is part of the name, so that an object never changes: a file that is being moved cannot replace one that
 * was uploaded in the meantime, and a page fetched again does not replace the text of its earlier row.
 */
const keyOf = ({ id, sha256 }: StoredFile) => `${PREFIX}${id}/${sha256}`;

export interface ListedFile {
  readonly key: string;
  /** Returns null for an object that is not ours. */
  readonly file: StoredFile | null;
  readonly changedAt: number;
}

/** The files in a bucket. Every method rejects with `FilesAway` when S3 fails. */
export class S3Files {
  readonly #client: S3Client;
  readonly #reader: S3Client;
  readonly #bucket: string;
  #known: { readonly at: number; readonly trouble: Promise<string | null> } | null = null;

  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config,
    private readonly logFailure: (failure: unknown) => void,
  ) {
    this.#bucket = bucket;
    const connect = (socketTimeout: number, maxSockets?: number) =>
      new S3Client({
        region,
        credentials: { accessKeyId, secretAccessKey },
        // Other servers rarely have a host name for each bucket.
        ...(endpoint !== null && { endpoint, forcePathStyle: true }),
        maxAttempts: 2,
        // Failures are logged by this class; by default the client also prints some of them.
        logger: SILENT,
        // The newer checksums are unknown to many servers; uploads are checked by their hash.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: {
          connectionTimeout: CONNECT_MS,
          socketTimeout,
          requestTimeout: 0,
          ...(maxSockets && { httpAgent: { maxSockets }, httpsAgent: { maxSockets } }),
        },
      });
    this.#client = connect(SILENCE_MS);
    // The client's limit would also count the silence of a slow browser.
    this.#reader = connect(0, READS_MAX);
  }

  /**
   * Throws a `StartupError` when S3 refuses the settings; only logs when it does not answer, because everything else
   * works without S3.
   */
  async checkSettings(): Promise<void> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), {
        abortSignal: AbortSignal.timeout(START_MS),
      });
    } catch (failure) {
      const status = statusOf(failure);
      if (status === null || status >= 500) return this.logFailure(failure);
      throw new StartupError(settingProblem(status, this.#bucket));
    }
  }

  /** Returns a sentence for the operator while S3 does not work; null while it does. */
  trouble(): Promise<string | null> {
    if (this.#known === null || Date.now() - this.#known.at > KNOWN_MS) {
      this.#known = { at: Date.now(), trouble: this.#trouble() };
    }
    return this.#known.trouble;
  }

  async #trouble(): Promise<string | null> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), {
        abortSignal: AbortSignal.timeout(ANSWER_MS),
      });
      return null;
    } catch (failure) {
      const status = statusOf(failure);
      const reason =
        status === null || status >= 500 ? 'it does not answer' : settingProblem(status, this.#bucket).slice(0, -1);
      return `The files in S3 cannot be reached (${reason}): uploads and downloads get 503, and documents wait to be read.`;
    }
  }

  /** S3 refuses a body whose hash differs from the file's. */
  async put(file: StoredFile, bytes: FileBytes): Promise<void> {
    const body = await bytes.read();
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: keyOf(file),
      Body: body,
      ContentLength: bytes.size,
      ContentType: 'application/octet-stream',
    });
    command.middlewareStack.add(
      (next) => (args) => {
        (args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = file.sha256;
        return next(args);
      },
      { step: 'build', name: 'signedHash' },
    );
    await this.#reach(() => this.#client.send(command)).finally(() => body.destroy());
  }

  async open(file: StoredFile): Promise<FileBytes | null> {
    const object = { Bucket: this.#bucket, Key: keyOf(file) };
    const head = await this.#reach(async () => {
      try {
        return await this.#client.send(new HeadObjectCommand(object));
      } catch (failure) {
        if (statusOf(failure) !== 404) throw failure;
        // A missing bucket gets the same response, and must not look like missing files.
        await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
        return null;
      }
    });
    if (head === null) return null;
    const read = async () => {
      const silence = new AbortController();
      const timer = setTimeout(() => silence.abort(new Error(SILENT_S3)), SILENCE_MS);
      const { Body } = await this.#reach(() =>
        this.#reader.send(new GetObjectCommand(object), { abortSignal: silence.signal }),
      ).finally(() => clearTimeout(timer));
      return this.#streamOf(Body as Readable);
    };
    return { size: head.ContentLength ?? 0, read };
  }

  /** Closes the connection when S3 stops responding, and when the data is not read for a long time. */
  #streamOf(body: Readable): Readable {
    let timer: NodeJS.Timeout | undefined;
    const endAfter = (ms: number, reason: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => body.destroy(new Error(reason)), ms).unref();
    };
    const { logFailure } = this;
    async function* chunks() {
      try {
        endAfter(SILENCE_MS, SILENT_S3);
        for await (const chunk of body) {
          endAfter(UNREAD_MS, UNREAD);
          yield chunk;
          endAfter(SILENCE_MS, SILENT_S3);
        }
      } catch (failure) {
        // A broken connection also counts as trouble with S3.
        logFailure(failure);
        throw new FilesAway(failure);
      }
    }
    endAfter(UNREAD_MS, UNREAD);
    // Nothing else handles a failure before the first chunk is read.
    body.on('error', () => undefined);
    const stream = Readable.from(chunks(), { objectMode: false });
    stream.once('close', () => {
      clearTimeout(timer);
      body.destroy();
    });
    return stream;
  }

  async remove(files: readonly StoredFile[]): Promise<void> {
    await this.removeKeys(files.map(keyOf));
  }

  async removeKeys(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
      const some = keys.slice(from, from + KEYS_AT_ONCE);
      const command = new DeleteObjectsCommand({
        Bucket: this.#bucket,
        Delete: { Objects: some.map((Key) => ({ Key })), Quiet: true },
      });
      // Older servers require this checksum.
      command.middlewareStack.add(
        (next) => (args) => {
          const request = args.request as { headers: Record<string, string>; body: string };
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64');
          return next(args);
        },
        { step: 'build', name: 'contentMd5' },
      );
      await this.#reach(async () => {
        const { Errors: errors = [] } = await this.#client.send(command);
        if (errors[0]) throw new Error(`S3 did not delete ${errors[0].Key}: ${errors[0].Code} ${errors[0].Message}`);
      });
    }
  }

  /** Lists all files in batches. */
  async *pages(): AsyncGenerator<readonly ListedFile[]> {
    for (let token: string | undefined; ; ) {
      const page = await this.#reach(() =>
        this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: PREFIX, ContinuationToken: token })),
      );
      yield (page.Contents ?? []).map(({ Key: key = '', LastModified }) => {
        const [, id, sha256] = /^documents\/([^/]+)\/([0-9a-f]{64})$/.exec(key) ?? [];
        const file = id !== undefined && sha256 !== undefined ? { id, sha256 } : null;
        return { key, file, changedAt: LastModified?.getTime() ?? Date.now() };
      });
      if (!page.IsTruncated) return;
      token = page.NextContinuationToken;
    }
  }

  get where(): string {
    return `the bucket ${this.#bucket}`;
  }

  close(): void {
    this.#client.destroy();
    this.#reader.destroy();
  }

  async #reach<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (failure) {
      this.logFailure(failure);
      throw new FilesAway(failure);
    }
  }
}

/** Null when S3 did not answer. */
function statusOf(failure: unknown): number | null {
  const { $metadata } = (failure ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? null;
}

function settingProblem(status: number, bucket: string): string {
  if (status === 404) return `S3_BUCKET: there is no bucket ${bucket}. Create it first.`;
  if (status === 401 || status === 403) {
    return `S3 refuses the key: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and that the key may list, read, write and delete in ${bucket}.`;
  }
  return `S3 refuses the settings with the status ${status}: check S3_ENDPOINT and S3_REGION.`;
}
