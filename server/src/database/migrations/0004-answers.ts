import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

/** The owner's answers, and the questions that an agent did not answer, grouped by meaning. */
export const answers = (engine: Engine): Migration => ({
  up: (db) => runStatements(db, tables(engine === 'postgres' ? 'bytea' : 'blob')),
});

const tables = (bytes: string) => `
create table answers (
  id text primary key,
  organization_id text not null references organizations (id),
  agent_id text not null references agents (id) on delete cascade,
  question text not null,
  answer text not null,
  created_at text not null,
  changed_at text not null
);
create index answers_of_agent on answers (agent_id, created_at);

create table answer_wordings (
  id text primary key,
  answer_id text not null references answers (id) on delete cascade,
  agent_id text not null,
  key text not null,
  text text not null,
  is_question integer not null,
  asker text,
  embedding ${bytes},
  embedding_model text
);
create index answer_wordings_asker on answer_wordings (asker) where asker is not null;
create index answer_wordings_of_agent on answer_wordings (agent_id);
create index answer_wordings_of_answer on answer_wordings (answer_id);
create index answer_wordings_waiting on answer_wordings (id) where embedding is null;

create table question_groups (
  id text primary key,
  organization_id text not null references organizations (id),
  agent_id text not null references agents (id) on delete cascade,
  count integer not null,
  last_asked text not null,
  is_dismissed integer not null default 0,
  nearest text,
  conversation_row_id text references conversations (id) on delete set null,
  embedding ${bytes},
  embedding_model text
);
create index question_groups_conversation on question_groups (conversation_row_id);
create index question_groups_listed on question_groups (organization_id, is_dismissed, last_asked, id);
create index question_groups_of_agent on question_groups (agent_id, is_dismissed, last_asked, id);

create table question_wordings (
  id text primary key,
  group_id text not null references question_groups (id) on delete cascade,
  agent_id text not null,
  key text not null,
  text text not null,
  count integer not null,
  last_asked text not null,
  embedding ${bytes},
  embedding_model text
);
create unique index question_wordings_key on question_wordings (agent_id, key);
create index question_wordings_of_group on question_wordings (group_id, count);

create table question_askers (
  wording_id text not null references question_wordings (id) on delete cascade,
  conversation_row_id text references conversations (id) on delete cascade,
  count integer not null
);
create index question_askers_conversation on question_askers (conversation_row_id);
create unique index question_askers_key on question_askers (wording_id, conversation_row_id);
`;
