import { count } from '@frontdesk/shared/endpoints/count';
import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import type { Transaction } from 'kysely';
import type { Config } from '../config/config';
import { databaseTrouble, isStatementTimeout, waitOutTrouble } from '../database/database-trouble';
import type { Tables } from '../database/schema/tables';
import { beginningOf, type FileBytes } from '../files/file-bytes';
import type { FileStore } from '../files/file-store';
import { isFilesAway } from '../files/files-away';
import { type Job, Worker } from '../jobs/worker';
import type { NotifyWithin } from '../notify/notify';
import { asSentence, type Sentence } from '../words/translate';
import { type ClaimedDocument, type DocumentClaims, LEASE_MS, type ReadBatch } from './document-claims';
import { FAILURES } from './extract/extraction-failure';
import type { RepeatedBlocks } from './extract/repeated-blocks';
import { ALL_ORGANIZATIONS, type ExtractionResult, extractInProcess } from './extract-in-process';
import type { Progress } from './serve-reader';

// When run from source, the process needs a separate start script; in a build, its bundle is a file next to this one.
const EXTRACT_WORKER = import.meta.url.endsWith('.ts')
  ? new URL('./extract-worker-from-source.mjs', import.meta.url)
  : new URL('./extract-worker.js', import.meta.url);

const SMALL_BYTES_MAX = 1_000_000;
/**
 * Maximum number of languages to recognize in a scan: the most common ones of the agent's documents. Each language
 * takes time and memory.
 */
const SCAN_LANGUAGES_MAX = 2;

/** A document is abandoned after this many crashes of its reader. */
const CRASHES_MAX = 3;
/**
 * A document claimed this often without a result is abandoned, because it may crash the whole server each time. The
 * limit is high because servers also restart for other reasons while they are reading good documents.
 */
const CLAIMS_MAX = 100;

interface Reading {
  readonly files: Pick<FileStore, 'open'>;
  readonly config: Pick<Config, 'extractWorker' | 'readingMs' | 'isolatesReaders'>;
  readonly signal: AbortSignal;
  /** The languages of the agent's other documents. */
  readonly languages?: () => Promise<readonly string[]>;
  /** The blocks that also appear on other pages of the same website. */
  readonly repeated?: () => Promise<RepeatedBlocks | null>;
  readonly onProgress?: (progress: Progress) => void;
}

/** 'crashed' if the reader died and reading may be retried, 'scan' if the text has to be recognized first. */
type ReadingResult = ExtractionResult | 'crashed' | 'scan';

/**
 * Returns the passages of a claimed document, or the reason why there are none yet. Waits while its file cannot be
 * reached.
 */
export function readClaimedDocument(document: ClaimedDocument, reading: Reading): Promise<ReadingResult> {
  return waitOutTrouble(() => readOnce(document, reading), reading.signal, isFilesAway);
}

async function readOnce(
  { id, sha256, organizationId, name, claims, attempts, reader }: ClaimedDocument,
  { files, config, signal, languages, repeated, onProgress = () => undefined }: Reading,
): Promise<ReadingResult> {
  if (claims > CLAIMS_MAX) return { failure: FAILURES.crashed };
  const bytes = await waitOutTrouble(() => files.open({ id, sha256 }), signal);
  if (!bytes) return { failure: FAILURES.missing };
  const isSmall = bytes.size < SMALL_BYTES_MAX;
  const { scan, small, large } = config.readingMs;
  const isScan = reader === 'ocr';
  const timeMs = isScan ? scan : isSmall ? small : large;
  const scanLanguages = isScan ? ((await languages?.()) ?? []).slice(0, SCAN_LANGUAGES_MAX) : null;
  const task = { name, bytes, scanLanguages, repeated: (await repeated?.()) ?? null };
  const options = {
    workerUrl: config.extractWorker ?? EXTRACT_WORKER,
    timeMs,
    signal,
    onProgress,
    owner: config.isolatesReaders ? organizationId : ALL_ORGANIZATIONS,
  };
  const first = await extractInProcess(task, options);
  const isDrawing = 'failure' in first && first.failure === FAILURES.tooBig && (await isPdf(bytes));
  const result = isDrawing ? await extractInProcess({ ...task, searchesLines: false }, options) : first;
  if (!('failure' in result)) return result;
  if (result.failure === FAILURES.scan) return 'scan';
  if (isScan && result.failure === FAILURES.tooSlow) return { failure: FAILURES.tooSlowScan };
  if (result.isCrash && attempts + 1 < CRASHES_MAX) return 'crashed';
  return isSmall && result.failure === FAILURES.tooSlow ? { failure: FAILURES.tooSlowForSize } : result;
}

