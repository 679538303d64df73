import type { Migration } from 'kysely';

/** How an agent's widget looks, stored with the agent. */
export const widgetTheme: Migration = {
  async up(db) {
    await db.schema.alterTable('agents').addColumn('widget_theme', 'text').execute();
  },
};
