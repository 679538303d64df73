import { randomUUID } from 'node:crypto';
import type { ConversationOutcome, ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { Database } from '../database/database';
import type { Source } from '../passages/source';
import { changeConversation, shownQuestion } from './change-conversation';
import { addCounts, replyTimeName } from './daily-counts';

interface Turn {
  readonly conversationId: string;
  readonly participantId: string;
  readonly userName: string;
  readonly question: { readonly text: string; readonly askedAt: Date };
  /** Whether the question asks for a person: then no reply of the agent answers it. */
  readonly isWish: boolean;
  readonly answer: {
    readonly text: string;
    readonly sources: readonly Source[];
    readonly nearest: readonly Source[];
    readonly outcome: ReplyOutcome;
  };
}

/** The weakest reply, or that a person is wanted, is the outcome of the whole. */
const WEAKEST_LAST: readonly (ConversationOutcome | null)[] = [null, 'answered', 'unsure', 'not-found', 'person'];

const weaker = (one: ConversationOutcome | null, other: ConversationOutcome) =>
  WEAKEST_LAST.indexOf(one) > WEAKEST_LAST.indexOf(other) ? one : other;

/** Stores what was asked and what was replied. `misses` counts the replies in a row that did not answer. */
export function recordTurn(
  database: Database,
  { conversationId, participantId, userName, question, isWish, answer }: Turn,
): Promise<{ messageId: string; misses: number }> {
  return changeConversation(database, conversationId, async (transaction, row) => {
    const messageId = randomUUID();
    const repliedAt = new Date();
    const turn = { conversation_row_id: row.id };
    await transaction
      .insertInto('messages')
      .values([
        {
          ...turn,
          id: randomUUID(),
          position: row.messages,
          sender: 'visitor',
          participant_id: participantId,
          text: question.text,
          created_at: question.askedAt.toISOString(),
        },
        {
          ...turn,
          id: messageId,
          position: row.messages + 1,
          sender: 'agent',
          text: answer.text,
          sources: JSON.stringify(answer.sources),
          nearest: answer.nearest.length > 0 ? JSON.stringify(answer.nearest) : null,
          outcome: answer.outcome,
          created_at: repliedAt.toISOString(),
        },
      ])
      .execute();
    await addCounts(transaction, row, repliedAt, {
      questions: 1,
      ...(row.messages === 0 && { conversations: 1 }),
      ...(answer.outcome === 'answered' && !isWish && { answered: 1 }),
      [replyTimeName(repliedAt.getTime() - question.askedAt.getTime())]: 1,
    });
    const misses = answer.outcome === 'answered' ? 0 : row.misses + 1;
    return {
      result: { messageId, misses },
      change: {
        messages: row.messages + 2,
        misses,
        outcome: weaker(row.outcome, isWish ? 'person' : answer.outcome),
        // Something new was asked.
        done_at: null,
        ...(row.first_question === '' && { first_question: shownQuestion(question.text) }),
        said: [userName, question.text, answer.text],
        at: repliedAt,
      },
    };
  });
}
