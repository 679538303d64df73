import { randomUUID } from 'node:crypto';
import type { askForPerson } from '@frontdesk/shared/endpoints/chat';
import type { Feedback } from '@frontdesk/shared/endpoints/conversation';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { ConversationsTable } from '../database/schema/conversation-tables';
import type { Tables } from '../database/schema/tables';
import { notFound } from '../http/api-error';
import type { Place } from '../passages/place';
import { searchTermsOf } from '../terms/terms';
import { addConversationEvent } from './conversation-events';
import { addCounts } from './daily-counts';

/** The agent of a conversation, and the place whose code the visitor scanned, if any. */
interface Desk {
  readonly id: string;
  readonly place: Pick<Place, 'id' | 'name'> | null;
}

/** Starts a conversation. Starting the same one again is not an error: a reloaded page does that. */
export async function startConversation(
  { db }: Database,
  agent: Desk & { readonly organizationId: string },
  conversationId: string,
  site: string | null,
): Promise<void> {
  await db
    .insertInto('conversations')
    .values({
      id: randomUUID(),
      organization_id: agent.organizationId,
      agent_id: agent.id,
      conversation_id: conversationId,
      site,
      ...(agent.place && {
        place_code_id: agent.place.id,
        place: agent.place.name,
        terms: searchTermsOf([agent.place.name]).join(' '),
      }),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['agent_id', 'conversation_id']).doNothing())
    .execute();
}

interface Participant {
  readonly conversationId: string;
  readonly userName: string;
  readonly visitorId?: string | undefined;
  /** Whether somebody from the organization joins in Chat Test: a test, unless others have joined. */
  readonly isTest?: boolean;
}

/**
 * Adds a participant. The visitor's claimed IP address is not stored: it proves nothing and is private. Anybody who
 * knows a conversation's id can join it, so joining fills in an empty name or visitor id but never replaces them.
 */
export async function addParticipant(
  { db }: Database,
  agent: Desk,
  { conversationId, userName, visitorId, isTest = false }: Participant,
): Promise<{ participantId: string }> {
  const conversation = await db
    .updateTable('conversations')
    .set(({ fn, val, ref, eb }) => ({
      visitor_name: eb.case().when('visitor_name', '=', '').then(userName).else(ref('visitor_name')).end(),
      visitor_id: fn.coalesce('visitor_id', val(visitorId || null)),
      ...(isTest && {
        is_test: eb
          .case()
          .when(eb.and([eb('visitor_name', '=', ''), eb('messages', '=', 0)]))
          .then(1 as const)
          .else(ref('is_test'))
          .end(),
      }),
    }))
    .where('agent_id', '=', agent.id)
    .where('conversation_id', '=', conversationId)
    .where('place_code_id', 'is not distinct from', agent.place?.id ?? null)
    .returning('id')
    .executeTakeFirst();
  if (!conversation) throw notFound('conversation');
  const participantId = randomUUID();
  await db
    .insertInto('participants')
    .values({
      id: participantId,
      conversation_row_id: conversation.id,
      user_name: userName,
      created_at: new Date().toISOString(),
    })
    .execute();
  return { participantId };
}

/**
 * Finds the conversation of an agent's participant, and whether it has any messages. A conversation at one place is not
 * found from another.
 */
export async function findConversation(
  { db }: Database,
  agent: Desk,
  { conversationId, participantId }: { readonly conversationId: string; readonly participantId: string },
) {
  const found = await db
    .selectFrom('participants')
    .innerJoin('conversations', 'conversations.id', 'participants.conversation_row_id')
    .select(['conversations.id', 'conversations.messages', 'conversations.visitor_id as visitorId', 'misses'])
    .select(['conversations.is_test as isTest', 'conversations.speaker', 'conversations.person'])
    .select(['conversations.organization_id as organizationId', 'conversations.first_question as firstQuestion'])
    .select(['participants.user_name as userName', 'conversations.place as place'])
    .where('participants.id', '=', participantId)
    .where('conversations.agent_id', '=', agent.id)
    .where('conversations.conversation_id', '=', conversationId)
    .where('conversations.place_code_id', 'is not distinct from', agent.place?.id ?? null)
    .executeTakeFirst();
  if (!found) throw notFound('conversation');
  const { messages, isTest, ...conversation } = found;
  return { ...conversation, isNew: messages === 0, isTest: isTest === 1 };
}

