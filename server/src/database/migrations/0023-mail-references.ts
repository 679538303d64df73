import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

/**
 * Mails refer to the account or the invitation that they are about and are deleted with it; a new email refers to the
 * session that asked for it. Null in rows of earlier releases.
 */
export const mailReferences: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [column, table] of [
      ['user_id', 'users'],
      ['invitation_id', 'invitations'],
    ] as const) {
      await db.schema
        .alterTable('mails')
        .addColumn(column, 'text', (definition) => definition.references(`${table}.id`).onDelete('cascade'))
        .execute();
      await sql`create index ${sql.ref(`mails_${column}`)} on mails (${sql.ref(column)})`.execute(db);
    }
    await db.schema.alterTable('email_changes').addColumn('session_id', 'text').execute();
  },
};
