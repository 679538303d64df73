import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores keys with which scripts call, and which of them changed a short link. */
export const apiKeys: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
create table api_keys (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  name text not null,
  scopes text not null,
  start text not null,
  key_hash text not null unique,
  created_by text not null,
  created_at text not null,
  last_used_at text,
  expires_at text
);
create index api_keys_by_organization on api_keys (organization_id);

alter table short_link_changes add column key_name text;
`;