const COLUMNS = [
  'id',
  'organization_id',
  'agent_id',
  'messages',
  'misses',
  'outcome',
  'first_question',
  'contact_message',
  'contacted_at',
  'is_test',
  'terms',
  'speaker',
  'person_id',
  'person',
  'waiting_since',
  'wanted_at',
  'unsaid',
] as const;

type Conversation = Pick<Selectable<ConversationsTable>, (typeof COLUMNS)[number]>;

interface Change extends Omit<Updateable<ConversationsTable>, 'terms' | 'activity' | 'last_activity'> {
  /** New texts by which the conversation can be found. */
  readonly newTexts: readonly string[];
  /** When the conversation was last active; null when the change does not count as activity. */
  readonly at: Date | null;
}

/** Longest question shown in the list, in characters. */
const SHOWN_MAX = 300;

export const shownQuestion = (text: string) =>
  text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

/** Events older than this keep their own times as their positions in the list. */
const NOW_MS = 60_000;

let last = 0;

/**
 * Returns a number that orders the list: it grows with time and is unique in this process, though not across processes.
 */
function nextActivity(at: Date): number {
  const activity = at.getTime() * 1000 + Math.floor(Math.random() * 1000);
  if (Date.now() - at.getTime() > NOW_MS) return activity;
  last = Math.max(last + 1, activity);
  return last;
}

/** Changes a conversation as `change` describes. One change at a time, so that nothing is counted twice. */
export function changeConversation<Result>(
  { db, engine }: Database,
  id: string,
  change: (transaction: Transaction<Tables>, conversation: Conversation) => Promise<{ change: Change; result: Result }>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom('conversations').select(COLUMNS).where('id', '=', id);
    const conversation = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
    if (!conversation) throw notFound('conversation');
    const {
      change: { newTexts, at, ...changed },
      result,
    } = await change(transaction, conversation);
    const known = conversation.terms === '' ? [] : conversation.terms.split(' ');
    const isWish = changed.speaker === 'waiting' || Boolean(changed.contacted_at);
    await transaction
      .updateTable('conversations')
      .set({
        ...(isWish && at && conversation.wanted_at === null && { wanted_at: at.toISOString() }),
        ...changed,
        terms: searchTermsOf(newTexts, known).join(' '),
        ...(at && { last_activity: at.toISOString(), activity: nextActivity(at) }),
      })
      .where('id', '=', id)
      .execute();
    return result;
  });
}

const MINUTE_MS = 60_000;

/** Makes a visitor wait for a person, unless somebody already has the conversation. */
export function waitChange({ engine }: Database, minutes: number, at: Date) {
  return {
    speaker: 'waiting' as const,
    stay_until: databaseTime(engine, minutes * MINUTE_MS) as never,
    waiting_since: at.toISOString(),
    visitor_at: at.toISOString(),
  };
}

/** Whether leaving an email makes the visitor wait: only the first time, and never in Chat Test. */
const mayWait = ({ speaker, waiting_since, is_test }: Conversation) =>
  speaker === 'assistant' && waiting_since === null && is_test === 0;

