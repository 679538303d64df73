import type { Migration } from 'kysely';

/** What browsers report about loading the parts of the site, only as counts. */
export const clientReports: Migration = {
  async up(db) {
    await db.schema
      .createTable('client_reports')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('remote', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('client_reports_key', ['day', 'remote', 'version', 'event'])
      .execute();
  },
};
