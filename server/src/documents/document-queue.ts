import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import type { Config } from '../config';
import { waitOutTrouble } from '../database/wait-out-trouble';
import { embedPassage, type PassageEmbeddings } from '../embeddings/embed-passage';
import type { Embedder } from '../embeddings/embedder';
import type { EmbeddingQueue } from '../embeddings/embedding-queue';
import type { Notify } from '../notifications/notify';
import { type ClaimedDocument, type DocumentJobs, LEASE_MS } from './document-jobs';
import type { Passage } from './extract/extract-passages';
import { FAILURES } from './extract/extraction-failure';
import { extractInWorker } from './extract-in-worker';
import type { ExtractionResult } from './extract-worker';
import type { FileStore } from './file-store';

const AT_ONCE = 2;
const TIME_MS = 60_000;
const IDLE_TICKS = 4;
const ATTEMPTS_MAX = 3;

/** A book is ready after this long, and the rest of it embedded later. */
const EMBEDDING_MS = 8_000;

interface Finished {
  readonly document: ClaimedDocument;
  readonly result: ExtractionResult;
  /** Of the first passages; of all, unless there are very many. */
  readonly embeddings: readonly PassageEmbeddings[];
}

interface QueueParts {
  readonly jobs: DocumentJobs;
  readonly files: FileStore;
  readonly embedder: Embedder;
  readonly embeddings: EmbeddingQueue;
  readonly notify: Notify;
  readonly logFailure: (failure: unknown) => void;
}

/**
 * Takes marked documents through their states. It works in ticks: each one writes down what was finished and takes
 * what is waiting, so that a batch of uploads is stored before its reading begins to compete with it.
 */
export class DocumentQueue {
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #finished: Finished[] = [];
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #ticking: Promise<void> = Promise.resolve();
  /** When it last looked after its work, for those who watch whether it still does. */
  lastTickAt = Date.now();

  constructor(
    private readonly parts: QueueParts,
    private readonly config: Pick<Config, 'queueTickMs' | 'extractWorker'>,
  ) {}

  start(): void {
    this.#schedule(this.config.queueTickMs);
  }

  /** Something was marked. Without this it would be found too, only a little later. */
  wake(): void {
    this.#schedule(this.config.queueTickMs);
  }

  /** Gives back what is under way, for the next start or another instance. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('The server is closing.'));
    clearTimeout(this.#timer);
    await this.#ticking;
    await Promise.all(this.#running);
    for (const { document } of this.#finished) {
      // Without a database their leases run out instead.
      await this.parts.jobs.giveBack(document).catch(this.parts.logFailure);
    }
  }

  #schedule(delayMs: number): void {
    const dueAt = Date.now() + delayMs;
    // Never later than agreed: uploads that keep coming must not put the tick off for ever.
    if (this.#stop.signal.aborted || dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => {
      this.#dueAt = Number.POSITIVE_INFINITY;
      this.#ticking = this.#ticking.then(() => this.#tick()).catch(this.parts.logFailure);
      void this.#ticking.then(() => {
        this.lastTickAt = Date.now();
        this.#schedule(this.#isBusy ? this.config.queueTickMs : this.config.queueTickMs * IDLE_TICKS);
      });
    }, delayMs);
  }

  get #isBusy(): boolean {
    return this.#running.size > 0 || this.#finished.length > 0;
  }

  async #tick(): Promise<void> {
    for (const finished of this.#finished.splice(0)) {
      // Left in status 1 when this fails; once its lease has run out it is taken again.
      await this.#finish(finished).catch((failure) => {
        if (this.#stop.signal.aborted) this.#finished.push(finished);
        else this.parts.logFailure(failure);
      });
    }
    while (this.#running.size < AT_ONCE && !this.#stop.signal.aborted) {
      const document = await this.parts.jobs.claim();
      if (!document) return;
      const run = this.#run(document)
        .catch(this.parts.logFailure)
        .finally(() => this.#running.delete(run));
      this.#running.add(run);
    }
  }

  async #run(document: ClaimedDocument): Promise<void> {
    const heartbeat = setInterval(
      () => void this.parts.jobs.extendLease(document).catch(this.parts.logFailure),
      LEASE_MS / 3,
    );
    try {
      const result = await this.#read(document);
      const embeddings = 'failure' in result ? [] : await this.#embed(result.passages);
      this.#finished.push({ document, result, embeddings });
    } catch (error) {
      // Without a database its lease runs out instead.
      await this.parts.jobs.giveBack(document).catch(this.parts.logFailure);
      if (!this.#stop.signal.aborted) throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  async #read(document: ClaimedDocument): Promise<ExtractionResult> {
    // Whoever took it before took the whole process down with it, again and again.
    if (document.attempts > ATTEMPTS_MAX) return { failure: FAILURES.crashed };
    const bytes = await waitOutTrouble(() => this.parts.files.read(document.id), this.#stop.signal);
    if (!bytes) return { failure: FAILURES.missing };
    return extractInWorker(
      { name: document.name, bytes },
      {
        workerUrl: this.config.extractWorker,
        timeMs: TIME_MS,
        signal: this.#stop.signal,
      },
    );
  }

  /** A document whose passages cannot be embedded is found by its words alone. */
  async #embed(passages: readonly Passage[]): Promise<PassageEmbeddings[]> {
    const embeddings: PassageEmbeddings[] = [];
    const until = Date.now() + EMBEDDING_MS;
    try {
      for (const passage of passages) {
        if (Date.now() > until) break;
        embeddings.push(await embedPassage(this.parts.embedder, passage, 'document'));
      }
    } catch (failure) {
      this.#stop.signal.throwIfAborted();
      this.parts.logFailure(failure);
    }
    this.#stop.signal.throwIfAborted();
    return embeddings;
  }

  async #finish({ document, result, embeddings }: Finished): Promise<void> {
    const { jobs, notify } = this.parts;
    const { signal } = this.#stop;
    const isOurs = await waitOutTrouble(
      () =>
        'failure' in result
          ? jobs.fail(document, result.failure)
          : jobs.complete(document, result.passages, embeddings),
      signal,
    );
    // Deleted meanwhile, or taken over by another instance.
    if (!isOurs) return;
    if (!('failure' in result) && embeddings.length < result.passages.length) this.parts.embeddings.wake();
    const { organizationId } = document;
    const name = visibleText(document.name);
    await waitOutTrouble(
      () =>
        'failure' in result
          ? notify(organizationId, 'documents', 'Document failed', `"${name}": ${result.failure}`)
          : notify(organizationId, 'documents', 'Document ready', `"${name}" can now be used in answers.`),
      signal,
    );
  }
}
