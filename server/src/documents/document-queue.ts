import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import type { Transaction } from 'kysely';
import type { Config } from '../config/config';
import { isStatementTimeout, waitOutTrouble } from '../database/database-trouble';
import type { Tables } from '../database/schema/tables';
import type { FileStore } from '../files/file-store';
import type { NotifyWithin } from '../notify/notify';
import type { EmbeddingQueue } from '../passages/embeddings/embedding-queue';
import { type ClaimedDocument, type DocumentJobs, LEASE_MS } from './document-jobs';
import { FAILURES } from './extract/extraction-failure';
import type { ExtractionResult } from './extract-in-process';
import { readClaimedDocument } from './read-claimed-document';

/** Each from another organization, so that slow files of one never take all slots. */
const AT_ONCE = 2;
const IDLE_TICKS = 8;

/** Pause after a reader could not be started, which grows until one is. */
const TROUBLE_MS = { first: 1000, most: 60_000 };

interface Finished {
  readonly document: ClaimedDocument;
  readonly result: ExtractionResult;
  /** Keeps the claim until the result is written. */
  readonly heartbeat: NodeJS.Timeout;
}

interface QueueParts {
  readonly jobs: DocumentJobs;
  readonly files: FileStore;
  readonly embeddings: Pick<EmbeddingQueue, 'wake'>;
  readonly notifyWithin: NotifyWithin;
  readonly logFailure: (failure: unknown) => void;
}

/**
 * Moves marked documents through their states. It works in ticks: each stores finished results and claims waiting
 * documents, so that a batch of uploads is stored before reading it competes for resources.
 */
export class DocumentQueue {
  readonly #stop = new AbortController();
  /** By organization. */
  readonly #running = new Map<string, Promise<void>>();
  #finished: Finished[] = [];
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #ticking: Promise<void> = Promise.resolve();
  #troubleMs = 0;
  /** No document is claimed before. */
  #restsUntil = 0;
  /** Time of the last tick, for health checks. */
  lastTickAt = Date.now();

  constructor(
    private readonly parts: QueueParts,
    private readonly config: Pick<Config, 'queueTickMs' | 'extractWorker' | 'readingMs'>,
  ) {}

  start(): void {
    this.#schedule(this.config.queueTickMs);
  }

  /** Starts a tick soon after a document was marked; the next regular tick would find it too. */
  wake(): void {
    this.#schedule(this.config.queueTickMs);
  }

  /** Releases running documents, for the next start or another instance. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('The server is closing.'));
    clearTimeout(this.#timer);
    await this.#ticking;
    await Promise.all(this.#running.values());
    for (const { document, heartbeat } of this.#finished) {
      clearInterval(heartbeat);
      // Without a database their leases expire instead.
      await this.parts.jobs.giveBack(document).catch(this.parts.logFailure);
    }
  }

  #schedule(delayMs: number): void {
    const dueAt = Date.now() + delayMs;
    // Never later than planned: a stream of uploads must not postpone the tick forever.
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
      try {
        await this.#finish(finished);
      } catch (failure) {
        if (this.#stop.signal.aborted) this.#finished.push(finished);
        // Stays in status 1; it is claimed again when its lease expires.
        else this.parts.logFailure(failure);
      }
      clearInterval(finished.heartbeat);
    }
    if (performance.now() < this.#restsUntil) return;
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
    let isRead = false;
    try {
      const result = await readClaimedDocument(document, { files, config: this.config, signal });
      this.#troubleMs = 0;
      if (result === 'crashed') return await waitOutTrouble(() => jobs.retryAfterCrash(document), signal);
      isRead = true;
      this.#finished.push({ document, result, heartbeat });
    } catch (error) {
      if (isStatementTimeout(error)) {
        isRead = true;
        this.#finished.push({ document, result: { failure: FAILURES.slowDatabase }, heartbeat });
        throw error;
      }
      // The document is not to blame, and would be claimed again at once.
      this.#troubleMs = Math.min(Math.max(this.#troubleMs * 2, TROUBLE_MS.first), TROUBLE_MS.most);
      this.#restsUntil = performance.now() + this.#troubleMs;
      // Without a database its lease expires instead.
      await jobs.giveBack(document).catch(logFailure);
      if (!signal.aborted) throw error;
    } finally {
      if (!isRead) clearInterval(heartbeat);
      if (!signal.aborted) await jobs.chargeTime(document, Date.now() - begun);
    }
  }

  async #finish({ document, result }: Pick<Finished, 'document' | 'result'>): Promise<void> {
    const { jobs } = this.parts;
    let publish = () => {};
    const alongside = async (transaction: Transaction<Tables>) => {
      // A website is notified as a whole.
      if (document.websiteId === null) publish = await this.#notify(transaction, { document, result });
    };
    const isOurs = await waitOutTrouble(
      () =>
        'failure' in result
          ? jobs.fail(document, result.failure, alongside)
          : jobs.complete(document, result.passages, alongside),
      this.#stop.signal,
    ).catch(async (failure) => {
      if (!isStatementTimeout(failure) || 'failure' in result) throw failure;
      this.parts.logFailure(failure);
      await this.#finish({ document, result: { failure: FAILURES.slowDatabase } });
      return false;
    });
    // Deleted in the meantime, or taken over by another instance.
    if (!isOurs) return;
    publish();
    if (!('failure' in result)) this.parts.embeddings.wake();
  }

  #notify(
    transaction: Transaction<Tables>,
    { document, result }: Pick<Finished, 'document' | 'result'>,
  ): Promise<() => void> {
    const { agentId, organizationId } = document;
    const name = `"${visibleText(document.name)}"`;
    const [title, message] =
      'failure' in result
        ? ['Document failed', `${name}: ${result.failure}`]
        : ['Document ready', `${name} can now be used in answers.`];
    const link = `/agent/${agentId}/documents`;
    return this.parts.notifyWithin(transaction, organizationId, 'documents', title, message, link);
  }
}
