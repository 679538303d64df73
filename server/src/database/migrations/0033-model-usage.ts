import type { Migration } from 'kysely';

/** What language models were used for on each day; messages know the id under which their page sent them. */
export const modelUsage: Migration = {
  async up(db) {
    await db.schema
      .createTable('model_usage')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('agent_id', 'text', (column) => column.references('agents.id').onDelete('cascade'))
      .addColumn('replies', 'integer', (column) => column.notNull())
      .addColumn('tokens', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('model_usage_key', ['day', 'scope', 'subject'])
      .execute();
    await db.schema.createIndex('model_usage_agent').on('model_usage').column('agent_id').execute();
    await db.schema.alterTable('messages').addColumn('turn_id', 'text').execute();
    await db.schema.alterTable('messages').addColumn('is_cut', 'integer').execute();
  },
};
