import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import type { Source } from './answer/compose-answer';

/** Starting the same conversation again is no mistake: a page that was reloaded does. */
export async function startConversation({ db }: Database, agentId: string, conversationId: string): Promise<void> {
  await db
    .insertInto('conversations')
    .values({
      id: randomUUID(),
      agent_id: agentId,
      conversation_id: conversationId,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['agent_id', 'conversation_id']).doNothing())
    .execute();
}

/** The visitor's claimed IP address is not kept: it proves nothing and is nobody's business. */
export async function addParticipant(
  { db }: Database,
  agentId: string,
  conversationId: string,
  userName: string,
): Promise<{ participantId: string }> {
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!conversation) throw notFound('conversation');
  const participantId = randomUUID();
  await db
    .insertInto('participants')
    .values({
      id: participantId,
      conversation_row_id: conversation.id,
      user_name: userName,
      created_at: new Date().toISOString(),
    })
    .execute();
  return { participantId };
}

/** The conversation a participant of this agent speaks in, and whether anything was said in it yet. */
export async function findConversation(
  { db }: Database,
  agentId: string,
  conversationId: string,
  participantId: string,
) {
  const found = await db
    .selectFrom('participants')
    .innerJoin('conversations', 'conversations.id', 'participants.conversation_row_id')
    .select(['conversations.id', 'participants.user_name as userName'])
    .select((query) =>
      query
        .selectFrom('messages')
        .select('messages.id')
        .whereRef('messages.conversation_row_id', '=', 'conversations.id')
        .limit(1)
        .as('messageId'),
    )
    .where('participants.id', '=', participantId)
    .where('conversations.agent_id', '=', agentId)
    .where('conversations.conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!found) throw notFound('conversation');
  return { id: found.id, userName: found.userName, isNew: found.messageId === null };
}

/** Keeps one turn: what was asked and what was answered. */
export async function keepTurn(
  { db }: Database,
  conversation: { id: string; participantId: string },
  question: { text: string; askedAt: Date },
  answer: { text: string; sources: readonly Source[] },
): Promise<void> {
  const turn = [
    {
      id: randomUUID(),
      conversation_row_id: conversation.id,
      participant_id: conversation.participantId,
      text: question.text,
      sources: null,
      created_at: question.askedAt.toISOString(),
    },
    {
      id: randomUUID(),
      conversation_row_id: conversation.id,
      participant_id: null,
      text: answer.text,
      sources: JSON.stringify(answer.sources),
      created_at: new Date().toISOString(),
    },
  ];
  await db.insertInto('messages').values(turn).execute();
}
