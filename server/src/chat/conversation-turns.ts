import type { Answer } from '../answers/answer';
import { lastTurn } from '../conversations/last-turn';
import { readTurns, type Turn } from '../conversations/read-turns';
import { type NewTurn, recordTurn } from '../conversations/record-turn';
import type { Database } from '../database/database';

/** A reply that its page may have missed. */
type LastReply = Omit<Answer, 'isCut'> & { readonly messageId: string; readonly isCut: boolean };

/** Reads the turns of a conversation and stores new ones. */
export interface ConversationTurns {
  /** The reply to the last message, if its page sent that under `turnId`. */
  last(turnId: string | null): Promise<LastReply | null>;
  /** The latest turns, oldest first. */
  earlier(): Promise<readonly Turn[]>;
  /** Stores a message and its reply. `misses` counts the latest replies in a row that did not answer. */
  add(turn: NewTurn): Promise<{ readonly messageId: string; readonly misses: number }>;
}

interface Speaker {
  /** Our id of the conversation. */
  readonly id: string;
  readonly userName: string;
  readonly isNew: boolean;
}

/** The turns of a visitor's conversation, which the owner reads. */
export function recordedTurns(
  database: Database,
  { id, userName, isNew }: Speaker,
  participantId: string,
): ConversationTurns {
  return {
    async last(turnId) {
      const found = await lastTurn(database.db, id, turnId);
      if (!found) return null;
      const { repliedAt: _, ...reply } = found;
      return reply;
    },
    earlier: async () => (isNew ? [] : readTurns(database, id)),
    add: (turn) => recordTurn(database, { ...turn, conversationId: id, participantId, userName }),
  };
}
