import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import type { Session } from './sessions';

/** The open sessions of the person whose session asks, the latest used first. */
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

/** Throws 404 when the person has no such session. */
export async function endSession({ db }: Database, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('session');
}

export async function endOtherSessions({ db }: Database, { id, userId }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id).execute();
}
