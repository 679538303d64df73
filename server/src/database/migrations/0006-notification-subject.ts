import type { Migration } from 'kysely';

/** Notifications say what they are about; those written before say nothing. */
export const notificationSubject: Migration = {
  async up(db) {
    await db.schema.alterTable('notifications').addColumn('subject', 'text').execute();
  },
};
