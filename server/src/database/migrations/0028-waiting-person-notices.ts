import type { Migration } from 'kysely';

/** Visitors who want a person beyond the first ones are summed up in one notification, like new conversations. */
export const waitingPersonNotices: Migration = {
  async up(db) {
    await db.schema
      .alterTable('conversation_notices')
      .addColumn('persons', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
