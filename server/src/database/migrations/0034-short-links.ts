import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';

/** Short links of QR codes, every change of where they lead, and how often they were scanned. */
export const shortLinks = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(db);
    // A slug stays for ever, without anything of its organization, so that it is never given again.
    await run(`create table slugs (
      slug text primary key,
      version integer not null default 1,
      changed_at text not null
    )`);
    await run('create index slugs_changed on slugs (changed_at)');
    await run(`create table short_links (
      qr_id text primary key references qr_codes (id) on delete cascade,
      slug text not null references slugs (slug),
      is_paused integer not null default 0,
      starts_at text,
      ends_at text,
      after_end_url text,
      created_at text not null
    )`);
    await run('create unique index short_links_slug on short_links (slug)');
    await run(`create table short_link_changes (
      id text primary key,
      qr_id text not null references qr_codes (id) on delete cascade,
      user_id text references users (id) on delete set null,
      content_before text not null,
      content_after text not null,
      created_at text not null
    )`);
    await run('create index short_link_changes_listed on short_link_changes (qr_id, created_at)');
    await run('create index short_link_changes_user on short_link_changes (user_id)');
    await run(`create table scan_counts (
      qr_id text not null references qr_codes (id) on delete cascade,
      hour text not null,
      device text not null,
      visits bigint not null,
      scans bigint not null,
      primary key (qr_id, hour, device)
    )`);
    await run(`create table scan_totals (
      qr_id text primary key references qr_codes (id) on delete cascade,
      visits bigint not null,
      scans bigint not null,
      bots bigint not null
    )`);
    // One tree less to write for each visitor.
    const compact = engine === 'sqlite' ? 'without rowid' : '';
    await run(`create table scan_visitors (hash text primary key, seen_at text not null) ${compact}`);
    await run('create index scan_visitors_seen on scan_visitors (seen_at)');
    await run('create table scan_salts (day text primary key, salt text not null)');
  },
});
