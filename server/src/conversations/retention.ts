import type { Database } from '../database/database';
import { deleteConversations } from './delete-conversations';

const DAY_MS = 86_400_000;
const AT_ONCE = 200;

export async function readRetention({ db }: Database, organizationId: string): Promise<{ days: number | null }> {
  return db
    .selectFrom('organizations')
    .select('conversation_days as days')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
}

export async function saveRetention({ db }: Database, organizationId: string, days: number | null): Promise<void> {
  await db.updateTable('organizations').set({ conversation_days: days }).where('id', '=', organizationId).execute();
}

/**
 * Deletes conversations and grouped questions past their organization's retention period, and conversations in which
 * nothing was written for a day. Safe on any number of instances.
 */
export async function deleteExpired(database: Database, now = Date.now()): Promise<number> {
  const { db } = database;
  await deleteEmpty(database, new Date(now - DAY_MS));
  const organizations = await db
    .selectFrom('organizations')
    .select(['id', 'conversation_days as days'])
    .where('conversation_days', 'is not', null)
    .execute();
  let deleted = 0;
  for (const { id, days } of organizations) {
    const oldest = new Date(now - (days ?? 0) * DAY_MS);
    for (;;) {
      const some = await deleteSome(database, id, oldest);
      deleted += some;
      if (some < AT_ONCE) break;
    }
    await deleteQuestions(database, id, oldest.toISOString());
  }
  return deleted;
}

/**
 * Visitors who open a chat and write nothing leave such conversations behind. Without activity, they appear in no list,
 * search or count.
 */
async function deleteEmpty({ db }: Database, oldest: Date): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('conversations')
      .where('id', 'in', (query) =>
        query
          .selectFrom('conversations')
          .select('id')
          .where('activity', 'is', null)
          .where('created_at', '<', oldest.toISOString())
          .limit(AT_ONCE),
      )
      .where('activity', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows < BigInt(AT_ONCE)) return;
  }
}

async function deleteSome({ db, engine }: Database, organizationId: string, oldest: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const some = transaction
      .selectFrom('conversations')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where(({ or, and, eb }) =>
        or([
          eb('activity', '<', oldest.getTime() * 1000),
          // Conversations without activity have no messages.
          and([eb('activity', 'is', null), eb('created_at', '<', oldest.toISOString())]),
        ]),
      )
      .limit(AT_ONCE);
    const rows = await (engine === 'postgres' ? some.forUpdate().skipLocked() : some).execute();
    return deleteConversations(
      transaction,
      organizationId,
      rows.map(({ id }) => id),
    );
  });
}

async function deleteQuestions({ db }: Database, organizationId: string, oldest: string): Promise<void> {
  await db
    .deleteFrom('question_groups')
    .where('organization_id', '=', organizationId)
    .where('last_asked', '<', oldest)
    .execute();
  await db
    .deleteFrom('question_wordings')
    .where('last_asked', '<', oldest)
    .where('agent_id', 'in', (query) =>
      query.selectFrom('agents').select('id').where('organization_id', '=', organizationId),
    )
    .execute();
}
