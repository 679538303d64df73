import { randomUUID } from 'node:crypto';
import { TURNS_MAX } from '../../conversations/read-turns';
import { missesAfter, NOTHING_SAID } from '../../conversations/record-turn';
import type { Database } from '../../database/database';
import type { Turns } from '../turns';
import { type Preview, savePreview } from './preview-store';

/** The turns of a preview, which nobody else reads and no statistic counts. */
export function previewTurns(database: Database, { participantId, state }: Preview): Turns {
  const { turns, misses, last } = state;
  return {
    async last(turnId) {
      if (turnId === null || last?.turnId !== turnId) return null;
      return { ...last.answer, messageId: last.messageId, isCut: last.answer.isCut ?? false };
    },
    earlier: async () => turns,
    async add({ question: { text, turnId }, answer: { text: reply, sources, nearest, outcome, isCut } }) {
      // A message that is sent again replaces the one whose reply was cut off.
      const isAgain = turnId !== null && last?.turnId === turnId;
      const before = isAgain ? turns.slice(0, -1) : turns;
      const messageId = randomUUID();
      const next = {
        turns: [...before, { question: text, reply: reply || NOTHING_SAID }].slice(-TURNS_MAX),
        misses: missesAfter(misses, { outcome, ...(isCut && { isCut }) }),
        last: {
          turnId,
          messageId,
          answer: { text: reply, sources: [...sources], nearest: [...nearest], outcome, ...(isCut && { isCut }) },
        },
      };
      await savePreview(database, { participantId, state: next });
      return { messageId, misses: next.misses };
    },
  };
}
