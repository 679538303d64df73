import { isForeignKeyViolation } from '../database/is-foreign-key-violation';
import type { Notify } from '../notifications/notify';
import { CRAWL_ERRORS, Crawl, type CrawlParts, refusalOf } from './crawl-website';
import { type ClaimedWebsite, type CrawlResult, LEASE_MS } from './website-jobs';

/** Each of another organization. */
const AT_ONCE = 2;
const IDLE_MS = 20_000;
const DAY_MS = 24 * 3_600_000;
/** A site that is down may be up again soon. */
const RETRY_MS = 3_600_000;

/** Fetches the websites that are due, one page of each at a time, and goes on with what a restart interrupted. */
export class WebsiteQueue {
  readonly #stop = new AbortController();
  /** By their organizations. */
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly parts: CrawlParts,
    private readonly notify: Notify,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  /** Something is due. Without this it would be found too, only later. */
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

  /** Gives back what is under way. */
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
    // Ends when the server closes, and when the website was removed or is another instance's now.
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      void jobs
        .extendLease(website)
        .then((isOurs) => isOurs || lost.abort(new Error('The website was removed.')), this.logFailure);
    }, LEASE_MS / 5);
    try {
      const result = await this.#crawl(website, AbortSignal.any([this.#stop.signal, lost.signal]));
      const isOurs = await jobs.finish(website, result, result.error === null ? DAY_MS : RETRY_MS);
      if (isOurs && result.error === null) await this.#announce(website);
    } catch (error) {
      if (lost.signal.aborted || isForeignKeyViolation(error)) return;
      // When the database cannot be reached either, the lease runs out and the crawl goes on.
      if (this.#stop.signal.aborted) return void (await jobs.giveBack(website).catch(this.logFailure));
      // A crawl that was given back would be claimed at once, and would request the same pages again.
      await jobs.finish(website, { error: CRAWL_ERRORS.broken, isCut: false }, RETRY_MS).catch(this.logFailure);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** One notification for all pages, and none when nothing changed. */
  async #announce({ id, agentId, organizationId, address }: ClaimedWebsite): Promise<void> {
    const changed = await this.parts.jobs.changedPages(id);
    if (changed === 0) return;
    const words = `${changed} ${changed === 1 ? 'page' : 'pages'} of ${address} changed or were added.`;
    await this.notify(organizationId, 'documents', 'Website fetched', words, `/agent/${agentId}/documents`);
  }

  async #crawl(website: ClaimedWebsite, signal: AbortSignal): Promise<CrawlResult> {
    try {
      return await new Crawl(this.parts, website, signal).run();
    } catch (failure) {
      const error = refusalOf(failure);
      if (error === null) throw failure;
      return { error, isCut: true };
    }
  }
}
