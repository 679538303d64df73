import type { Migration } from 'kysely';

/** Agents learn which sites may show them; those that are there already may be shown by any. */
export const allowedSites: Migration = {
  async up(db) {
    await db.schema.alterTable('agents').addColumn('allowed_sites', 'text').execute();
  },
};
