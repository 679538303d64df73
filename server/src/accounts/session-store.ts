import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { lockAccount } from './lock-account';
import type { Session } from './sessions';

/** Lists the open sessions of the current session's person, most recently used first. */
export async function listSessions({ db }: Database, current: Session) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'last_used_at as lastUsed'])
    .where('user_id', '=', current.userId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    ...row,
    browser: row.browser ?? 'Unknown browser',
    isCurrent: row.id === current.id,
  }));
  return { sessions };
}

/** Ends the current session on logout. A new email that it requested still waits for its confirmation. */
export async function logOut({ db }: Database, { id }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends a session, and drops the new email that it requested. Throws 404 when the person has no such session. */
export async function endSession(database: Database, userId: string, id: string): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await lockAccount(database, transaction, userId);
    const { numDeletedRows } = await transaction
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('session');
    await transaction.deleteFrom('email_changes').where('user_id', '=', userId).where('session_id', '=', id).execute();
  });
}

/** Ends all sessions but this one, and drops a new email that another session requested. */
export async function endOtherSessions(database: Database, { id, userId }: Session): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await lockAccount(database, transaction, userId);
    await transaction.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id).execute();
    await transaction
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .where((change) => change.or([change('session_id', 'is', null), change('session_id', '!=', id)]))
      .execute();
  });
}
