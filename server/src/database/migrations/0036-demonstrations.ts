import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

/** What the demonstration of an organization made, and indexes for what failed. */
export const demonstrations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`create table demonstrations (
      organization_id text primary key references organizations (id) on delete cascade,
      contents text not null,
      filling_until text,
      created_at text not null
    )`);
    await run('create index documents_failed on documents (organization_id, changed_at) where status = 3');
    await run(`create index messages_failed on messages (created_at) where delivery = 'failed'`);
  },
};
