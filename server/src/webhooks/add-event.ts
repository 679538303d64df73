import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@frontdesk/shared/endpoints/webhook';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';

interface InConversation {
  readonly conversationId: string;
  readonly agentId: string;
  readonly agentName: string;
  /** The name of the place whose code the visitor scanned; null if there is none. */
  readonly place: string | null;
}

/** The `data` of each event. It contains no email or address of a visitor: a script can read those with an API key. */
export interface EventData {
  'conversation.started': InConversation & { readonly question: string };
  'person.wanted': InConversation & { readonly wants: 'chat' | 'email' };
  'question.unanswered': InConversation & { readonly messageId: string; readonly question: string };
  'document.failed': {
    readonly documentId: string;
    readonly name: string;
    readonly agentId: string;
    readonly agentName: string;
    readonly reason: string;
  };
  'code.scanned': {
    readonly codeId: string;
    readonly name: string;
    readonly slug: string;
    /** Scans since the last event about the code. */
    readonly scans: number;
    readonly since: string;
  };
  'webhook.test': { readonly webhookId: string };
}

/**
 * Adds an event for those webhooks of an organization that want it, in the transaction that stores what happened, so
 * that both are stored or neither. `read` is called only when there is such a webhook. An event about a document is
 * deleted with it.
 */
export async function addEvent<Type extends WebhookEvent>(
  database: Pick<Database, 'engine'>,
  transaction: Transaction<Tables>,
  organizationId: string,
  type: Type,
  read: () => Promise<EventData[Type]>,
  documentRowId: string | null = null,
): Promise<void> {
  const wanting = transaction
    .selectFrom('webhooks')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('is_on', '=', 1)
    .where('events', 'like', `%"${type}"%`);
  // If a webhook is deleted at this moment, that must not undo what happened.
  const webhooks = await (database.engine === 'postgres' ? wanting.forKeyShare() : wanting).execute();
  if (webhooks.length === 0) return;
  const ids = webhooks.map(({ id }) => id);
  await addDeliveries(database, transaction, ids, type, await read(), documentRowId);
}

/** Stores a message for each of the webhooks, and returns the ids of its deliveries. */
export async function addDeliveries<Type extends keyof EventData>(
  { engine }: Pick<Database, 'engine'>,
  transaction: Transaction<Tables>,
  webhookIds: readonly string[],
  type: Type,
  data: EventData[Type],
  document_row_id: string | null = null,
): Promise<string[]> {
  const created_at = new Date().toISOString();
  // Signed as `id.timestamp.body`, so the id contains no dot.
  const message_id = `msg_${randomUUID()}`;
  const body = JSON.stringify({ type, timestamp: created_at, data });
  const rows = webhookIds.map((webhook_id) => ({
    id: randomUUID(),
    webhook_id,
    conversation_row_id: 'conversationId' in data ? data.conversationId : null,
    document_row_id,
    message_id,
    type,
    body,
    created_at,
    next_attempt_at: databaseTime(engine),
  }));
  await transaction.insertInto('webhook_deliveries').values(rows).execute();
  return rows.map(({ id }) => id);
}
