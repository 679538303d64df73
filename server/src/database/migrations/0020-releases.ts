import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores tokens that publish releases, what was done to releases, rollouts that end themselves, and proven emails. */
export const releases: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table users add column email_proved_at text;

create table release_tokens (
  id text primary key,
  remote text not null,
  start text not null,
  token_hash text not null unique,
  created_by text not null,
  created_at text not null,
  last_used_at text
);

create table release_actions (
  id text primary key,
  at text not null,
  actor text not null,
  remote text not null,
  text text not null
);
create index release_actions_by_time on release_actions (at);

create table watched_rollouts (
  remote text not null,
  since text not null,
  version text not null,
  previous_version text not null,
  base_day text not null,
  base text not null,
  halted_at text,
  reason text,
  primary key (remote, since)
);
`;
