import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores with a reply the passages that open under it, and the owner's test questions with their last results. */
export const repliesAndTests: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table messages add column passages text;

create table test_questions (
  id text primary key,
  agent_id text not null references agents (id) on delete cascade,
  question text not null,
  words text not null,
  document text not null,
  created_at text not null,
  changed_at text not null,
  passed integer,
  passed_before integer,
  since text,
  ran_at text,
  reply text,
  outcome text,
  names text
);
create index test_questions_of_agent on test_questions (agent_id, created_at, id);

create table test_runs (
  agent_id text primary key references agents (id) on delete cascade,
  basis text not null default '',
  noticed text,
  due_at text,
  lease_until text,
  claims integer not null default 0,
  ran_at text,
  ran_before_at text
);
create index test_runs_due on test_runs (due_at);
`;
