import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';

/**
 * What the owner makes of conversations: numbers for each day, questions without an answer in groups, answers of her own,
 * and mails. Agents say what their chat offers, and notifications lead to a page.
 */
export const answersAndAlerts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(db);
    const bytes = engine === 'postgres' ? 'bytea' : 'blob';
    await run('alter table agents add column starter_questions text');
    await run('alter table agents add column offers_person integer not null default 0');
    await run('alter table agents add column shows_sources integer not null default 1');
    await run('alter table agents add column privacy_url text');
    await run('alter table agents add column answers_version integer not null default 0');
    await run('alter table organizations add column conversation_days integer');
    await run('alter table notifications add column link text');
    await run('create index notifications_link on notifications (organization_id, link) where link is not null');

    await run(`create table daily_counts (
      organization_id text not null references organizations (id),
      day text not null,
      agent_id text not null,
      name text not null,
      count integer not null,
      primary key (organization_id, day, agent_id, name)
    )`);
    await run('create index daily_counts_of_agent on daily_counts (organization_id, agent_id, day)');

    await run(`create table question_groups (
      id text primary key,
      organization_id text not null references organizations (id),
      agent_id text not null references agents (id) on delete cascade,
      count integer not null,
      last_asked text not null,
      is_dismissed integer not null default 0,
      nearest text,
      conversation_row_id text references conversations (id) on delete set null,
      embedding ${bytes}
    )`);
    await run('create index question_groups_listed on question_groups (organization_id, is_dismissed, last_asked, id)');
    await run('create index question_groups_of_agent on question_groups (agent_id, is_dismissed, last_asked, id)');
    await run('create index question_groups_conversation on question_groups (conversation_row_id)');
    await run(`create table question_wordings (
      id text primary key,
      group_id text not null references question_groups (id) on delete cascade,
      agent_id text not null,
      key text not null,
      text text not null,
      count integer not null,
      last_asked text not null,
      asker text,
      embedding ${bytes}
    )`);
    await run('create index question_wordings_of_group on question_wordings (group_id, count)');
    await run('create unique index question_wordings_key on question_wordings (agent_id, key)');
    await run('create index question_wordings_asker on question_wordings (asker) where asker is not null');

    await run(`create table answers (
      id text primary key,
      organization_id text not null references organizations (id),
      agent_id text not null references agents (id) on delete cascade,
      question text not null,
      answer text not null,
      created_at text not null,
      changed_at text not null
    )`);
    await run('create index answers_of_agent on answers (agent_id, created_at)');
    await run(`create table answer_wordings (
      id text primary key,
      answer_id text not null references answers (id) on delete cascade,
      agent_id text not null,
      key text not null,
      text text not null,
      is_question integer not null,
      asker text,
      embedding ${bytes}
    )`);
    await run('create index answer_wordings_of_answer on answer_wordings (answer_id)');
    await run('create index answer_wordings_of_agent on answer_wordings (agent_id)');
    await run('create index answer_wordings_waiting on answer_wordings (id) where embedding is null');
    await run('create index answer_wordings_asker on answer_wordings (asker) where asker is not null');

    await run(`create table mail_alerts (
      user_id text primary key references users (id) on delete cascade,
      mail text not null,
      origin text not null,
      summarized_on text not null
    )`);
    await run('alter table mails add column message_id text references messages (id) on delete cascade');
    await run('alter table mails add column conversation_row_id text references conversations (id) on delete cascade');
    await run('alter table mails add column reply_to_name text');
    await run('alter table mails add column reply_to_address text');
    await run('alter table mails add column stop_link text');
    await run('create index mails_message_id on mails (message_id)');
    await run('create index mails_conversation on mails (conversation_row_id)');
  },
});
