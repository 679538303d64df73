import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/schema/tables';
import { answersChanged } from './answer-store';

/**
 * Removes the questions of these conversations, which are about to be deleted, from their groups. Deletes wordings that
 * occur in no other conversation, and groups that have no wordings left.
 */
export async function forgetAskers(db: Kysely<Tables>, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length === 0) return;
  const removed = await db
    .deleteFrom('question_askers')
    .where('conversation_row_id', 'in', conversationIds)
    .returning(['wording_id', 'count'])
    .execute();
  if (removed.length === 0) return;
  const groups = new Set<string>();
  for (const { wording_id, count } of removed) {
    const wording = await db
      .updateTable('question_wordings')
      .set((own) => ({ count: own('count', '-', count) }))
      .where('id', '=', wording_id)
      .returning('group_id')
      .executeTakeFirst();
    if (!wording) continue;
    groups.add(wording.group_id);
    await db
      .updateTable('question_groups')
      .set((group) => ({ count: group('count', '-', count) }))
      .where('id', '=', wording.group_id)
      .execute();
  }
  for (const groupId of groups) {
    await db
      .deleteFrom('question_wordings')
      .where('group_id', '=', groupId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('question_askers')
              .select(sql.lit(1).as('one'))
              .whereRef('wording_id', '=', 'question_wordings.id'),
          ),
        ),
      )
      .execute();
    await db
      .deleteFrom('question_groups')
      .where('id', '=', groupId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('question_wordings')
              .select(sql.lit(1).as('one'))
              .whereRef('group_id', '=', 'question_groups.id'),
          ),
        ),
      )
      .execute();
  }
}

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
    // Done first, as in every change to answers, to avoid deadlocks.
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
 * Keeps the wordings of answers when the conversations in which they were asked are deleted. They remain linked to the
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
