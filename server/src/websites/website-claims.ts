import type { ExpressionBuilder, Kysely, RawBuilder, Transaction, UpdateObject } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { skipClaimed, whileClaimed } from '../jobs/lease';
import { useTurn } from '../limits/fair-share';

/** How long a worker may be silent before another one takes over its website. */
export const LEASE_MS = 30_000;

export interface ClaimedWebsite {
  readonly id: string;
  readonly organizationId: string;
  readonly agentId: string;
  readonly address: string;
  /** After a restart, a crawl continues with the remaining pages. */
  readonly crawl: number;
  /** How long this crawl has taken in earlier turns. */
  readonly crawlMs: number;
  /** Distinguishes this claim from an earlier one that was given up. */
  readonly claims: number;
}

/** The result of a crawl, as shown to the owner. */
export interface CrawlResult {
  readonly error: string | null;
  readonly isCut: boolean;
}

/** The websites as a queue: due websites wait, and a website whose worker went silent waits again. */
export class WebsiteClaims {
  constructor(private readonly database: Database) {}

  /**
   * Claims the next website, or returns null when none is due. It is the one that has been due longest in the
   * organization whose turn it is. Two instances never claim the same website.
   */
  async claim(busy: readonly string[]): Promise<ClaimedWebsite | null> {
    const { db, engine } = this.database;
    const now = databaseTime(engine);
    const claimed = await db
      .updateTable('websites')
      .set((row) => ({
        // An interrupted crawl continues.
        crawl: row
          .case()
          .when('is_fetching', '=', 1)
          .then(row.ref('crawl'))
          .else(row('crawl', '+', 1))
          .end(),
        crawl_ms: row.case().when('is_fetching', '=', 1).then(row.ref('crawl_ms')).else(0).end(),
        is_fetching: 1,
        claims: row('claims', '+', 1),
        lease_until: databaseTime(engine, LEASE_MS),
      }))
      .where('id', '=', (query) => {
        const waiting = query
          .selectFrom('websites')
          .innerJoin('organizations', 'organizations.id', 'websites.organization_id')
          .select('websites.id')
          .where(({ and, eb }) => and([isDue(eb, now), isOfOthers(eb, busy)]))
          .orderBy('crawling_due')
          .orderBy('due_at')
          .limit(1);
        return skipClaimed(engine, waiting, 'websites');
      })
      .returning([
        'id',
        'organization_id as organizationId',
        'agent_id as agentId',
        'address',
        'crawl',
        'crawl_ms as crawlMs',
        'claims',
      ])
      .executeTakeFirst();
    // Moves the organization behind all others that are already waiting; how long the website takes is not yet known.
    if (claimed) await this.chargeTime(claimed, 0);
    return claimed ?? null;
  }

  /** Returns whether a website is waiting that belongs to an organization not among the `busy` ones. */
  async isWaiting(busy: readonly string[]): Promise<boolean> {
    const now = databaseTime(this.database.engine);
    const row = await this.database.db
      .selectFrom('websites')
      .select('id')
      .where(({ and, eb }) => and([isDue(eb, now), isOfOthers(eb, busy)]))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Delays the organization's next turn by the time that its website took. */
  async chargeTime({ organizationId }: ClaimedWebsite, usedMs: number): Promise<void> {
    await useTurn(this.database, 'crawling_due', organizationId, usedMs);
  }

  /** Returns false if the website was removed or taken over by another instance. */
  extendLease(website: ClaimedWebsite): Promise<boolean> {
    return this.change(website, { lease_until: databaseTime(this.database.engine, LEASE_MS) });
  }

  /** Releases the claim for the next turn, the next start or another instance. */
  giveBack(website: ClaimedWebsite, usedMs: number): Promise<boolean> {
    const crawl_ms = website.crawlMs + Math.round(usedMs);
    return this.change(website, { lease_until: databaseTime(this.database.engine, -1), crawl_ms });
  }

  /** Counts the pages that the last crawl added or changed. */
  async changedPages(id: string, db: Kysely<Tables>): Promise<number> {
    const row = await db
      .selectFrom('websites')
      .select(['pages_new as added', 'pages_changed as changed'])
      .where('id', '=', id)
      .executeTakeFirst();
    return (row?.added ?? 0) + (row?.changed ?? 0);
  }

  /** Stores the result of a crawl and related rows in one transaction. Returns whether the claim was still valid. */
  async finish(
    website: ClaimedWebsite,
    { error, isCut }: CrawlResult,
    nextMs: number,
    alongside?: (transaction: Transaction<Tables>) => Promise<void>,
  ): Promise<boolean> {
    const { engine } = this.database;
    const end = {
      is_fetching: 0 as const,
      lease_until: null,
      due_at: databaseTime(engine, nextMs),
      tried_at: databaseTime(engine),
      error,
      is_cut: isCut ? (1 as const) : (0 as const),
      ...(error === null && { fetched_at: databaseTime(engine) }),
    };
    return whileClaimed(this.database, (transaction) => this.change(website, end, transaction), alongside);
  }

  async change(
    website: ClaimedWebsite,
    change: UpdateObject<Tables, 'websites'>,
    db: Kysely<Tables> = this.database.db,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('websites')
      .set(change)
      .where('id', '=', website.id)
      .where('is_fetching', '=', 1)
      .where('claims', '=', website.claims)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

function isDue(row: ExpressionBuilder<Tables, 'websites'>, now: RawBuilder<string>) {
  return row.or([
    row.and([row('is_fetching', '=', 0), row('due_at', '<=', now)]),
    row.and([row('is_fetching', '=', 1), row('lease_until', '<', now)]),
  ]);
}

function isOfOthers(row: ExpressionBuilder<Tables, 'websites'>, busy: readonly string[]) {
  return row.and(busy.map((id) => row('websites.organization_id', '!=', id)));
}
