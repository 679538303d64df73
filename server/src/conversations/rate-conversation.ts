import type { rateConversation as endpoint } from '@frontdesk/shared/endpoints/chat';
import type { Rating } from '@frontdesk/shared/endpoints/conversation';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Database } from '../database/database';
import { ApiError, notFound } from '../http/api-error';
import { addPersonCounts, EVERYBODY, lastPerson } from './person-numbers';

/**
 * Stores a visitor's rating of a conversation, and adjusts the counts of the day on which it was first rated. The rating counts
 * for the last person who had the conversation before that, even if the visitor changes it later. `now` is the time of
 * the rating.
 */
export async function rateConversation(
  { db, engine }: Database,
  id: string,
  { rating, words }: Pick<CheckedRequestOf<typeof endpoint>, 'rating' | 'words'>,
  now = new Date(),
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const query = transaction
      .selectFrom('conversations')
      .select(['id', 'organization_id', 'agent_id', 'is_test', 'activity'])
      .select(['rating', 'rating_words', 'rated_at', 'rated_person'])
      .where('id', '=', id);
    const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
    if (!row) throw notFound('conversation');
    if (row.activity === null)
      throw new ApiError(409, 'This conversation has no messages yet. Rate it after the first.');
    const at = row.rated_at ?? now.toISOString();
    const person = row.rated_at === null ? ((await lastPerson(transaction, id)) ?? EVERYBODY) : row.rated_person;
    await transaction
      .updateTable('conversations')
      .set({
        rating,
        rating_words: words === undefined ? row.rating_words : words || null,
        rated_at: at,
        rated_person: person,
      })
      .where('id', '=', id)
      .execute();
    if (row.is_test === 1 || row.rating === rating) return;
    const change = (kind: Rating) => Number(rating === kind) - Number(row.rating === kind);
    const counts = { good: change('good'), bad: change('bad') };
    await addPersonCounts(transaction, row, new Date(at), { [EVERYBODY]: counts, [person ?? EVERYBODY]: counts });
  });
}
