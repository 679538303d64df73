import type { Migration } from 'kysely';

/** Names in the chat are shown as they were typed, on every instance. */
export const hubDisplayNames: Migration = {
  async up(db) {
    await db.schema
      .alterTable('hub_names')
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
