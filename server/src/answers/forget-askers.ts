import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables';

/**
 * Removes the wordings of questions without an answer that only these visitors, or these conversations, used, and groups without any left.
 * Words that several visitors used say nothing about either.
 */
export async function forgetAskers(
  db: Kysely<Tables>,
  organizationId: string,
  askers: readonly string[],
): Promise<void> {
  if (askers.length === 0) return;
  const removed = await db
    .deleteFrom('question_wordings')
    .where('asker', 'in', askers)
    .where('agent_id', 'in', (query) =>
      query.selectFrom('agents').select('id').where('organization_id', '=', organizationId),
    )
    .returning(['group_id', 'count'])
    .execute();
  for (const { group_id, count } of removed) {
    await db
      .updateTable('question_groups')
      .set((group) => ({ count: group('count', '-', count) }))
      .where('id', '=', group_id)
      .execute();
  }
  const groups = [...new Set(removed.map(({ group_id }) => group_id))];
  if (groups.length === 0) return;
  await db
    .deleteFrom('question_groups')
    .where('id', 'in', groups)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('question_wordings').select(sql.lit(1).as('one')).whereRef('group_id', '=', 'question_groups.id'),
        ),
      ),
    )
    .execute();
}
