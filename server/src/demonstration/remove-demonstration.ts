import { type Kysely, sql } from 'kysely';
import { deleteConversations } from '../conversations/delete-conversations';
import type { Tables } from '../database/schema/tables';
import { markChanged } from '../links/change-code';
import type { DemonstrationContents } from './demonstration-contents';
import type { DemonstrationServices } from './demonstration-services';

/**
 * Removes only what a demonstration created. An agent of the demonstration to which the owner added documents, websites
 * or answers is kept, together with them.
 */
export async function removeDemonstration(
  { database, files, links }: Pick<DemonstrationServices, 'database' | 'files' | 'links'>,
  organizationId: string,
  contents: DemonstrationContents,
): Promise<void> {
  const documents = contents.documents.flat();
  const { slugs, removed } = await database.db.transaction().execute(async (transaction) => {
    // Done first, so that a simultaneous removal waits, and counts are subtracted only once.
    const { numDeletedRows } = await transaction
      .deleteFrom('demonstrations')
      .where('organization_id', '=', organizationId)
      .where('contents', '=', JSON.stringify(contents))
      .executeTakeFirst();
    // A waiting summary is also about the owner's own conversations.
    await deleteConversations(transaction, organizationId, contents.conversations, { keepsSummaries: true });
    const ownedBy = { transaction, organizationId };
    await deleteRows(ownedBy, 'notifications', contents.notifications);
    const removed = await transaction
      .deleteFrom('documents')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', documents)
      .returning(['id', 'sha256'])
      .execute();
    if (numDeletedRows > 0n) await subtractCounts(transaction, organizationId, contents);
    await deleteEmptyAgents(transaction, organizationId, contents.agents);
    const codes = await transaction
      .selectFrom('qr_codes')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', contents.codes)
      .orderBy('id')
      .execute();
    const qrIds = codes.map(({ id }) => id);
    const changed = qrIds.length > 0 ? await markChanged(database, transaction, { qrIds }) : [];
    await deleteRows(ownedBy, 'qr_codes', contents.codes);
    return { slugs: changed, removed };
  });
  links.forget(slugs);
  await files.remove(removed);
}

async function deleteRows(
  { transaction, organizationId }: { readonly transaction: Kysely<Tables>; readonly organizationId: string },
  table: 'notifications' | 'qr_codes',
  ids: readonly string[],
): Promise<void> {
  await transaction.deleteFrom(table).where('organization_id', '=', organizationId).where('id', 'in', ids).execute();
}

/**
 * Deletes the agents that contain nothing of the owner's. Conversations that the owner or others had with them are
 * kept.
 */
async function deleteEmptyAgents(db: Kysely<Tables>, organizationId: string, ids: readonly string[]): Promise<void> {
  const deleted = await db
    .deleteFrom('agents')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('documents').select('id').whereRef('documents.agent_id', '=', 'agents.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('websites').select('id').whereRef('websites.agent_id', '=', 'agents.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('answers').select('id').whereRef('answers.agent_id', '=', 'agents.id'))),
    )
    .returning(['id', 'name'])
    .execute();
  for (const { id, name } of deleted) {
    const conversation = db.selectFrom('conversations').select('id').where('agent_id', '=', id).limit(1);
    if (!(await conversation.executeTakeFirst())) continue;
    await db.insertInto('former_agents').values({ id, name, organization_id: organizationId }).execute();
  }
}

/** Subtracts the demonstration's share from the daily numbers, or deletes its agents' if no share was stored yet. */
async function subtractCounts(
  db: Kysely<Tables>,
  organizationId: string,
  { agents, counts }: DemonstrationContents,
): Promise<void> {
  for (const { agentId, day, name, count, personId } of counts ?? []) {
    const ofPerson = personId !== undefined;
    await db
      .updateTable(ofPerson ? 'person_counts' : 'daily_counts')
      .set((row) => ({ count: row('count', '-', count) }))
      .where('organization_id', '=', organizationId)
      .where('agent_id', '=', agentId)
      .where('day', '=', day)
      .where('name', '=', name)
      .$if(ofPerson, (rows) => rows.where(sql.ref('person_id'), '=', personId))
      .execute();
  }
  for (const table of ['daily_counts', 'person_counts'] as const) {
    await db
      .deleteFrom(table)
      .where('organization_id', '=', organizationId)
      .where('agent_id', 'in', agents)
      .$if(counts !== null, (rows) => rows.where('count', '<=', sql.lit(0)))
      .execute();
  }
}
