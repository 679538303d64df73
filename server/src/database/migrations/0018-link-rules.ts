import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores the rules of short links, their limits of scans and passwords, and scans by rule. */
export const linkRules: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table short_links add column rules text;
alter table short_links add column hours_agent_id text references agents (id) on delete set null;
alter table short_links add column ends_after integer;
alter table short_links add column counted integer not null default 0;
alter table short_links add column password_hash text;
create index short_links_of_hours on short_links (hours_agent_id);

create table rule_counts (
  qr_id text not null references qr_codes (id) on delete cascade,
  rule_id text not null,
  scans bigint not null,
  primary key (qr_id, rule_id)
);
`;
