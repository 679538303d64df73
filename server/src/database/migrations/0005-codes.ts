import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

/** QR codes with their looks, tags and short links, and the counts of scans. */
export const codes = (engine: Engine): Migration => ({ up: (db) => runStatements(db, tables(engine)) });

const tables = (engine: Engine) => `
create table qr_codes (
  id text primary key,
  name text not null,
  type text not null,
  payload text not null,
  created_at text not null,
  organization_id text not null references organizations (id),
  revision bigint not null default 0
);
create index qr_codes_organization_id_created_at on qr_codes (organization_id, created_at);

create table qr_styles (
  qr_id text primary key references qr_codes (id) on delete cascade,
  style text not null,
  logo_id text
);

create table qr_presets (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  name text not null,
  style text not null,
  logo_id text
);
create unique index qr_presets_name on qr_presets (organization_id, name);

create table qr_logos (
  organization_id text not null references organizations (id) on delete cascade,
  id text not null,
  image text not null,
  primary key (organization_id, id)
);

create table qr_tags (
  qr_id text not null references qr_codes (id) on delete cascade,
  tag_key text not null,
  tag text not null,
  primary key (qr_id, tag_key)
);

create table slugs (
  slug text primary key,
  version integer not null default 1,
  changed_at text not null
);
create index slugs_changed on slugs (changed_at);

create table short_links (
  qr_id text primary key references qr_codes (id) on delete cascade,
  slug text not null references slugs (slug),
  is_paused integer not null default 0,
  starts_at text,
  ends_at text,
  after_end_url text,
  created_at text not null
);
create unique index short_links_slug on short_links (slug);

create table short_link_changes (
  id text primary key,
  qr_id text not null references qr_codes (id) on delete cascade,
  user_id text references users (id) on delete set null,
  content_before text not null,
  content_after text not null,
  created_at text not null
);
create index short_link_changes_listed on short_link_changes (qr_id, created_at);
create index short_link_changes_user on short_link_changes (user_id);

create table scan_counts (
  qr_id text not null references qr_codes (id) on delete cascade,
  hour text not null,
  device text not null,
  visits bigint not null,
  scans bigint not null,
  primary key (qr_id, hour, device)
);

create table scan_totals (
  qr_id text primary key references qr_codes (id) on delete cascade,
  visits bigint not null,
  scans bigint not null,
  bots bigint not null
);

create table scan_visitors (
  hash text primary key,
  seen_at text not null
)${engine === 'postgres' ? '' : ' without rowid'};
create index scan_visitors_seen on scan_visitors (seen_at);

create table scan_salts (
  day text primary key,
  salt text not null
);

create table scan_batches (
  id text primary key,
  written_at text not null
);
create index scan_batches_written on scan_batches (written_at);
`;
