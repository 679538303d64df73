import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

/** Agents, their websites and documents, and the passages in which they find answers. */
export const agents = (engine: Engine): Migration => ({
  async up(db) {
    await runStatements(db, TABLES);
    await runStatements(db, passages(engine));
    await runStatements(db, engine === 'postgres' ? IN_POSTGRES : IN_SQLITE);
  },
});

const TABLES = `
create table agents (
  id text primary key,
  name text not null,
  description text not null,
  configuration text not null,
  model_name text not null,
  organization_id text not null references organizations (id),
  bot_type_id text,
  enabled integer not null,
  client_id text unique,
  client_secret_hash text,
  client_is_active integer not null,
  template_id text,
  template_content text,
  created_at text not null,
  allowed_sites text,
  revision bigint not null default 0,
  starter_questions text,
  offers_person integer not null default 0,
  shows_sources integer not null default 1,
  privacy_url text,
  answers_version integer not null default 0,
  widget_theme text
);
create index agents_organization_id_created_at on agents (organization_id, created_at);

create table former_agents (
  id text primary key,
  organization_id text not null references organizations (id),
  name text not null
);
create index former_agents_of_organization on former_agents (organization_id);

create table websites (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  agent_id text not null references agents (id) on delete cascade,
  address text not null,
  crawl integer not null default 0,
  is_fetching integer not null default 0,
  due_at text not null,
  lease_until text,
  claims integer not null default 0,
  fetched_at text,
  tried_at text,
  error text,
  pages_new integer not null default 0,
  pages_changed integer not null default 0,
  pages_gone integer not null default 0,
  is_cut integer not null default 0,
  created_at text not null,
  crawl_ms integer not null default 0
);
create index websites_due on websites (due_at);
create unique index websites_key on websites (agent_id, address);
create index websites_organization on websites (organization_id);

create table website_pages (
  website_id text not null references websites (id) on delete cascade,
  address text not null,
  position integer not null,
  depth integer not null,
  seen_crawl integer not null,
  fetched_crawl integer not null default 0,
  document_row_id text,
  etag text,
  last_modified text,
  sha256 text,
  is_left_out integer not null default 0,
  attempts integer not null default 0,
  primary key (website_id, address)
);
create index website_pages_waiting on website_pages (website_id, seen_crawl, fetched_crawl, position);

create table documents (
  id text primary key,
  document_id text not null,
  name text not null,
  sha256 text not null,
  organization_id text not null references organizations (id),
  agent_id text not null references agents (id) on delete cascade,
  type integer not null,
  status integer not null,
  size integer not null,
  attempts integer not null default 0,
  error text,
  lease_until text,
  created_at text not null,
  changed_at text not null,
  claims integer not null default 0,
  revision bigint not null default 0,
  indexed_share double precision,
  website_id text references websites (id),
  source_address text,
  embedding_failures integer not null default 0,
  embedding_retry_at text,
  constraint documents_document_id unique (organization_id, document_id)
);
create index documents_agent_id_created_at on documents (agent_id, created_at);
create index documents_embedding_retry on documents (embedding_retry_at) where embedding_retry_at is not null;
create index documents_failed on documents (organization_id, changed_at) where status = 3;
create index documents_organization on documents (organization_id, size);
create index documents_status_changed_at on documents (status, changed_at);
create index documents_website on documents (website_id) where website_id is not null;
`;

/** PostgreSQL ranks by a stored vector: computing it from each passage took 5 s for a question about ten books. */
const POSTGRES_VECTOR = `,
  vector tsvector generated always as (to_tsvector('simple', terms)) stored`;

function passages(engine: Engine): string {
  const bytes = engine === 'postgres' ? 'bytea' : 'blob';
  return `
create table passages (
  id ${engine === 'postgres' ? 'bigserial' : 'integer'} primary key,
  document_row_id text not null references documents (id) on delete cascade,
  agent_id text not null,
  position integer not null,
  heading text not null,
  text text not null,
  terms text not null${engine === 'postgres' ? POSTGRES_VECTOR : ''},
  embedding ${bytes},
  sentence_embeddings ${bytes},
  embedding_lease_until text,
  embedding_model text,
  language text not null
);
create index passages_agent_id on passages (agent_id);
create index passages_awaited on passages (language, document_row_id, embedding_lease_until) where embedding is null;
create index passages_document_row_id on passages (document_row_id);
`;
}

const IN_POSTGRES = `
create index passages_index on passages using gin (vector);

create table document_files (
  id text primary key references documents (id) on delete cascade,
  bytes bytea not null
);
`;

/**
 * The agent's id is a word of the index. Removing the terms of many passages immediately would stop the server for
 * minutes, so `secure-delete` stays off.
 */
const IN_SQLITE = `
create virtual table passages_index using fts5(agent, terms, tokenize = 'unicode61', detail = column);
insert into passages_index (passages_index, rank) values ('secure-delete', 0);
create trigger passages_added after insert on passages begin
    insert into passages_index (rowid, agent, terms) values (new.id, 'a' || replace(new.agent_id, '-', ''), new.terms);
  end;
create trigger passages_changed after update of terms on passages begin
    update passages_index set terms = new.terms where rowid = new.id;
  end;
create trigger passages_removed after delete on passages begin
    delete from passages_index where rowid = old.id;
  end;
`;
