import type { Migration } from 'kysely';
import { sql } from 'kysely';

/** New conversations beyond the first few are summed up in one notification, which waits here. */
export const conversationNotices: Migration = {
  async up(db) {
    await db.schema
      .createTable('conversation_notices')
      .addColumn('agent_id', 'text', (column) => column.primaryKey().references('agents.id').onDelete('cascade'))
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute();
    await sql`create index conversation_notices_due_at on conversation_notices (due_at)`.execute(db);
  },
};
