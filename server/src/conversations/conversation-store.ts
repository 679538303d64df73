import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';

/** Starts a conversation. Starting the same one again is no error: a reloaded page does that. */
export async function startConversation(
  { db }: Database,
  agent: { id: string; organizationId: string },
  conversationId: string,
  site: string | null,
): Promise<void> {
  await db
    .insertInto('conversations')
    .values({
      id: randomUUID(),
      organization_id: agent.organizationId,
      agent_id: agent.id,
      conversation_id: conversationId,
      site,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['agent_id', 'conversation_id']).doNothing())
    .execute();
}

interface Participant {
  readonly conversationId: string;
  readonly userName: string;
  readonly visitorId?: string | undefined;
}

/**
 * Adds a participant. The visitor's claimed IP address is not stored: it proves nothing and is private. Anybody who
 * knows a conversation's id can join it, so joining fills in an empty name or visitor id but never replaces them.
 */
export async function addParticipant(
  { db }: Database,
  agentId: string,
  { conversationId, userName, visitorId }: Participant,
): Promise<{ participantId: string }> {
  const conversation = await db
    .updateTable('conversations')
    .set(({ fn, val, ref, eb }) => ({
      visitor_name: eb.case().when('visitor_name', '=', '').then(userName).else(ref('visitor_name')).end(),
      visitor_id: fn.coalesce('visitor_id', val(visitorId || null)),
    }))
    .where('agent_id', '=', agentId)
    .where('conversation_id', '=', conversationId)
    .returning('id')
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

/** Finds the conversation of an agent's participant, and whether it has messages yet. */
export async function findConversation(
  { db }: Database,
  agentId: string,
  { conversationId, participantId }: { readonly conversationId: string; readonly participantId: string },
) {
  const found = await db
    .selectFrom('participants')
    .innerJoin('conversations', 'conversations.id', 'participants.conversation_row_id')
    .select(['conversations.id', 'conversations.messages', 'conversations.visitor_id as visitorId', 'misses'])
    .select('participants.user_name as userName')
    .where('participants.id', '=', participantId)
    .where('conversations.agent_id', '=', agentId)
    .where('conversations.conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!found) throw notFound('conversation');
  const { messages, ...conversation } = found;
  return { ...conversation, isNew: messages === 0 };
}
