import type { UpdateObject } from 'kysely';
import { databaseTime } from '../database/clock';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';

/** How long a worker may be silent before its website is taken by another. */
export const LEASE_MS = 30_000;

export interface ClaimedWebsite {
  readonly id: string;
  readonly organizationId: string;
  readonly agentId: string;
  readonly address: string;
  /** Goes on after a restart, with the pages that are left. */
  readonly crawl: number;
  /** Tells this claim from an earlier one that was given up. */
  readonly claims: number;
}

/** What a crawl found out, for the owner. */
export interface CrawlResult {
  readonly error: string | null;
  readonly isCut: boolean;
}

/** The websites as a queue: those that are due wait, and one whose worker fell silent waits again. */
export class WebsiteJobs {
  constructor(private readonly database: Database) {}

  /** The website that has been due for longest, or null. Two instances never claim the same. */
  async claim(busy: readonly string[]): Promise<ClaimedWebsite | null> {
    const { db, engine } = this.database;
    const now = databaseTime(engine);
    const claimed = await db
      .updateTable('websites')
      .set((row) => ({
        // A crawl that was interrupted goes on.
        crawl: row
          .case()
          .when('is_fetching', '=', 1)
          .then(row.ref('crawl'))
          .else(row('crawl', '+', 1))
          .end(),
        is_fetching: 1,
        claims: row('claims', '+', 1),
        lease_until: databaseTime(engine, LEASE_MS),
      }))
      .where('id', '=', (query) => {
        const waiting = query
          .selectFrom('websites')
          .select('id')
          .where((row) =>
            row.or([
              row.and([row('is_fetching', '=', 0), row('due_at', '<=', now)]),
              row.and([row('is_fetching', '=', 1), row('lease_until', '<', now)]),
            ]),
          )
          .$if(busy.length > 0, (some) => some.where('organization_id', 'not in', busy))
          .orderBy('due_at')
          .limit(1);
        return engine === 'postgres' ? waiting.forUpdate().skipLocked() : waiting;
      })
      .returning(['id', 'organization_id as organizationId', 'agent_id as agentId', 'address', 'crawl', 'claims'])
      .executeTakeFirst();
    return claimed ?? null;
  }

  /** False when the website was removed, or taken by another instance. */
  extendLease(website: ClaimedWebsite): Promise<boolean> {
    return this.change(website, { lease_until: databaseTime(this.database.engine, LEASE_MS) });
  }

  /** As it was, for the next start or another instance. */
  giveBack(website: ClaimedWebsite): Promise<boolean> {
    return this.change(website, { lease_until: databaseTime(this.database.engine, -1) });
  }

  /** How many pages the last crawl added or changed. */
  async changedPages(id: string): Promise<number> {
    const row = await this.database.db
      .selectFrom('websites')
      .select(['pages_new as added', 'pages_changed as changed'])
      .where('id', '=', id)
      .executeTakeFirst();
    return (row?.added ?? 0) + (row?.changed ?? 0);
  }

  async finish(website: ClaimedWebsite, { error, isCut }: CrawlResult, nextMs: number): Promise<boolean> {
    const { engine } = this.database;
    return this.change(website, {
      is_fetching: 0,
      lease_until: null,
      due_at: databaseTime(engine, nextMs),
      tried_at: databaseTime(engine),
      error,
      is_cut: isCut ? 1 : 0,
      ...(error === null && { fetched_at: databaseTime(engine) }),
    });
  }

  async change(website: ClaimedWebsite, change: UpdateObject<Tables, 'websites'>): Promise<boolean> {
    const { numUpdatedRows } = await this.database.db
      .updateTable('websites')
      .set(change)
      .where('id', '=', website.id)
      .where('is_fetching', '=', 1)
      .where('claims', '=', website.claims)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
