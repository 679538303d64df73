import type { Migration } from 'kysely';
import { sql } from 'kysely';

/** How much of a ready document is embedded. All are embedded again, because sentences are split in another way now. */
export const indexedShare: Migration = {
  async up(db) {
    await db.schema.alterTable('documents').addColumn('indexed_share', 'double precision').execute();
    await sql`update passages set embedding = null, sentence_embeddings = null`.execute(db);
  },
};
