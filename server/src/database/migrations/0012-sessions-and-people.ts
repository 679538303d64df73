import type { Migration } from 'kysely';
import { sql } from 'kysely';

/**
 * Sessions say when and where they are used, people have roles and are invited, and a new email waits until it is
 * confirmed. Everybody who is there already founded their organization.
 */
export const sessionsAndPeople: Migration = {
  async up(db) {
    for (const column of ['created_at', 'last_used_at', 'authenticated_at', 'browser']) {
      await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
    }
    await db.schema
      .alterTable('users')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
      .execute();
    await sql`create index users_organization_id on users (organization_id)`.execute(db);
    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('invitations_email_key', ['organization_id', 'email_key'])
      .execute();
    await db.schema
      .createTable('email_changes')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
