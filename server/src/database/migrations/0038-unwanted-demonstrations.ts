import type { Migration } from 'kysely';

/** Whether a demonstration that is being filled shall be removed, so that the server that fills it stops. */
export const unwantedDemonstrations: Migration = {
  async up(db) {
    await db.schema
      .alterTable('demonstrations')
      .addColumn('is_unwanted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
