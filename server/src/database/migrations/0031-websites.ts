import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

/** Websites whose pages are documents, and what is known of each page. */
export const websites: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`create table websites (
      id text primary key,
      organization_id text not null references organizations (id) on delete cascade,
      agent_id text not null references agents (id) on delete cascade,
      address text not null,
      crawl integer not null default 0,
      is_fetching integer not null default 0,
      due_at text not null,
      lease_until text,
      claims integer not null default 0,
      fetched_at text,
      tried_at text,
      error text,
      pages_new integer not null default 0,
      pages_changed integer not null default 0,
      pages_gone integer not null default 0,
      is_cut integer not null default 0,
      created_at text not null
    )`);
    await run('create unique index websites_key on websites (agent_id, address)');
    await run('create index websites_organization on websites (organization_id)');
    await run('create index websites_due on websites (due_at)');
    // A page's document may be deleted on its own; then the page is left out until the website is removed.
    await run(`create table website_pages (
      website_id text not null references websites (id) on delete cascade,
      address text not null,
      position integer not null,
      depth integer not null,
      seen_crawl integer not null,
      fetched_crawl integer not null default 0,
      document_row_id text,
      etag text,
      last_modified text,
      sha256 text,
      is_left_out integer not null default 0,
      primary key (website_id, address)
    )`);
    await run('create index website_pages_waiting on website_pages (website_id, seen_crawl, fetched_crawl, position)');
    await run('alter table documents add column website_id text references websites (id)');
    await run('alter table documents add column source_address text');
    await run('create index documents_website on documents (website_id) where website_id is not null');
  },
};
