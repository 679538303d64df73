import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

/** How QR codes look, styles that are stored for other codes, and tags. */
export const codeStylesAndTags: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(db);
    // Many codes have the same logo, so it is stored once.
    await run(`create table qr_logos (
      organization_id text not null references organizations (id) on delete cascade,
      id text not null,
      image text not null,
      primary key (organization_id, id)
    )`);
    await run(`create table qr_styles (
      qr_id text primary key references qr_codes (id) on delete cascade,
      style text not null,
      logo_id text
    )`);
    await run(`create table qr_presets (
      id text primary key,
      organization_id text not null references organizations (id) on delete cascade,
      name text not null,
      style text not null,
      logo_id text
    )`);
    await run('create unique index qr_presets_name on qr_presets (organization_id, name)');
    await run(`create table qr_tags (
      qr_id text not null references qr_codes (id) on delete cascade,
      tag_key text not null,
      tag text not null,
      primary key (qr_id, tag_key)
    )`);
  },
};
