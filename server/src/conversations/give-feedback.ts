import type { Feedback } from '@frontdesk/shared/endpoints/conversation';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { addCounts } from './daily-counts';

/** Stores whether a reply helped, and adjusts the counts. Throws 404 for messages elsewhere. */
export async function giveFeedback(
  { db, engine }: Database,
  conversationRowId: string,
  messageId: string,
  feedback: Feedback | null,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const query = transaction
      .selectFrom('conversations')
      .select(['organization_id', 'agent_id'])
      .where('id', '=', conversationRowId);
    const conversation = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
    const message = await transaction
      .selectFrom('messages')
      .select(['feedback', 'created_at'])
      .where('id', '=', messageId)
      .where('conversation_row_id', '=', conversationRowId)
      .where('sender', '=', 'agent')
      .executeTakeFirst();
    if (!conversation || !message) throw notFound('message');
    if (message.feedback === feedback) return;
    const change = (kind: Feedback) => Number(feedback === kind) - Number(message.feedback === kind);
    const [helpful, notHelpful] = [change('helpful'), change('not-helpful')];
    await transaction.updateTable('messages').set({ feedback }).where('id', '=', messageId).execute();
    await transaction
      .updateTable('conversations')
      .set((row) => ({ helpful: row('helpful', '+', helpful), not_helpful: row('not_helpful', '+', notHelpful) }))
      .where('id', '=', conversationRowId)
      .execute();
    await addCounts(transaction, conversation, new Date(message.created_at), { helpful, 'not-helpful': notHelpful });
  });
}
