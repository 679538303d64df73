import type { WebhookEvent } from '@frontdesk/shared/endpoints/webhook';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { addEvent, type EventData } from '../webhooks/add-event';

interface Conversation {
  readonly id: string;
  readonly organization_id: string;
  readonly is_test: 0 | 1;
}

type ConversationEvent = Exclude<WebhookEvent, 'document.failed' | 'code.scanned'>;
/** The contents of an event in addition to the conversation, its agent and its place. */
type Details<Type extends ConversationEvent> = Omit<
  EventData[Type],
  'conversationId' | 'agentId' | 'agentName' | 'place'
>;

/**
 * Adds an event about a conversation for webhooks, within the transaction that changes it. Test conversations cause no
 * events.
 */
export async function addConversationEvent<Type extends ConversationEvent>(
  database: Database,
  transaction: Transaction<Tables>,
  { id, organization_id, is_test }: Conversation,
  type: Type,
  details: Details<Type>,
): Promise<void> {
  if (is_test === 1) return;
  await addEvent(database, transaction, organization_id, type, async () => {
    const desk = await transaction
      .selectFrom('conversations')
      .innerJoin('agents', 'agents.id', 'conversations.agent_id')
      .select(['agents.id as agentId', 'agents.name as agentName', 'conversations.place'])
      .where('conversations.id', '=', id)
      .executeTakeFirstOrThrow();
    return { conversationId: id, ...desk, ...details } as unknown as EventData[Type];
  });
}
