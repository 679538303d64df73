import { randomUUID } from 'node:crypto';
import type { ConversationOutcome, ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { Kysely } from 'kysely';
import { readSources } from '../answers/answer';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import type { Source } from '../passages/passage';
import { changeConversation, shownQuestion } from './conversation-store';
import { addCounts, replyTimeName } from './daily-counts';

/** An earlier question and reply of a conversation. */
export interface Turn {
  readonly question: string;
  readonly reply: string;
}

/** Enough to find the subject of a chain of questions. */
export const TURNS_MAX = 6;

/** Reads the last turns of a conversation, oldest first, without the owner's mails. */
export async function readTurns({ db }: Database, conversationRowId: string): Promise<Turn[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['sender', 'text'])
    .where('conversation_row_id', '=', conversationRowId)
    .where('sender', 'in', ['visitor', 'agent'])
    .orderBy('position', 'desc')
    .limit(2 * TURNS_MAX)
    .execute();
  const turns: Turn[] = [];
  let question: string | null = null;
  for (const { sender, text } of rows.reverse()) {
    if (sender === 'visitor') question = text;
    else if (question !== null) {
      turns.push({ question, reply: text });
      question = null;
    }
  }
  return turns;
}

/** Returns the reply to a conversation's last message if its page sent that under `turnId`, else null. */
export async function lastTurn(db: Kysely<Tables>, conversationRowId: string, turnId: string | null) {
  if (turnId === null) return null;
  const [reply, question] = await db
    .selectFrom('messages')
    .select(['id', 'sender', 'text', 'sources', 'nearest', 'outcome', 'is_cut', 'turn_id', 'created_at'])
    .where('conversation_row_id', '=', conversationRowId)
    .where('sender', '!=', 'owner')
    .orderBy('position', 'desc')
    .limit(2)
    .execute();
  if (reply?.sender !== 'agent' || question?.turn_id !== turnId) return null;
  return {
    messageId: reply.id,
    text: reply.text,
    sources: readSources(reply.sources),
    nearest: readSources(reply.nearest),
    outcome: reply.outcome ?? 'answered',
    isCut: reply.is_cut === 1,
    repliedAt: new Date(reply.created_at),
  };
}

interface ConversationTurn extends NewTurn {
  readonly conversationId: string;
  readonly participantId: string;
  readonly userName: string;
}

/** A question and its reply, to be stored. */
export interface NewTurn {
  readonly question: {
    readonly text: string;
    readonly askedAt: Date;
    /** The page's own id of the message; null when it has none. */
    readonly turnId: string | null;
  };
  /** Whether the question asks for a person: then no reply of the agent answers it. */
  readonly isWish: boolean;
  readonly answer: {
    readonly text: string;
    readonly sources: readonly Source[];
    readonly nearest: readonly Source[];
    readonly outcome: ReplyOutcome;
    /** The visitor stopped it, or the connection broke, before its end. */
    readonly isCut?: true;
  };
  /** Default: now. */
  readonly repliedAt?: Date;
}

/** A conversation's outcome is that of its weakest reply, or that a person is wanted. */
const WEAKEST_LAST: readonly (ConversationOutcome | null)[] = [null, 'answered', 'unsure', 'not-found', 'person'];

const weaker = (one: ConversationOutcome | null, other: ConversationOutcome) =>
  WEAKEST_LAST.indexOf(one) > WEAKEST_LAST.indexOf(other) ? one : other;

/** Returns the weakest outcome of the replies that were not cut. */
async function weakestReply(db: Kysely<Tables>, conversationId: string): Promise<ConversationOutcome | null> {
  const replies = await db
    .selectFrom('messages')
    .select('outcome')
    .distinct()
    .where('conversation_row_id', '=', conversationId)
    .where('sender', '=', 'agent')
    .where('is_cut', 'is', null)
    .execute();
  return replies.reduce<ConversationOutcome | null>(
    (weakest, { outcome }) => (outcome === null ? weakest : weaker(weakest, outcome)),
    null,
  );
}

/** Stored for a reply that was stopped before it began. */
export const NOTHING_SAID = '…';

/** Counts the replies in a row that did not answer. A stopped reply does not change the count. */
export function missesAfter(misses: number, { outcome, isCut }: Pick<NewTurn['answer'], 'outcome' | 'isCut'>): number {
  if (outcome === 'answered') return 0;
  return isCut ? misses : misses + 1;
}

/**
 * Stores a question and its reply. `misses` counts the replies in a row that did not answer. A message that its page
 * sent again, because the connection broke, is the same turn: its whole reply replaces the one that was cut off.
 */
export function recordTurn(
  database: Database,
  { conversationId, participantId, userName, question, isWish, answer, repliedAt = new Date() }: ConversationTurn,
): Promise<{ messageId: string; misses: number }> {
  return changeConversation(database, conversationId, async (transaction, row) => {
    const turn = { conversation_row_id: row.id };
    const reply = {
      text: answer.text || NOTHING_SAID,
      sources: JSON.stringify(answer.sources),
      nearest: answer.nearest.length > 0 ? JSON.stringify(answer.nearest) : null,
      outcome: answer.outcome,
      is_cut: answer.isCut ? (1 as const) : null,
      created_at: repliedAt.toISOString(),
    };
    const before = await lastTurn(transaction, row.id, question.turnId);
    if (before) {
      const { messageId } = before;
      if (!before.isCut || answer.isCut)
        return { result: { messageId, misses: row.misses }, change: { said: [], at: repliedAt } };
      await transaction.updateTable('messages').set(reply).where('id', '=', messageId).execute();
      const answered =
        Number(answer.outcome === 'answered' && !isWish) - Number(before.outcome === 'answered' && !isWish);
      if (answered !== 0) await addCounts(transaction, row, before.repliedAt, { answered });
      const misses = missesAfter(row.misses, answer);
      const outcome = row.outcome === 'person' || isWish ? 'person' : await weakestReply(transaction, row.id);
      return { result: { messageId, misses }, change: { misses, outcome, said: [answer.text], at: repliedAt } };
    }
    const messageId = randomUUID();
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
          turn_id: question.turnId,
          created_at: question.askedAt.toISOString(),
        },
        {
          ...turn,
          id: messageId,
          position: row.messages + 1,
          sender: 'agent',
          ...reply,
        },
      ])
      .execute();
    await addCounts(transaction, row, repliedAt, {
      questions: 1,
      ...(row.messages === 0 && { conversations: 1 }),
      ...(answer.outcome === 'answered' && !isWish && { answered: 1 }),
      [replyTimeName(repliedAt.getTime() - question.askedAt.getTime())]: 1,
    });
    const misses = missesAfter(row.misses, answer);
    return {
      result: { messageId, misses },
      change: {
        messages: row.messages + 2,
        misses,
        ...(!(answer.isCut && row.outcome !== null) && {
          outcome: weaker(row.outcome, isWish ? 'person' : answer.outcome),
        }),
        // Something new was asked.
        done_at: null,
        ...(row.first_question === '' && { first_question: shownQuestion(question.text) }),
        said: [userName, question.text, answer.text],
        at: repliedAt,
      },
    };
  });
}