/** The same limit as in the detection of formats. */
const PDF_SIGN_WITHIN = 1024;

async function isPdf(bytes: FileBytes): Promise<boolean> {
  const beginning = await beginningOf(bytes, PDF_SIGN_WITHIN);
  return beginning.subarray(0, PDF_SIGN_WITHIN).includes('%PDF-');
}

const IDLE_TICKS = 8;

interface QueueParts {
  readonly claims: DocumentClaims;
  readonly files: FileStore;
  readonly embeddings: { wake(): void };
  readonly notifyWithin: NotifyWithin;
  readonly logFailure: (failure: unknown) => void;
}

type QueueConfig = Reading['config'] & Pick<Config, 'queueTickMs' | 'atOnce'>;

export type DocumentQueue = Worker<ClaimedDocument, ReadingResult>;

/** Moves marked documents through their states. */
export const documentQueue = (parts: QueueParts, config: QueueConfig): DocumentQueue =>
  new Worker(new DocumentReading(parts, config), parts.logFailure);

class DocumentReading implements Job<ClaimedDocument, ReadingResult> {
  /** Each is from a different organization, so that one organization's slow files never take all the slots. */
  readonly atOnce: number;
  /** Delays reading, so that it does not compete with the rest of a batch of uploads. */
  readonly soonMs: number;
  readonly idleMs: number;
  /** Pauses after a failed attempt to start a reader. */
  readonly pauses = { firstMs: 1000, mostMs: 60_000 };
  readonly lease;
  /** The scan that is being read. Only one at a time, because recognizing text uses a whole processor. */
  #scan: string | null = null;

  constructor(
    private readonly parts: QueueParts,
    private readonly config: QueueConfig,
  ) {
    this.atOnce = config.atOnce.documents;
    this.soonMs = config.queueTickMs;
    this.idleMs = config.queueTickMs * IDLE_TICKS;
    this.lease = {
      everyMs: LEASE_MS / 3,
      extend: (document: ClaimedDocument) => parts.claims.extendLease(document),
    };
  }

  laneOf = ({ organizationId }: ClaimedDocument) => organizationId;
  giveBack = (document: ClaimedDocument) => this.parts.claims.giveBack(document);

