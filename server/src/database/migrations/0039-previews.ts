import type { Migration } from 'kysely';

/** Conversations of owners with the preview of a widget. Each is deleted a day after it was used last. */
export const previews: Migration = {
  async up(db) {
    await db.schema
      .createTable('previews')
      .addColumn('participant_id', 'text', (column) => column.primaryKey())
      .addColumn('agent_id', 'text', (column) => column.notNull().references('agents.id').onDelete('cascade'))
      .addColumn('conversation_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('previews_of_agent').on('previews').columns(['agent_id', 'conversation_id']).execute();
    await db.schema.createIndex('previews_used').on('previews').column('used_at').execute();
  },
};
