import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

/** Organizations with their people, and what belongs to the server as a whole. */
export const accounts = (engine: Engine): Migration => ({
  async up(db) {
    await runStatements(db, TABLES);
    if (engine === 'postgres') await runStatements(db, SHARED_BY_INSTANCES);
  },
});

const TABLES = `
create table settings (
  key text primary key,
  value text not null
);

create table organizations (
  id text primary key,
  name text not null,
  created_at text not null,
  reading_due double precision not null default 0,
  embedding_due double precision not null default 0,
  conversation_days integer,
  crawling_due double precision not null default 0
);

create table users (
  id text primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  created_at text not null,
  email_key text not null unique,
  organization_id text not null references organizations (id),
  role text not null default 'owner'
);
create index users_organization_id on users (organization_id);

create table sessions (
  id text primary key,
  expires_at text not null,
  user_id text not null references users (id) on delete cascade,
  created_at text,
  last_used_at text,
  authenticated_at text,
  browser text
);
create index sessions_user_id on sessions (user_id);

create table password_resets (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at text not null
);
create index password_resets_user_id on password_resets (user_id);

create table email_changes (
  user_id text primary key references users (id) on delete cascade,
  email text not null,
  token_hash text not null unique,
  expires_at text not null,
  session_id text
);

create table invitations (
  id text primary key,
  organization_id text not null references organizations (id),
  email text not null,
  email_key text not null,
  token_hash text not null unique,
  created_at text not null,
  expires_at text not null,
  constraint invitations_email_key unique (organization_id, email_key)
);

create table hub_names (
  connection_id text primary key,
  instance text not null,
  organization_id text not null,
  name_key text not null,
  name text not null default ''
);
create index hub_names_organization_id_name_key on hub_names (organization_id, name_key);

create table hub_messages (
  id text primary key,
  organization_id text not null,
  name_key text not null,
  record text not null,
  created_at text not null
);
create index hub_messages_created_at on hub_messages (created_at);

create table notifications (
  id text primary key,
  title text not null,
  message text not null,
  created_at text not null,
  organization_id text not null references organizations (id),
  read_at text,
  subject text,
  revision bigint not null default 0,
  link text
);
create index notifications_link on notifications (organization_id, link) where link is not null;
create index notifications_organization_id_created_at on notifications (organization_id, created_at);

create table client_reports (
  day text not null,
  remote text not null,
  version text not null,
  event text not null,
  count integer not null,
  constraint client_reports_key primary key (day, remote, version, event)
);

create table demonstrations (
  organization_id text primary key references organizations (id) on delete cascade,
  contents text not null,
  filling_until text,
  created_at text not null,
  is_unwanted integer not null default 0
);
`;

/** Counts of attempts are unlogged: they change with every chat call, and a crash of the database may forget them. */
const SHARED_BY_INSTANCES = `
create table instances (
  id text primary key,
  seen_at timestamptz not null default now()
);

create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
`;
