import { type Kysely, type Migration, sql } from 'kysely';

/** Pages count how often they ended the process that read them. */
export const pageAttempts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table website_pages add column attempts integer not null default 0`.execute(db);
  },
};
