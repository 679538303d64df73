import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';
import { searchTermsOf } from './0024-search-terms';

/**
 * Conversations become a list that the owner reads: they belong to the organization, outlive their agent, and hold what
 * the list shows, so that a page of it is one query by index. The tables are written anew, because SQLite cannot change
 * a reference of a table that is there.
 */
export const conversations = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await createTables(db, engine);
    await copyRows(db);
    for (const table of ['messages', 'participants', 'conversations']) {
      await sql`drop table ${sql.table(table)}`.execute(db);
    }
    // The references between them follow.
    for (const table of ['conversations', 'participants', 'messages']) {
      await sql`alter table ${sql.table(`new_${table}`)} rename to ${sql.table(table)}`.execute(db);
    }
    await createIndexes(db);
    await (engine === 'sqlite' ? createSqliteIndex(db) : createPostgresIndex(db));
    await writeTerms(db);
  },
});

async function createTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Numbers and names of constraints differ; everything else is the same.
  const number = sql.raw(engine === 'sqlite' ? 'integer' : 'bigint');
  await sql`create table new_conversations (
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
    activity ${number},
    outcome text,
    helpful integer not null default 0,
    not_helpful integer not null default 0,
    done_at text,
    terms text not null default '',
    created_at text not null,
    constraint conversations_key primary key (id),
    constraint conversations_of_agent unique (agent_id, conversation_id)
  )`.execute(db);
  await sql`create table new_participants (
    id text not null,
    conversation_row_id text not null references new_conversations (id) on delete cascade,
    user_name text not null,
    created_at text not null,
    constraint participants_key primary key (id)
  )`.execute(db);
  await sql`create table new_messages (
    id text not null,
    conversation_row_id text not null references new_conversations (id) on delete cascade,
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
    constraint messages_key primary key (id)
  )`.execute(db);
  await sql`create table former_agents (
    id text primary key,
    organization_id text not null references organizations (id),
    name text not null
  )`.execute(db);
}

/** The outcomes of earlier replies are read from what they say. */
async function copyRows(db: Kysely<unknown>): Promise<void> {
  const notFound = 'I could not find that in the documents.';
  await sql`insert into new_conversations (id, organization_id, agent_id, conversation_id, created_at)
    select conversations.id, agents.organization_id, agent_id, conversation_id, conversations.created_at
    from conversations join agents on agents.id = conversations.agent_id`.execute(db);
  await sql`insert into new_participants (id, conversation_row_id, user_name, created_at)
    select id, conversation_row_id, user_name, created_at from participants`.execute(db);
  await sql`insert into new_messages
      (id, conversation_row_id, position, sender, participant_id, text, sources, outcome, created_at)
    select id, conversation_row_id,
      row_number() over (partition by conversation_row_id
        order by created_at, case when participant_id is null then 1 else 0 end, id) - 1,
      case when participant_id is null then 'agent' else 'visitor' end,
      participant_id, text, sources,
      case when participant_id is not null then null
        when sources <> '[]' then 'answered'
        when text = ${notFound} then 'not-found'
        when text like ${`${notFound}%`} then 'unsure'
        else 'answered' end,
      created_at
    from messages`.execute(db);
  await sql`update new_conversations set
    visitor_name = coalesce((select max(user_name) from new_participants where conversation_row_id = new_conversations.id), ''),
    messages = (select count(*) from new_messages where conversation_row_id = new_conversations.id),
    last_activity = (select max(created_at) from new_messages where conversation_row_id = new_conversations.id),
    outcome = (select outcome from new_messages
      where conversation_row_id = new_conversations.id and outcome is not null
      order by case outcome when 'not-found' then 0 when 'unsure' then 1 else 2 end limit 1)`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, on: string) => sql.raw(`create index ${name} on ${on}`).execute(db);
  await index('conversations_listed', 'conversations (organization_id, activity, id)');
  await index('conversations_of_agents', 'conversations (organization_id, agent_id, activity, id)');
  await index('conversations_by_outcome', 'conversations (organization_id, outcome, activity, id)');
  await index('conversations_of_agents_by_outcome', 'conversations (organization_id, agent_id, outcome, activity, id)');
  await index('conversations_of_visitor', 'conversations (organization_id, visitor_id) where visitor_id is not null');
  await index(
    'conversations_of_email',
    'conversations (organization_id, contact_email_key) where contact_email_key is not null',
  );
  await index('participants_of_conversation', 'participants (conversation_row_id)');
  await sql`create unique index messages_in_order on messages (conversation_row_id, position)`.execute(db);
  await index('former_agents_of_organization', 'former_agents (organization_id)');
}

/**
 * The words of each conversation under a number that grows with its activity, so that the newest that hold some words
 * are found without looking at the others. Whose it is, its agent and its outcome are words as well.
 */
async function createSqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index conversations_activity on conversations (activity)`.execute(db);
  await sql`create virtual table conversations_index using fts5(
    scope, terms, content = '', contentless_delete = 1, detail = column, tokenize = 'unicode61')`.execute(db);
  const add = sql`insert into conversations_index (rowid, scope, terms)
    select new.activity, 'o' || replace(new.organization_id, '-', '') || ' a' || replace(new.agent_id, '-', '')
      || ' r' || replace(coalesce(new.outcome, ''), '-', ''), new.terms
    where new.activity is not null`;
  const remove = sql`delete from conversations_index where rowid = old.activity`;
  await sql`create trigger conversations_added after insert on conversations begin ${add}; end`.execute(db);
  await sql`create trigger conversations_changed after update of activity, outcome, terms on conversations
    begin ${remove}; ${add}; end`.execute(db);
  await sql`create trigger conversations_removed after delete on conversations begin ${remove}; end`.execute(db);
}

/** The terms are words already: no parser may take them apart. */
async function createPostgresIndex(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversations add column vector tsvector
    generated always as (array_to_tsvector(string_to_array(terms, ' '))) stored`.execute(db);
  await sql`create index conversations_index on conversations using gin (vector)`.execute(db);
}

const AT_ONCE = 500;

interface Said {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Gives earlier conversations their first question, their words and their place in the list. */
async function writeTerms(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; at: string; name: string }>`
    select id, last_activity as at, visitor_name as name from conversations
    where last_activity is not null order by last_activity, id`.execute(db);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const said = await sql<Said>`select conversation_row_id as id, text, sender as name from messages
      where conversation_row_id in (${sql.join(some.map(({ id }) => id))}) order by position`.execute(db);
    const byId = new Map<string, Said[]>();
    for (const one of said.rows) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);
    for (const [at, { id, at: last, name }] of some.entries()) {
      const own = byId.get(id) ?? [];
      const first = own.find((one) => one.name === 'visitor')?.text ?? '';
      const terms = searchTermsOf([name, ...own.map(({ text }) => text)]).join(' ');
      // No two are the same.
      const activity = Date.parse(last) * 1000 + ((from + at) % 1000);
      await sql`update conversations set terms = ${terms}, first_question = ${first.slice(0, 300)}, activity = ${activity}
        where id = ${id}`.execute(db);
    }
  }
}
