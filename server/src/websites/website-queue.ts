import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isForeignKeyViolation } from '../database/database-trouble';
import type { Tables } from '../database/schema/tables';
import type { NotifyWithin } from '../notify/notify';
import { CRAWL_ERRORS, Crawl, type CrawlParts, refusalOf } from './crawl-website';
import { type ClaimedWebsite, type CrawlResult, LEASE_MS } from './website-jobs';

const wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });

/** Each from another organization. */
const AT_ONCE = 2;
const IDLE_MS = 20_000;
const DAY_MS = 24 * 3_600_000;
/** A site that is down may be up again soon. */
const RETRY_MS = 3_600_000;

/** Fetches due websites, one page of each at a time, and continues what a restart interrupted. */
export class WebsiteQueue {
  readonly #stop = new AbortController();
  /** By organization. */
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly parts: Omit<CrawlParts, 'isWaitedFor' | 'wait'>,
    private readonly notifyWithin: NotifyWithin,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  /** Starts a check soon after something became due; the next regular one would find it too. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    this.#looking = this.#looking
      .then(() => this.#look())
      .catch(this.logFailure)
      .then(() => {
        clearTimeout(this.#timer);
        if (!this.#stop.signal.aborted) this.#timer = setTimeout(() => this.wake(), IDLE_MS).unref();
      });
  }

  /** Releases running crawls. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('The server is closing.'));
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#running.values());
  }

  async #look(): Promise<void> {
    while (this.#running.size < AT_ONCE && !this.#stop.signal.aborted) {
      const website = await this.parts.jobs.claim([...this.#running.keys()]);
      if (!website) return;
      const { organizationId } = website;
      const run = this.#run(website)
        .catch(this.logFailure)
        .finally(() => {
          this.#running.delete(organizationId);
          this.wake();
        });
      this.#running.set(organizationId, run);
    }
  }

  async #run(website: ClaimedWebsite): Promise<void> {
    const { jobs } = this.parts;
    const isWaitedFor = () => jobs.isWaiting([...this.#running.keys()]);
    // Aborts when the server closes, and when the website was removed or taken over by another instance.
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      void jobs
        .extendLease(website)
        .then((isOurs) => isOurs || lost.abort(new Error('The website was removed.')), this.logFailure);
    }, LEASE_MS / 5);
    const crawl = new Crawl(
      { ...this.parts, isWaitedFor, wait },
      website,
      AbortSignal.any([this.#stop.signal, lost.signal]),
    );
    try {
      const result = await resultOf(crawl);
      if (result === null) return void (await jobs.giveBack(website, crawl.usedMs));
      let publish = () => {};
      const isOurs = await jobs.finish(
        website,
        result,
        result.error === null || result.error === CRAWL_ERRORS.slow ? DAY_MS : RETRY_MS,
        async (transaction) => {
          if (result.error === null) publish = await this.#announce(transaction, website);
        },
      );
      if (isOurs) publish();
    } catch (error) {
      if (lost.signal.aborted || isForeignKeyViolation(error)) return;
      // When the database is unreachable too, the lease expires and the crawl continues.
      if (this.#stop.signal.aborted) return void (await jobs.giveBack(website, crawl.usedMs).catch(this.logFailure));
      // A released crawl would be claimed at once, and would request the same pages again.
      await jobs.finish(website, { error: CRAWL_ERRORS.broken, isCut: false }, RETRY_MS).catch(this.logFailure);
      throw error;
    } finally {
      clearInterval(heartbeat);
      if (!this.#stop.signal.aborted) await jobs.chargeTime(website, crawl.usedMs);
    }
  }

  /** Sends one notification for all pages, and none when nothing changed. */
  async #announce(
    transaction: Transaction<Tables>,
    { id, agentId, organizationId, address }: ClaimedWebsite,
  ): Promise<() => void> {
    const changed = await this.parts.jobs.changedPages(id, transaction);
    if (changed === 0) return () => {};
    const words = `${changed} ${changed === 1 ? 'page' : 'pages'} of ${address} changed or were added.`;
    const link = `/agent/${agentId}/documents`;
    return this.notifyWithin(transaction, organizationId, 'documents', 'Website fetched', words, link);
  }
}

async function resultOf(crawl: Crawl): Promise<CrawlResult | null> {
  try {
    return await crawl.run();
  } catch (failure) {
    const error = refusalOf(failure);
    if (error === null) throw failure;
    return { error, isCut: true };
  }
}
