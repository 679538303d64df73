import { randomUUID } from 'node:crypto';
import type { Speaker } from '@frontdesk/shared/endpoints/conversation';
import type { Answer } from '../answers/answer';
import { findConversation } from '../conversations/conversation-store';
import { type SaidByPerson, saidByPerson } from '../conversations/said-by-person';
import {
  lastTurn,
  missesAfter,
  type NewTurn,
  NOTHING_SAID,
  readTurns,
  recordQuestion,
  recordTurn,
  type StoredTurn,
  TURNS_MAX,
  type Turn,
} from '../conversations/turns';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { type ChatClient, maySpeakOffRecord } from './chat-client';

/** Identifies a participant in a conversation by the page's own ids. */
interface ConversationSeat {
  readonly conversationId: string;
  readonly participantId: string;
}

export interface OpenConversation {
  /** Our id; for an unrecorded conversation, the participant's id. */
  readonly id: string;
  readonly organizationId: string;
  readonly userName: string;
  readonly visitorId: string | null;
  readonly isNew: boolean;
  /** Number of consecutive replies, up to the latest, that did not answer the question. */
  readonly misses: number;
  readonly turns: ConversationTurns;
  /** Whether it is neither stored nor counted, and notifies nobody. */
  readonly isUnrecorded: boolean;
  /** Whether it is stored, but not counted, and notifies nobody. */
  readonly isTest: boolean;
  readonly speaker: Speaker;
  /** The first name of the last person who took it over; null if nobody ever did. */
  readonly person: string | null;
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
    const { misses } = state;
    const nobody = { userName: '', visitorId: null, speaker: 'assistant', person: null } as const;
    return {
      ...nobody,
      id,
      organizationId: agent.organizationId,
      isNew: false,
      misses,
      turns,
      isUnrecorded: true,
      isTest: false,
    };
  }
  const found = await findConversation(database, agent, seat);
  return { ...found, turns: recordedTurns(database, found, seat.participantId), isUnrecorded: false };
}

/** A reply that the page may have missed. */
type LastReply = Omit<Answer, 'isCut'> & { readonly messageId: string; readonly isCut: boolean };

/** Reads the turns of a conversation and stores new ones. */
interface ConversationTurns {
  /** The reply to the last message, if the page sent that message under `turnId`. */
  last(turnId: string | null): Promise<LastReply | null>;
  /** The latest turns, oldest first. */
  earlier(): Promise<readonly Turn[]>;
  /** Stores a message and its reply. */
  add(turn: NewTurn): Promise<StoredTurn>;
  /** Stores a message for the person who has the conversation; false when nobody has it. */
  ask(question: NewTurn['question']): Promise<boolean>;
  /** What people wrote since the message before the last one. */
  said(turnId: string | null): Promise<SaidByPerson>;
}

interface Participant {
  /** Our id of the conversation. */
  readonly id: string;
  readonly organizationId: string;
  readonly userName: string;
  readonly isNew: boolean;
}

/** The turns of a visitor's conversation, which the owner can read. */
function recordedTurns(
  database: Database,
  { id, organizationId, userName, isNew }: Participant,
  participantId: string,
): ConversationTurns {
  const key = { id, organizationId };
  return {
    async last(turnId) {
      const found = await lastTurn(database.db, key, turnId);
      if (!found) return null;
      const { askedAt: _, repliedAt, ...reply } = found;
      return reply;
    },
    earlier: async () => (isNew ? [] : readTurns(database, key)),
    add: (turn) => recordTurn(database, { ...turn, conversationId: id, participantId, userName }),
    ask: (question) => recordQuestion(database, id, { question, participantId, userName }),
    said: (turnId) => saidByPerson(database, key, turnId),
  };
}

const DAY_MS = 86_400_000;

/** What the next reply depends on. */
interface UnrecordedState {
  /** The latest turns, oldest first. */
  readonly turns: readonly Turn[];
  /** Number of consecutive replies, up to the latest, that did not answer the question. */
  readonly misses: number;
  /** The last reply, in case its message is sent again. */
  readonly last: { readonly turnId: string | null; readonly messageId: string; readonly answer: Answer } | null;
}

/** The owner's conversation with the live preview of a widget, which nobody else reads and no statistic counts. */
interface UnrecordedConversation {
  readonly participantId: string;
  readonly state: UnrecordedState;
}

const NOTHING_ASKED: UnrecordedState = { turns: [], misses: 0, last: null };

const now = () => new Date().toISOString();

/** Takes a new conversation off the record: from then on it does not appear among the conversations. */
export function takeOffRecord(
  { db }: Database,
  agentId: string,
  conversationId: string,
): Promise<{ participantId: string }> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('conversations')
      .where('agent_id', '=', agentId)
      .where('conversation_id', '=', conversationId)
      .where('messages', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('participants')
              .select('id')
              .whereRef('participants.conversation_row_id', '=', 'conversations.id'),
          ),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('conversation');
    const participantId = randomUUID();
    await transaction
      .insertInto('previews')
      .values({
        participant_id: participantId,
        agent_id: agentId,
        conversation_id: conversationId,
        state: JSON.stringify(NOTHING_ASKED),
        used_at: now(),
      })
      .execute();
    return { participantId };
  });
}

/** Returns null if no unrecorded conversation has this id. */
async function findUnrecorded(
  { db }: Database,
  agentId: string,
  { conversationId, participantId }: { readonly conversationId: string; readonly participantId: string },
): Promise<UnrecordedConversation | null> {
  const row = await db
    .selectFrom('previews')
    .select('state')
    .where('participant_id', '=', participantId)
    .where('agent_id', '=', agentId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return row ? { participantId, state: JSON.parse(row.state) as UnrecordedState } : null;
}

function unrecordedTurns(database: Database, { participantId, state }: UnrecordedConversation): ConversationTurns {
  const { turns, misses, last } = state;
  return {
    async last(turnId) {
      if (turnId === null || last?.turnId !== turnId) return null;
      return { ...last.answer, messageId: last.messageId, isCut: last.answer.isCut ?? false };
    },
    earlier: async () => turns,
    async add({ question: { text, turnId }, answer }) {
      // A message that is sent again replaces the one whose reply was cut off.
      const isAgain = turnId !== null && last?.turnId === turnId;
      const before = isAgain ? turns.slice(0, -1) : turns;
      const messageId = randomUUID();
      const next = {
        turns: [...before, { question: text, reply: answer.text || NOTHING_SAID }].slice(-TURNS_MAX),
        misses: missesAfter(misses, answer),
        last: { turnId, messageId, answer },
      };
      await save(database, { participantId, state: next });
      return { messageId, misses: next.misses, count: async () => {} };
    },
    ask: async () => false,
    said: async () => ({ isAnswered: false, texts: [] }),
  };
}

async function save({ db }: Database, { participantId, state }: UnrecordedConversation): Promise<void> {
  await db
    .updateTable('previews')
    .set({ state: JSON.stringify(state), used_at: now() })
    .where('participant_id', '=', participantId)
    .execute();
}

/** Deletes unrecorded conversations that have not been used for a day. */
export async function sweepUnrecorded({ db }: Database, at = Date.now()): Promise<void> {
  await db
    .deleteFrom('previews')
    .where('used_at', '<', new Date(at - DAY_MS).toISOString())
    .execute();
}
