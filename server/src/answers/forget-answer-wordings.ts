import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema/tables';
import { answersChanged } from './answer-store';

/** Deletes the wordings of answers that only these visitors, or the visitors of these conversations, used. */
export async function deleteAnswerWordings(
  db: Kysely<Tables>,
  organizationId: string,
  askers: readonly string[],
): Promise<void> {
  if (askers.length === 0) return;
  const agents = await db
    .selectFrom('answer_wordings')
    .innerJoin('agents', 'agents.id', 'answer_wordings.agent_id')
    .select('agents.id')
    .distinct()
    .where('asker', 'in', askers)
    .where('is_question', '=', 0)
    .where('organization_id', '=', organizationId)
    .orderBy('agents.id')
    .execute();
  for (const { id } of agents) {
    // First, as in every change of answers, to avoid deadlocks.
    await answersChanged(db, id);
    await db
      .deleteFrom('answer_wordings')
      .where('asker', 'in', askers)
      .where('is_question', '=', 0)
      .where('agent_id', '=', id)
      .execute();
  }
}

/**
 * Keeps the wordings of answers when the conversations in which they were asked are deleted. They stay linked to the
 * visitor, who may be deleted later, or to nobody.
 */
export async function releaseAnswerWordings(
  db: Kysely<Tables>,
  organizationId: string,
  conversationIds: readonly string[],
): Promise<void> {
  if (conversationIds.length === 0) return;
  await db
    .updateTable('answer_wordings')
    .set(({ selectFrom }) => ({
      asker: selectFrom('conversations').select('visitor_id').whereRef('conversations.id', '=', 'asker'),
    }))
    .where('asker', 'in', conversationIds)
    .where('agent_id', 'in', (query) =>
      query.selectFrom('agents').select('id').where('organization_id', '=', organizationId),
    )
    .execute();
}
