import { randomUUID } from 'node:crypto';
import type { ConversationOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { Kysely } from 'kysely';
import { type Answer, readPassages, readSources } from '../answers/answer';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { addConversationEvent } from './conversation-events';
import { changeConversation, shownQuestion } from './conversation-store';
import { addCounts, replyTimeName } from './daily-counts';

/** An earlier question and reply of a conversation. */
export interface Turn {
  readonly question: string;
  readonly reply: string;
}

/** Our id of a conversation, and its organization. */
export interface ConversationKey {
  readonly id: string;
  readonly organizationId: string;
}

/** Enough turns to find the subject of a chain of questions. */
export const TURNS_MAX = 6;

/** Reads the last turns of a conversation, oldest first, without the owner's emails. */
export async function readTurns({ db }: Database, conversation: ConversationKey): Promise<Turn[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['sender', 'text'])
    .where('organization_id', '=', conversation.organizationId)
    .where('conversation_row_id', '=', conversation.id)
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

/** Returns the reply to a conversation's last message if the page sent that message under `turnId`, else null. */
export async function lastTurn(db: Kysely<Tables>, conversation: ConversationKey, turnId: string | null) {
  if (turnId === null) return null;
  const [reply, question] = await db
    .selectFrom('messages')
    .select(['id', 'sender', 'text', 'sources', 'nearest', 'passages', 'outcome', 'is_cut', 'turn_id', 'created_at'])
    .where('organization_id', '=', conversation.organizationId)
    .where('conversation_row_id', '=', conversation.id)
    .where('sender', 'in', ['visitor', 'agent'])
    .orderBy('position', 'desc')
    .limit(2)
    .execute();
  if (reply?.sender !== 'agent' || question?.turn_id !== turnId) return null;
  return {
    messageId: reply.id,
    text: reply.text,
    sources: readSources(reply.sources),
    nearest: readSources(reply.nearest),
    passages: readPassages(reply.passages),
    outcome: reply.outcome ?? 'answered',
    isCut: reply.is_cut === 1,
    askedAt: new Date(question.created_at),
    repliedAt: new Date(reply.created_at),
  };
}

/** Returns whether the last message by the visitor or the agent is the visitor's message with this `turnId`. */
async function isUnanswered(
  db: Kysely<Tables>,
  conversation: ConversationKey,
  turnId: string | null,
): Promise<boolean> {
  const last = await db
    .selectFrom('messages')
    .select(['sender', 'turn_id'])
    .where('organization_id', '=', conversation.organizationId)
    .where('conversation_row_id', '=', conversation.id)
    .where('sender', 'in', ['visitor', 'agent'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return turnId !== null && last?.sender === 'visitor' && last.turn_id === turnId;
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
  /** Whether the question asks for a person; if so, none of the agent's replies answers it. */
  readonly isWish: boolean;
  readonly answer: Answer;
  /** Default: now. */
  readonly repliedAt?: Date;
  /** Whether a demonstration made it up; if so, no webhook receives it. */
  readonly isMadeUp?: boolean;
}

/** A conversation's outcome is that of its weakest reply, or records that the visitor wants a person. */
const WEAKEST_LAST: readonly (ConversationOutcome | null)[] = [null, 'answered', 'unsure', 'not-found', 'person'];

const weaker = (one: ConversationOutcome | null, other: ConversationOutcome) =>
  WEAKEST_LAST.indexOf(one) > WEAKEST_LAST.indexOf(other) ? one : other;

/** Returns the weakest outcome of the replies that were not cut off. */
async function weakestReply(db: Kysely<Tables>, conversation: ConversationKey): Promise<ConversationOutcome | null> {
  const replies = await db
    .selectFrom('messages')
    .select('outcome')
    .distinct()
    .where('organization_id', '=', conversation.organizationId)
    .where('conversation_row_id', '=', conversation.id)
    .where('sender', '=', 'agent')
    .where('is_cut', 'is', null)
    .execute();
  return replies.reduce<ConversationOutcome | null>(
    (weakest, { outcome }) => (outcome === null ? weakest : weaker(weakest, outcome)),
    null,
  );
}

type Question = Pick<ConversationTurn, 'question' | 'participantId' | 'userName'>;
type Changed = Parameters<Parameters<typeof changeConversation>[2]>;

/**
 * Adds a question that a person answers, unless its page has already sent it, and returns the change of the
 * conversation.
 */
async function addQuestion(transaction: Changed[0], row: Changed[1], { question, participantId, userName }: Question) {
  const { text, turnId, askedAt } = question;
  const at = new Date();
  const visitor_at = at.toISOString();
  const known = await transaction
    .selectFrom('messages')
    .select('id')
    .where('organization_id', '=', row.organization_id)
    .where('conversation_row_id', '=', row.id)
    .where('sender', '=', 'visitor')
    .where('turn_id', '=', turnId)
    .executeTakeFirst();
  if (known) return { newTexts: [], at, visitor_at };
  await transaction
    .insertInto('messages')
    .values({
      id: randomUUID(),
      organization_id: row.organization_id,
      conversation_row_id: row.id,
      position: row.messages,
      sender: 'visitor',
      participant_id: participantId,
      text,
      turn_id: turnId,
      created_at: askedAt.toISOString(),
    })
    .execute();
  const first = row.first_question === '' && { first_question: shownQuestion(text) };
  return { messages: row.messages + 1, done_at: null, visitor_at, ...first, newTexts: [userName, text], at };
}

/** Stores a question for the person who has the conversation. Returns false, and stores nothing, when nobody has it. */
export function recordQuestion(database: Database, conversationId: string, asked: Question): Promise<boolean> {
  return changeConversation<boolean>(database, conversationId, async (transaction, row) => {
    const isHeld = row.speaker === 'person';
    const change = isHeld ? await addQuestion(transaction, row, asked) : { newTexts: [], at: new Date() };
    return { result: isHeld, change };
  });
}

const replyTime = ({ askedAt, repliedAt }: { readonly askedAt: Date; readonly repliedAt: Date }) =>
  replyTimeName(repliedAt.getTime() - askedAt.getTime());

/** The text stored for a reply that was stopped before it began. */
export const NOTHING_SAID = '…';

/** Counts the consecutive replies that did not answer. A stopped reply does not change the count. */
export function missesAfter(misses: number, { outcome, isCut }: Pick<NewTurn['answer'], 'outcome' | 'isCut'>): number {
  if (isCut) return misses;
  return outcome === 'answered' ? 0 : misses + 1;
}

export interface StoredTurn {
  /** Null when a person has the conversation; only the question was then stored. */
  readonly messageId: string | null;
  /** Number of consecutive replies, up to the latest, that did not answer the question. */
  readonly misses: number;
  /** Adds the turn to the daily numbers, unless it is a test. A separate step, so that a reply is not lost when they cannot be stored. */
  readonly count: () => Promise<void>;
}

/**
 * Stores a question and its reply. A message that its page sent again, because the connection broke, is the same turn:
 * its whole reply replaces the one that was cut off, including in the conversation's outcome and the daily numbers.
 * While a person has the conversation, the reply is dropped, even if it was started before that person joined.
 */
export function recordTurn(
  database: Database,
  { conversationId, participantId, userName, question, isWish, answer, ...turnOptions }: ConversationTurn,
): Promise<StoredTurn> {
  const { repliedAt = new Date(), isMadeUp = false } = turnOptions;
  return changeConversation<StoredTurn>(database, conversationId, async (transaction, row) => {
    /** Adds the turn's events for webhooks. */
    const addEvents = async (messageId: string) => {
      if (isMadeUp) return;
      const { text } = question;
      const add = addConversationEvent.bind(null, database, transaction, row);
      if (row.messages === 0) await add('conversation.started', { question: text });
      if (answer.outcome === 'answered' || answer.isCut || isWish) return;
      await add('question.unanswered', { messageId, question: text });
    };
    if (row.speaker === 'person') {
      const change = await addQuestion(transaction, row, { question, participantId, userName });
      return { result: { messageId: null, misses: row.misses, count: async () => {} }, change };
    }
    const key = { id: row.id, organizationId: row.organization_id };
    const turn = { organization_id: row.organization_id, conversation_row_id: row.id };
    const reply = {
      text: answer.text || NOTHING_SAID,
      sources: JSON.stringify(answer.sources),
      nearest: answer.nearest.length > 0 ? JSON.stringify(answer.nearest) : null,
      passages: answer.passages.length > 0 ? JSON.stringify(answer.passages) : null,
      // An offer to contact a person does not count as an answer.
      outcome: isWish ? null : answer.outcome,
      is_cut: answer.isCut ? (1 as const) : null,
      created_at: repliedAt.toISOString(),
    };
    const before = await lastTurn(transaction, key, question.turnId);
    if (before) {
      const { messageId } = before;
      if (!before.isCut || answer.isCut)
        return {
          result: { messageId, misses: row.misses, count: async () => {} },
          change: { newTexts: [], at: repliedAt },
        };
      await transaction.updateTable('messages').set(reply).where('id', '=', messageId).execute();
      await addEvents(messageId);
      const answered =
        Number(answer.outcome === 'answered' && !isWish) - Number(before.outcome === 'answered' && !isWish);
      const [timeBefore, time] = [before, { askedAt: question.askedAt, repliedAt }].map(replyTime);
      const counts = { answered, ...(timeBefore !== time && { [timeBefore ?? '']: -1, [time ?? '']: 1 }) };
      // Counted on the same day as the question.
      const count = async () => {
        if (row.is_test === 0) await addCounts(database.db, row, before.repliedAt, counts);
      };
      const misses = missesAfter(row.misses, answer);
      const outcome = row.outcome === 'person' || isWish ? 'person' : await weakestReply(transaction, key);
      return {
        result: { messageId, misses, count },
        change: { misses, outcome, newTexts: [answer.text], at: repliedAt },
      };
    }
    const messageId = randomUUID();
    // The person who had the conversation left without replying, and the page sent the message again.
    const isStored = await isUnanswered(transaction, key, question.turnId);
    const position = row.messages + (isStored ? 0 : 1);
    await transaction
      .insertInto('messages')
      .values([
        ...(isStored
          ? []
          : [
              {
                ...turn,
                id: randomUUID(),
                position: row.messages,
                sender: 'visitor' as const,
                participant_id: participantId,
                text: question.text,
                turn_id: question.turnId,
                created_at: question.askedAt.toISOString(),
              },
            ]),
        {
          ...turn,
          id: messageId,
          position,
          sender: 'agent' as const,
          ...reply,
        },
      ])
      .execute();
    await addEvents(messageId);
    const counts = {
      questions: 1,
      ...(row.messages === 0 && { conversations: 1 }),
      ...(answer.outcome === 'answered' && !isWish && { answered: 1 }),
      [replyTime({ askedAt: question.askedAt, repliedAt })]: 1,
    };
    const misses = missesAfter(row.misses, answer);
    const count = async () => {
      if (row.is_test === 0) await addCounts(database.db, row, repliedAt, counts);
    };
    return {
      result: { messageId, misses, count },
      change: {
        messages: position + 1,
        misses,
        ...(!(answer.isCut && row.outcome !== null) && {
          outcome: weaker(row.outcome, isWish ? 'person' : answer.outcome),
        }),
        ...(isWish && row.wanted_at === null && { wanted_at: question.askedAt.toISOString() }),
        // A new question reopens the conversation.
        done_at: null,
        visitor_at: question.askedAt.toISOString(),
        ...(row.first_question === '' && { first_question: shownQuestion(question.text) }),
        newTexts: [userName, question.text, answer.text],
        at: repliedAt,
      },
    };
  });
}
