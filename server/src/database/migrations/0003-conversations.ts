import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

/**
 * Conversations belong to the organization and outlive their agent. A row holds what the list shows, so that a page of
 * it is one query by index.
 */
export const conversations = (engine: Engine): Migration => ({
  async up(db) {
    await runStatements(db, conversationsTable(engine));
    await runStatements(db, TABLES);
    await runStatements(db, engine === 'postgres' ? IN_POSTGRES : IN_SQLITE);
  },
});

/** The terms are words already: no parser may take them apart. */
const POSTGRES_VECTOR = `,
  vector tsvector generated always as (array_to_tsvector(string_to_array(terms, ' '))) stored`;

const conversationsTable = (engine: Engine) => `
create table conversations (
  id text not null,
  organization_id text not null references organizations (id),
  agent_id text not null,
  conversation_id text not null,
  site text,
  visitor_name text not null default '',
  visitor_id text,
  contact_name text,
  contact_email text,
  contact_email_key text,
  contact_message text,
  contacted_at text,
  first_question text not null default '',
  messages integer not null default 0,
  misses integer not null default 0,
  last_activity text,
  activity ${engine === 'postgres' ? 'bigint' : 'integer'},
  outcome text,
  helpful integer not null default 0,
  not_helpful integer not null default 0,
  done_at text,
  terms text not null default '',
  created_at text not null${engine === 'postgres' ? POSTGRES_VECTOR : ''},
  constraint conversations_key primary key (id),
  constraint conversations_of_agent unique (agent_id, conversation_id)
);
create index conversations_by_outcome on conversations (organization_id, outcome, activity, id);
create index conversations_listed on conversations (organization_id, activity, id);
create index conversations_of_agents on conversations (organization_id, agent_id, activity, id);
create index conversations_of_agents_by_outcome on conversations (organization_id, agent_id, outcome, activity, id);
create index conversations_of_email on conversations (organization_id, contact_email_key) where contact_email_key is not null;
create index conversations_of_visitor on conversations (organization_id, visitor_id) where visitor_id is not null;
`;

const TABLES = `
create table participants (id text not null,
  conversation_row_id text not null references conversations (id) on delete cascade,
  user_name text not null,
  created_at text not null,
  constraint participants_key primary key (id)
);
create index participants_of_conversation on participants (conversation_row_id);

create table messages (
  id text not null,
  conversation_row_id text not null references conversations (id) on delete cascade,
  position integer not null,
  sender text not null,
  participant_id text,
  text text not null,
  sources text,
  nearest text,
  outcome text,
  feedback text,
  delivery text,
  created_at text not null,
  turn_id text,
  is_cut integer,
  constraint messages_key primary key (id)
);
create index messages_failed on messages (created_at) where delivery = 'failed';
create unique index messages_in_order on messages (conversation_row_id, position);

create table conversation_notices (
  agent_id text primary key references agents (id) on delete cascade,
  count integer not null,
  due_at text not null,
  persons integer not null default 0
);
create index conversation_notices_due_at on conversation_notices (due_at);

create table previews (
  participant_id text primary key,
  agent_id text not null references agents (id) on delete cascade,
  conversation_id text not null,
  state text not null,
  used_at text not null
);
create index previews_of_agent on previews (agent_id, conversation_id);
create index previews_used on previews (used_at);

create table daily_counts (
  organization_id text not null references organizations (id),
  day text not null,
  agent_id text not null,
  name text not null,
  count integer not null,
  primary key (organization_id, day, agent_id, name)
);
create index daily_counts_of_agent on daily_counts (organization_id, agent_id, day);

create table model_usage (
  day text not null,
  scope text not null,
  subject text not null,
  agent_id text references agents (id) on delete cascade,
  replies integer not null,
  tokens bigint not null,
  constraint model_usage_key primary key (day, scope, subject)
);
create index model_usage_agent on model_usage (agent_id);

create table mails (
  id text primary key,
  to_name text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  created_at text not null,
  expires_at text not null,
  next_attempt_at text not null,
  attempts integer not null default 0,
  user_id text references users (id) on delete cascade,
  invitation_id text references invitations (id) on delete cascade,
  message_id text references messages (id) on delete cascade,
  conversation_row_id text references conversations (id) on delete cascade,
  reply_to_name text,
  reply_to_address text,
  stop_link text,
  summary_of text
);
create index mails_conversation on mails (conversation_row_id);
create index mails_invitation_id on mails (invitation_id);
create index mails_message_id on mails (message_id);
create index mails_next_attempt_at on mails (next_attempt_at);
create index mails_summary_of on mails (summary_of) where summary_of is not null;
create index mails_user_id on mails (user_id);

create table mail_alerts (
  user_id text primary key references users (id) on delete cascade,
  mail text not null,
  origin text not null,
  summarized_on text not null
);
`;

const IN_POSTGRES = `
create index conversations_index on conversations using gin (vector);
`;

/**
 * The words of each conversation under a number that grows with its activity, so that the newest that hold some words
 * are found without looking at the others. Its organization, its agent and its outcome are words as well.
 */
const IN_SQLITE = `
create unique index conversations_activity on conversations (activity);
create virtual table conversations_index using fts5(
    scope, terms, content = '', contentless_delete = 1, detail = column, tokenize = 'unicode61');
create trigger conversations_added after insert on conversations begin
    insert into conversations_index (rowid, scope, terms)
    select new.activity, 'o' || replace(new.organization_id, '-', '') || ' a' || replace(new.agent_id, '-', '')
      || ' r' || replace(coalesce(new.outcome, ''), '-', ''), new.terms
    where new.activity is not null;
  end;
create trigger conversations_changed after update of activity, outcome, terms on conversations begin
    delete from conversations_index where rowid = old.activity;
    insert into conversations_index (rowid, scope, terms)
    select new.activity, 'o' || replace(new.organization_id, '-', '') || ' a' || replace(new.agent_id, '-', '')
      || ' r' || replace(coalesce(new.outcome, ''), '-', ''), new.terms
    where new.activity is not null;
  end;
create trigger conversations_removed after delete on conversations begin
    delete from conversations_index where rowid = old.activity;
  end;
`;