/** Counts an organization's visitors who are waiting for a person now. */
export async function countWaiting({ db }: Database, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('organization_id', '=', organizationId)
    .where('speaker', '=', 'waiting')
    .where('stay_until', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts a visitor who wants a person, once for each conversation. */
export async function countPerson(transaction: Transaction<Tables>, row: Conversation, at: Date): Promise<void> {
  if (row.contacted_at === null && row.waiting_since === null && row.is_test === 0) {
    await addCounts(transaction, row, at, { persons: 1 });
  }
}

type Contact = Pick<CheckedRequestOf<typeof askForPerson>, 'name' | 'email' | 'message'>;

/**
 * Stores who wants a person and how to reach them, replacing earlier contact details. The visitor then waits for a
 * person for `waitMinutes`, if any. `at` defaults to now. A contact that is made up (`isMadeUp`) is sent to no webhook.
 */
export function leaveContact(
  database: Database,
  conversationRowId: string,
  contact: Contact,
  {
    at = new Date(),
    waitMinutes = 0,
    isMadeUp = false,
  }: { readonly at?: Date; readonly waitMinutes?: number; readonly isMadeUp?: boolean } = {},
): Promise<void> {
  const { name, email, message } = contact;
  return changeConversation(database, conversationRowId, async (transaction, row) => {
    await countPerson(transaction, row, at);
    if (!isMadeUp) await addConversationEvent(database, transaction, row, 'person.wanted', { wants: 'email' });
    return {
      result: undefined,
      change: {
        ...(mayWait(row) && waitMinutes > 0 && waitChange(database, waitMinutes, at)),
        outcome: 'person',
        contact_name: name,
        contact_email: email,
        contact_email_key: email.toLowerCase(),
        contact_message: message,
        contacted_at: at.toISOString(),
        done_at: null,
        // A visitor may ask for a person without asking any question.
        ...(row.first_question === '' && { first_question: shownQuestion(message) }),
        newTexts: [name, email, message],
        at,
      },
    };
  });
}

/** Stores whether a reply helped, and adjusts the counts. Throws 404 for messages of other conversations. */
export async function giveFeedback(
  { db, engine }: Database,
  conversationRowId: string,
  messageId: string,
  feedback: Feedback | null,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const query = transaction
      .selectFrom('conversations')
      .select(['organization_id', 'agent_id', 'is_test'])
      .where('id', '=', conversationRowId);
    const conversation = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
    const message = await transaction
      .selectFrom('messages')
      .select(['feedback', 'created_at'])
      .where('id', '=', messageId)
      .where('conversation_row_id', '=', conversationRowId)
      .where('sender', '=', 'agent')
      .executeTakeFirst();
    if (!conversation || !message) throw notFound('message');
    if (message.feedback === feedback) return;
    const change = (kind: Feedback) => Number(feedback === kind) - Number(message.feedback === kind);
    const [helpful, notHelpful] = [change('helpful'), change('not-helpful')];
    await transaction.updateTable('messages').set({ feedback }).where('id', '=', messageId).execute();
    await transaction
      .updateTable('conversations')
      .set((row) => ({ helpful: row('helpful', '+', helpful), not_helpful: row('not_helpful', '+', notHelpful) }))
      .where('id', '=', conversationRowId)
      .execute();
    if (conversation.is_test === 1) return;
    await addCounts(transaction, conversation, new Date(message.created_at), { helpful, 'not-helpful': notHelpful });
  });
}

/** The title of notifications about an assigned conversation. */
export const ASSIGNED = 'Conversation assigned';

/** Names a visitor in notifications, with the place of a scanned code. */
export const visitorAt = (visitor: string, place: string | null) =>
  place === null ? visitor : `${visitor} (${place})`;

/** Returns a visitor's name; '' for the placeholder that the widget sends when there is none. */
export const nameOfVisitor = (name: string) => (name === 'Visitor' ? '' : name);
/** The same in notifications. */
export const visitorNamed = (name: string) => nameOfVisitor(name) || 'A visitor';

/** Returns the visitor's last question; '' before the first one. */
export async function lastQuestion({ db }: Database, id: string): Promise<string> {
  const last = await db
    .selectFrom('messages')
    .select('text')
    .where('conversation_row_id', '=', id)
    .where('sender', '=', 'visitor')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return shownQuestion(last?.text ?? '');
}

/** Returns the link to a conversation's page for notifications and emails. */
export const conversationLink = (id: string) => `/conversations/${id}`;

/** Reads who answers a conversation, and the first name of the last person who did. */
export async function findPerson({ db }: Database, id: string) {
  const found = await db
    .selectFrom('conversations')
    .select(['speaker', 'person'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? { speaker: 'assistant' as const, person: null };
}
