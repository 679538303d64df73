import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';

/** Passages are found by what they mean too. Those that are there already are embedded by and by. */
export const passageEmbeddings = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`;
    await db.schema.alterTable('passages').addColumn('embedding', bytes).execute();
    await db.schema.alterTable('passages').addColumn('sentence_embeddings', bytes).execute();
    await sql`create index passages_not_embedded on passages (id) where embedding is null`.execute(db);
  },
});