  /** Runs after each document, and while nothing is waiting, so that a batch is announced soon after its last file. */
  async claim(busy: readonly string[]): Promise<ClaimedDocument | null> {
    await this.#announceBatches().catch((failure) => {
      if (databaseTrouble(failure)) throw failure;
      this.parts.logFailure(failure);
    });
    const document = await this.parts.claims.claim(busy, this.#scan === null);
    if (document?.reader === 'ocr') this.#scan = document.id;
    return document;
  }

  async run(document: ClaimedDocument, signal: AbortSignal): Promise<ReadingResult> {
    const { claims, files, logFailure } = this.parts;
    const languages = () => claims.languagesBeside(document);
    const repeated = () => claims.repeatedOn(document);
    const onProgress = (progress: Progress) => void claims.progress(document, progress).catch(logFailure);
    try {
      return await readClaimedDocument(document, {
        files,
        config: this.config,
        signal,
        languages,
        repeated,
        onProgress,
      });
    } catch (error) {
      return this.#slowDatabase(error);
    }
  }

  /** Called after every result of a document, successful or not, once the result is stored. */
  async charge(document: ClaimedDocument, usedMs: number): Promise<void> {
    if (this.#scan === document.id) this.#scan = null;
    await this.parts.claims.chargeTime(document, usedMs);
  }

  async finish(document: ClaimedDocument, result: ReadingResult, signal: AbortSignal): Promise<void> {
    const { claims } = this.parts;
    if (result === 'scan') return void (await waitOutTrouble(() => claims.waitForRecognition(document), signal));
    if (result === 'crashed') return void (await waitOutTrouble(() => claims.retryAfterCrash(document), signal));
    await this.#store(document, result, signal).catch((failure: unknown) => {
      if ('failure' in result) throw failure;
      return this.#store(document, this.#slowDatabase(failure), signal);
    });
  }

  /** Reports a statement that exceeded its time limit as the reason why a document failed; throws other failures. */
  #slowDatabase(error: unknown): ExtractionResult {
    if (!isStatementTimeout(error)) throw error;
    this.parts.logFailure(error);
    return { failure: FAILURES.slowDatabase };
  }

  async #store(document: ClaimedDocument, result: ExtractionResult, signal: AbortSignal): Promise<void> {
    const { claims, embeddings } = this.parts;
    let publish = () => {};
    const alongside = async (transaction: Transaction<Tables>) => {
      // Websites get one notification per crawl.
      if (document.websiteId !== null) return;
      if (document.batch !== null) return claims.waitForBatch(transaction, document);
      const error = 'failure' in result ? result.failure : null;
      publish = await this.#notify(transaction, { ...document, documents: [{ name: document.name, error }] });
    };
    const isOurs = await waitOutTrouble(
      () =>
        'failure' in result
          ? claims.fail(document, result.failure, alongside)
          : claims.complete(document, result.passages, alongside),
      signal,
    );
    // The document was deleted in the meantime, or taken over by another instance.
    if (!isOurs) return;
    publish();
    if (!('failure' in result)) embeddings.wake();
  }

  async #announceBatches(): Promise<void> {
    const notify = (transaction: Transaction<Tables>, batch: ReadBatch) => this.#notify(transaction, batch);
    for (;;) {
      const publish = await this.parts.claims.announceBatch(notify);
      if (!publish) return;
      publish();
    }
  }

  #notify(transaction: Transaction<Tables>, { agentId, organizationId, documents }: ReadBatch): Promise<() => void> {
    const [title, message] = noticeOf(documents);
    const link = `/agent/${agentId}/documents`;
    return this.parts.notifyWithin(transaction, organizationId, 'documents', title, message, link);
  }
}

/** A notification names at most this many of the files that failed. */
const NAMED_MAX = 5;

/** Returns title and message of the notification about documents that were read, one or many. */
export function noticeOf(documents: ReadBatch['documents']): [title: Sentence, message: Sentence] {
  const failed = documents.flatMap(({ name, error }) => (error === null ? [] : `"${visibleText(name)}": ${error}`));
  if (documents.length === 1) {
    const [only] = failed;
    if (only !== undefined) return ['Document failed', asSentence(only)];
    return ['Document ready', `"${visibleText(documents[0]?.name ?? '')}" can now be used in answers.`];
  }
  const ready = documents.length - failed.length;
  if (failed.length === 0) return [`${count(ready)} documents are ready`, 'They can now be used in answers.'];
  const words = ready === 0 ? [] : [ready === 1 ? '1 is ready.' : `${count(ready)} are ready.`];
  const unnamed = failed.length - NAMED_MAX;
  const more = unnamed > 0 ? [`${count(unnamed)} more failed.`] : [];
  return [
    `${count(failed.length)} of ${count(documents.length)} documents failed`,
    asSentence([...words, ...failed.slice(0, NAMED_MAX), ...more].join(' ')),
  ];
}
