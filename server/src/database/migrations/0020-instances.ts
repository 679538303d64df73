import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';

/** Instances on one PostgreSQL report that they live; passages are claimed before they are embedded. */
export const instances = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('passages').addColumn('embedding_lease_until', 'text').execute();
    if (engine !== 'postgres') return;
    await sql`create table instances (
      id text primary key,
      seen_at timestamptz not null default now()
    )`.execute(db);
  },
});
