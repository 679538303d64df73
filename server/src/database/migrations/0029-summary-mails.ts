import type { Migration } from 'kysely';
import { sql } from 'kysely';

/** Mails that sum up an organization's conversations, so that they can be dropped when visitors are deleted. */
export const summaryMails: Migration = {
  async up(db) {
    await db.schema.alterTable('mails').addColumn('summary_of', 'text').execute();
    await sql`create index mails_summary_of on mails (summary_of) where summary_of is not null`.execute(db);
  },
};
