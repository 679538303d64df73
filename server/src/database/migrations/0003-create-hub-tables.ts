import type { Migration } from 'kysely';

/** What instances on one database tell each other for people who talk to each other. */
export const createHubTables: Migration = {
  async up(db) {
    await db.schema
      .createTable('hub_names')
      .addColumn('connection_id', 'text', (column) => column.primaryKey())
      .addColumn('instance', 'text', (column) => column.notNull())
      .addColumn('organization_id', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('hub_names_organization_id_name_key')
      .on('hub_names')
      .columns(['organization_id', 'name_key'])
      .execute();
    await db.schema
      .createTable('hub_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organization_id', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('hub_messages_created_at').on('hub_messages').column('created_at').execute();
  },
};
