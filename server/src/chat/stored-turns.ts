import { lastTurn } from '../conversations/last-turn';
import { readTurns } from '../conversations/read-turns';
import { recordTurn } from '../conversations/record-turn';
import type { Database } from '../database/database';
import type { Turns } from './turns';

interface Speaker {
  /** Our id of the conversation. */
  readonly id: string;
  readonly userName: string;
  readonly isNew: boolean;
}

/** The turns of a visitor's conversation, which the owner reads. */
export function storedTurns(database: Database, { id, userName, isNew }: Speaker, participantId: string): Turns {
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
