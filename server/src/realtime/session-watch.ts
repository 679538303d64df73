import type { Database } from '../database/database';
import type { Connections } from './protocol/connections';

/** SQLite accepts no more parameters in a query. */
const IDS_AT_ONCE = 500;

/** Ends the connections of ended sessions, of one organization or of all. */
export async function endDeadSessions(
  { db }: Database,
  connections: Connections,
  organizationId?: string,
): Promise<void> {
  const ids = [...connections.sessionIds(organizationId)];
  const dead = new Set(ids);
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const alive = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .where('expires_at', '>', new Date().toISOString())
      .execute();
    for (const { id } of alive) dead.delete(id);
  }
  if (dead.size > 0) connections.endSessions(dead);
}
