import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isForeignKeyViolation } from '../database/database-trouble';
import type { Tables } from '../database/schema/tables';
import { type Job, Worker } from '../jobs/worker';
import type { NotifyWithin } from '../notify/notify';
import { CRAWL_ERRORS, Crawl, type CrawlParts, refusalOf } from './crawl-website';
import { type ClaimedWebsite, type CrawlResult, LEASE_MS } from './website-claims';

const wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });

const DAY_MS = 24 * 3_600_000;
/** Soon, because a site that is down may be up again by then. */
const RETRY_MS = 3_600_000;

interface CrawlTurn {
  /** Null if the turn ended before the crawl did. */
  readonly result: CrawlResult | null;
  readonly usedMs: number;
}

type QueueParts = Omit<CrawlParts, 'isWaitedFor' | 'wait'>;

export type WebsiteQueue = Worker<ClaimedWebsite, CrawlTurn>;

/** Fetches websites that are due, one page of each at a time, and continues crawls that a restart interrupted. */
export const websiteQueue = (
  parts: QueueParts,
  notifyWithin: NotifyWithin,
  logFailure: (failure: unknown) => void,
): WebsiteQueue => new Worker(new WebsiteCrawling(parts, notifyWithin, logFailure), logFailure);

class WebsiteCrawling implements Job<ClaimedWebsite, CrawlTurn> {
  /** Maximum number of simultaneous crawls, each for a different organization. */
  readonly atOnce: number;
  readonly idleMs = 20_000;
  readonly lease;
  /** The organizations of the running crawls. */
  readonly #running = new Set<string>();

  constructor(
    private readonly parts: QueueParts,
    private readonly notifyWithin: NotifyWithin,
    private readonly logFailure: (failure: unknown) => void,
  ) {
    this.atOnce = parts.config.atOnce.websites;
    this.lease = {
      everyMs: LEASE_MS / 5,
      extend: (website: ClaimedWebsite) => parts.claims.extendLease(website),
    };
  }

  laneOf = ({ organizationId }: ClaimedWebsite) => organizationId;
  claim = (busy: readonly string[]) => this.parts.claims.claim(busy);
  giveBack = (website: ClaimedWebsite, usedMs: number) => this.parts.claims.giveBack(website, usedMs);
  charge = (website: ClaimedWebsite, usedMs: number) => this.parts.claims.chargeTime(website, usedMs);

  async run(website: ClaimedWebsite, signal: AbortSignal): Promise<CrawlTurn> {
    const { organizationId } = website;
    const isWaitedFor = () => this.parts.claims.isWaiting([...this.#running]);
    const crawl = new Crawl({ ...this.parts, isWaitedFor, wait }, website, signal);
    this.#running.add(organizationId);
    try {
      return { result: await resultOf(crawl), usedMs: crawl.usedMs };
    } finally {
      this.#running.delete(organizationId);
    }
  }

  async finish(website: ClaimedWebsite, { result, usedMs }: CrawlTurn): Promise<void> {
    const { claims } = this.parts;
    if (result === null) return void (await claims.giveBack(website, usedMs));
    let publish = () => {};
    const nextMs = result.error === null || result.error === CRAWL_ERRORS.slow ? DAY_MS : RETRY_MS;
    const isOurs = await claims.finish(website, result, nextMs, async (transaction) => {
      if (result.error === null) publish = await this.#announce(transaction, website);
    });
    if (isOurs) publish();
  }

  async fail(website: ClaimedWebsite, failure: unknown): Promise<void> {
    // The website was removed.
    if (isForeignKeyViolation(failure)) return;
    // A released crawl would be claimed immediately, and would request the same pages again.
    const broken = { error: CRAWL_ERRORS.broken, isCut: false };
    await this.parts.claims.finish(website, broken, RETRY_MS).catch(this.logFailure);
    this.logFailure(failure);
  }

  /** Sends one notification for all pages, but none if nothing changed. */
  async #announce(
    transaction: Transaction<Tables>,
    { id, agentId, organizationId, address }: ClaimedWebsite,
  ): Promise<() => void> {
    const changed = await this.parts.claims.changedPages(id, transaction);
    if (changed === 0) return () => {};
    const words =
      changed === 1
        ? (`1 page of ${address} changed or was added.` as const)
        : (`${changed} pages of ${address} changed or were added.` as const);
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
