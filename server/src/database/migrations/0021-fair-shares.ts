import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

/** Documents count their claims apart from the crashes of their reader; organizations take turns. */
export const fairShares: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('documents')
      .addColumn('claims', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const turn of ['reading_due', 'embedding_due']) {
      await db.schema
        .alterTable('organizations')
        .addColumn(turn, 'double precision', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    // Claims that were counted as attempts condemn no document.
    await sql`update documents set claims = attempts, attempts = 0 where status in (0, 1)`.execute(db);
    await sql`drop index passages_not_embedded`.execute(db);
    await sql`create index passages_awaited on passages (document_row_id, embedding_lease_until)
      where embedding is null`.execute(db);
    await sql`create index documents_organization on documents (organization_id, size)`.execute(db);
  },
};
