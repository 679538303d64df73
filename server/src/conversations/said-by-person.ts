import type { Database } from '../database/database';
import type { ConversationKey } from './turns';

/** People's messages between the visitor's last two messages, and whether one of them answered the last. */
export interface SaidByPerson {
  readonly isAnswered: boolean;
  readonly texts: readonly { readonly person: string; readonly text: string }[];
}

/** Enough for the messages that a person writes between two of a visitor's. */
const SAID_MAX = 50;

/**
 * Reads what people wrote between a visitor's last two messages, for a page that does not follow the conversation.
 * `isAnswered` is whether a person, and not the assistant, replied to the message with this `turnId`.
 */
export async function saidByPerson(
  { db }: Database,
  conversation: ConversationKey,
  turnId: string | null,
): Promise<SaidByPerson> {
  const rows = await db
    .selectFrom('messages')
    .select(['sender', 'text', 'person', 'turn_id'])
    .where('organization_id', '=', conversation.organizationId)
    .where('conversation_row_id', '=', conversation.id)
    .where('sender', 'in', ['visitor', 'agent', 'person', 'owner'])
    .orderBy('position', 'desc')
    .limit(SAID_MAX)
    .execute();
  const at = rows.findIndex(({ sender }) => sender === 'visitor');
  const [after, before] = [rows.slice(0, Math.max(0, at)), rows.slice(at + 1)];
  const end = before.findIndex(({ sender }) => sender === 'visitor');
  const isAsked = turnId !== null && rows[at]?.turn_id === turnId;
  const isAnswered = isAsked && after.length > 0 && !after.some(({ sender }) => sender === 'agent');
  const texts = (end < 0 ? before : before.slice(0, end))
    .filter(({ sender, person }) => sender === 'person' || (sender === 'owner' && person !== null))
    .map(({ person, text }) => ({ person: person ?? '', text }))
    .reverse();
  return { isAnswered, texts };
}
