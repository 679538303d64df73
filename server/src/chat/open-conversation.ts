import { findConversation } from '../conversations/conversation-store';
import type { Database } from '../database/database';
import { type ChatClient, maySpeakOffRecord } from './chat-client';
import { type ConversationTurns, recordedTurns } from './conversation-turns';
import { findUnrecorded, unrecordedTurns } from './unrecorded-conversation';

/** A participant's place in a conversation, by the page's own ids. */
interface ConversationSeat {
  readonly conversationId: string;
  readonly participantId: string;
}

export interface OpenConversation {
  /** Our id; of an unrecorded conversation its participant's. */
  readonly id: string;
  readonly userName: string;
  readonly visitorId: string | null;
  readonly isNew: boolean;
  /** Number of latest replies in a row that did not answer. */
  readonly misses: number;
  readonly turns: ConversationTurns;
  /** Whether it is neither stored, counted nor notified. */
  readonly isUnrecorded: boolean;
}

/** Opens a participant's conversation, a visitor's or an unrecorded one. Throws 404 when there is none. */
export async function openConversation(
  database: Database,
  agent: ChatClient,
  seat: ConversationSeat,
): Promise<OpenConversation> {
  const unrecorded = maySpeakOffRecord(agent) ? await findUnrecorded(database, agent.id, seat) : null;
  if (unrecorded) {
    const { participantId: id, state } = unrecorded;
    const turns = unrecordedTurns(database, unrecorded);
    return { id, userName: '', visitorId: null, isNew: false, misses: state.misses, turns, isUnrecorded: true };
  }
  const found = await findConversation(database, agent.id, seat);
  return { ...found, turns: recordedTurns(database, found, seat.participantId), isUnrecorded: false };
}
