import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores which destinations of short links can be reached, and what a code does while its own cannot. */
export const linkChecks: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table short_links add column check_at text;
alter table short_links add column unreachable text;
alter table short_links add column fallback text;
alter table short_links add column fallback_agent_id text references agents (id) on delete set null;
create index short_links_checked on short_links (check_at);
create index short_links_of_fallback on short_links (fallback_agent_id);

create table link_checks (
  qr_id text not null references qr_codes (id) on delete cascade,
  address text not null,
  failures integer not null,
  failing_since text,
  was_reached integer not null default 0,
  was_asked integer not null default 0,
  problem text,
  checked_at text not null,
  primary key (qr_id, address)
);
`;
