import { type Kysely, type Migration, sql } from 'kysely';

/** Organizations take turns at fetching websites, and a crawl knows how long it has taken. */
export const crawlTurns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table organizations add column crawling_due double precision not null default 0`.execute(db);
    await sql`alter table websites add column crawl_ms integer not null default 0`.execute(db);
  },
};
