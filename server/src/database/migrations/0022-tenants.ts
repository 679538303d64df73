import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

/**
 * Stores the organization with each message and passage, so that every query of a question names it, and finds words
 * among the passages of one agent. PostgreSQL's large tables are prepared before, by `prepareTenants`.
 */
export const tenants = (engine: Engine): Migration => ({
  async up(db) {
    if (engine === 'sqlite') return runStatements(db, IN_SQLITE);
    // A new database was not prepared.
    if (!(await isTrue(db, `select to_regclass('${LAST_INDEX}') is not null as value`))) {
      await runStatements(db, POSTGRES_COLUMNS);
      for (const table of TABLES) await sql.raw(filled(table, '')).execute(db);
      for (const [name, index] of Object.entries(POSTGRES_INDEXES)) {
        await sql.raw(index.replace('index', `index if not exists ${name}`)).execute(db);
      }
    }
    await runStatements(db, POSTGRES_END);
  },
});

const TABLES = ['passages', 'messages'] as const;
type Table = (typeof TABLES)[number];

/** The row that knows the organization of another, and how that names it. */
const PARENTS = {
  passages: { table: 'documents', key: 'document_row_id' },
  messages: { table: 'conversations', key: 'conversation_row_id' },
} as const;

/** Fills the rows of a table that have no organization. */
const filled = (table: Table, where: string) => {
  const { table: parent, key } = PARENTS[table];
  return `update ${table} set organization_id = parent.organization_id from ${parent} parent
    where parent.id = ${table}.${key} and ${table}.organization_id = '' ${where}`;
};

const IN_SQLITE = `
alter table passages add column organization_id text not null default '';
alter table messages add column organization_id text not null default '';
${filled('passages', '')};
${filled('messages', '')};
drop index passages_agent_id;
drop index passages_document_language;
drop index messages_in_order;
create index passages_of_agents on passages (organization_id, agent_id);
create index passages_of_documents on passages (document_row_id, language, organization_id);
create unique index messages_of_conversations on messages (conversation_row_id, position, organization_id);
`;

/** The trigger fills what instances of an earlier release write until they are restarted. */
const POSTGRES_COLUMNS = `
alter table passages add column if not exists organization_id text not null default '';
alter table messages add column if not exists organization_id text not null default '';
create or replace function fill_organization() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'passages' then
        new.organization_id := coalesce((select organization_id from documents where id = new.document_row_id), '');
      else
        new.organization_id := coalesce((select organization_id from conversations where id = new.conversation_row_id), '');
      end if;
      return new;
    end $$;
drop trigger if exists passages_organization on passages;
create trigger passages_organization before insert on passages
  for each row when (new.organization_id = '') execute function fill_organization();
drop trigger if exists messages_organization on messages;
create trigger messages_organization before insert on messages
  for each row when (new.organization_id = '') execute function fill_organization();
`;

/** The agent is a word of the index, as in SQLite: a common word in the documents of others costs nothing. */
const POSTGRES_INDEXES: Readonly<Record<string, string>> = {
  passages_words: 'create index on passages using gin ((array_to_tsvector(array[agent_id]) || vector))',
  passages_of_agents: 'create index on passages (organization_id, agent_id)',
  passages_of_documents: 'create index on passages (document_row_id, language, organization_id)',
  messages_of_conversations: 'create unique index on messages (conversation_row_id, position, organization_id)',
};

const LAST_INDEX = 'messages_of_conversations';

const POSTGRES_END = `
drop index if exists passages_index;
drop index if exists passages_agent_id;
drop index if exists passages_document_language;
drop index if exists messages_in_order;
`;

const ROWS_AT_ONCE = 5_000;
const LOCK = 72_022_022;
const LOCK_RETRY_MS = 500;

/**
 * Adds and fills the columns and builds the indexes before the migration, which does everything in one transaction: a few
 * rows at a time and without locking the tables, while instances of an earlier release work on. Begins again where it was
 * interrupted. `db` has one connection to PostgreSQL, past a pooler.
 */
export async function prepareTenants<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  // Waiting inside PostgreSQL would block the building of indexes.
  while (!(await isTrue(db, `select pg_try_advisory_lock(${LOCK}) as value`))) {
    await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
  }
  try {
    await runStatements(db as Kysely<unknown>, POSTGRES_COLUMNS);
    for (const table of TABLES) await fillInBatches(db, table);
    for (const [name, index] of Object.entries(POSTGRES_INDEXES)) await buildIndex(db, name, index);
    for (const table of TABLES) await sql.raw(`analyze ${table}`).execute(db);
  } finally {
    await sql.raw(`select pg_advisory_unlock(${LOCK})`).execute(db);
    await sql`reset statement_timeout`.execute(db);
  }
}

async function fillInBatches<Tables>(db: Kysely<Tables>, table: Table): Promise<void> {
  for (let last: string | null = null; ; ) {
    const from: string = last === null ? '' : `where id > '${last}'`;
    const { rows } = await sql<{ first: string; last: string }>`
      select min(id)::text as first, max(id)::text as last
      from (select id from ${sql.raw(`${table} ${from}`)} order by id limit ${sql.lit(ROWS_AT_ONCE)}) batch`.execute(
      db,
    );
    const [some] = rows;
    if (some?.last == null) return;
    await sql.raw(filled(table, `and ${table}.id between '${some.first}' and '${some.last}'`)).execute(db);
    last = some.last;
  }
}

async function buildIndex<Tables>(db: Kysely<Tables>, name: string, index: string): Promise<void> {
  // An interrupted build leaves an index that is never used.
  const isBroken = `select exists (select from pg_index where indexrelid = to_regclass('${name}') and not indisvalid) as value`;
  if (await isTrue(db, isBroken)) await sql.raw(`drop index concurrently ${name}`).execute(db);
  await sql.raw(index.replace('index', `index concurrently if not exists ${name}`)).execute(db);
}

async function isTrue<Tables>(db: Kysely<Tables>, query: string): Promise<boolean> {
  const { rows } = await sql.raw<{ value: boolean }>(query).execute(db);
  return rows[0]?.value === true;
}
