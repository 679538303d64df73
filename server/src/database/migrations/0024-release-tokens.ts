import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Names release tokens and lets them expire, and counts what browsers report of a rollout apart from other reports. */
export const releaseTokens: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table release_tokens add column name text not null default '';
alter table release_tokens add column expires_at text;

alter table watched_rollouts drop column base_day;
alter table watched_rollouts drop column base;

create table rollout_counts (
  remote text not null,
  since text not null,
  version text not null,
  field text not null,
  count integer not null,
  primary key (remote, since, version, field)
);
`;
