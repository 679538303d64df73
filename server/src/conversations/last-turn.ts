import type { Kysely } from 'kysely';
import { readSources } from '../answers/shown-sources';
import type { Tables } from '../database/schema/tables';

/** Returns the reply to a conversation's last message if its page sent that under `turnId`, else null. */
export async function lastTurn(db: Kysely<Tables>, conversationRowId: string, turnId: string | null) {
  if (turnId === null) return null;
  const [reply, question] = await db
    .selectFrom('messages')
    .select(['id', 'sender', 'text', 'sources', 'nearest', 'outcome', 'is_cut', 'turn_id', 'created_at'])
    .where('conversation_row_id', '=', conversationRowId)
    .where('sender', '!=', 'owner')
    .orderBy('position', 'desc')
    .limit(2)
    .execute();
  if (reply?.sender !== 'agent' || question?.turn_id !== turnId) return null;
  return {
    messageId: reply.id,
    text: reply.text,
    sources: readSources(reply.sources),
    nearest: readSources(reply.nearest),
    outcome: reply.outcome ?? 'answered',
    isCut: reply.is_cut === 1,
    repliedAt: new Date(reply.created_at),
  };
}
