import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import type { Config } from '../config';
import { waitOutTrouble } from '../database/wait-out-trouble';
import type { Notify } from '../notifications/notify';
import type { PassageEmbeddings } from '../passages/embeddings/embed-passage';
import { embedPassages } from '../passages/embeddings/embed-passages';
import type { EmbeddingQueue } from '../passages/embeddings/embedding-queue';
import type { TextEmbedder } from '../passages/embeddings/text-embedder';
import { type ClaimedDocument, type DocumentJobs, LEASE_MS } from './document-jobs';
import type { ExtractionResult } from './extract-in-process';
import type { FileStore } from './file-store';
import { readClaimedDocument } from './read-claimed-document';

/** Each of another organization, so that one with slow files never holds all places. */
const AT_ONCE = 2;
const IDLE_TICKS = 8;

interface Finished {
  readonly document: ClaimedDocument;
  readonly result: ExtractionResult;
  /** Of the first passages; of all, unless there are very many. */
  readonly embeddings: readonly (PassageEmbeddings | null)[];
}

interface QueueParts {
  readonly jobs: DocumentJobs;
  readonly files: FileStore;
  readonly embedder: TextEmbedder;
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
  /** By their organizations. */
  readonly #running = new Map<string, Promise<void>>();
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
    await Promise.all(this.#running.values());
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
      const document = await this.parts.jobs.claim([...this.#running.keys()]);
      if (!document) return;
      const { organizationId } = document;
      const run = this.#run(document)
        .catch(this.parts.logFailure)
        .finally(() => this.#running.delete(organizationId));
      this.#running.set(organizationId, run);
    }
  }

  async #run(document: ClaimedDocument): Promise<void> {
    const { jobs, files, logFailure } = this.parts;
    const { signal } = this.#stop;
    const heartbeat = setInterval(() => void jobs.extendLease(document).catch(logFailure), LEASE_MS / 3);
    const begun = Date.now();
    try {
      const result = await readClaimedDocument(document, { files, config: this.config, signal });
      if (result === 'crashed') return await waitOutTrouble(() => jobs.retryAfterCrash(document), signal);
      const embeddings = 'failure' in result ? [] : await embedPassages(result.passages, this.parts, signal);
      this.#finished.push({ document, result, embeddings });
    } catch (error) {
      // Without a database its lease runs out instead.
      await jobs.giveBack(document).catch(logFailure);
      if (!signal.aborted) throw error;
    } finally {
      clearInterval(heartbeat);
      if (!signal.aborted) await jobs.chargeTime(document, Date.now() - begun);
    }
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
    const link = `/agent/${document.agentId}/documents`;
    const name = visibleText(document.name);
    await waitOutTrouble(
      () =>
        'failure' in result
          ? notify(organizationId, 'documents', 'Document failed', `"${name}": ${result.failure}`, link)
          : notify(organizationId, 'documents', 'Document ready', `"${name}" can now be used in answers.`, link),
      signal,
    );
  }
}
