import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

/** When a document whose embedding failed is embedded again. The index leaves out languages that the model does not know. */
export const embeddingPauses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('documents')
      .addColumn('embedding_failures', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('documents').addColumn('embedding_retry_at', 'text').execute();
    await sql`create index documents_embedding_retry on documents (embedding_retry_at)
      where embedding_retry_at is not null`.execute(db);
    await sql`drop index passages_awaited`.execute(db);
    await sql`create index passages_awaited on passages (language, document_row_id, embedding_lease_until)
      where embedding is null`.execute(db);
  },
};
