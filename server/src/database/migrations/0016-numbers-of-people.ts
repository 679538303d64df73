import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores ratings, since when a visitor waits for a person, who joined a conversation, and counts of what people do. */
export const numbersOfPeople: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
alter table conversations add column rating text;
alter table conversations add column rating_words text;
alter table conversations add column rated_at text;
alter table conversations add column rated_person text;
alter table conversations add column wanted_at text;

create table conversation_people (
  conversation_row_id text not null references conversations (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  last_at text not null,
  took_over integer not null default 0,
  primary key (conversation_row_id, user_id)
);
create index conversation_people_of_user on conversation_people (user_id);

create table person_counts (
  organization_id text not null references organizations (id),
  day text not null,
  agent_id text not null,
  person_id text not null,
  name text not null,
  count integer not null,
  primary key (organization_id, day, agent_id, person_id, name)
);
`;
