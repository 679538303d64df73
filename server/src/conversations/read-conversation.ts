import { type getConversation, type getConversations, waitsForPerson } from '@frontdesk/shared/endpoints/conversation';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Selectable } from 'kysely';
import type { Actor } from '../accounts/api-keys';
import { themeColor } from '../agents/widget-look';
import { markDeleted, readPassages, readSources } from '../answers/answer';
import type { Database } from '../database/database';
import type { ConversationsTable, MessagesTable } from '../database/schema/conversation-tables';
import { ApiError, notFound } from '../http/api-error';
import { languageOfWriter } from '../terms/text-language';
import { ASSIGNED, conversationLink } from './conversation-store';
import { filtersOf, findConversations, listConversations, shownContact, shownConversation } from './find-conversations';

const PAGE = 200;
/** Number of messages to read when a conversation is shown next to a list. */
const PREVIEW = 20;
/** A position beyond that of every message. */
const END = 2 ** 31 - 1;

type Message = Selectable<MessagesTable>;

/**
 * Reads a conversation with some of its messages and its neighbors in the list. Marks its notifications as read for a
 * person, unless it is only a preview.
 */
export async function readConversation(
  database: Database,
  actor: Actor,
  { id, before, peek, ...given }: CheckedRequestOf<typeof getConversation>,
) {
  const { db } = database;
  const { organizationId, userId } = actor;
  const filters = filtersOf(given, actor);
  const row = await db
    .selectFrom('conversations')
    .leftJoin('agents', 'agents.id', 'conversations.agent_id')
    .leftJoin('former_agents', 'former_agents.id', 'conversations.agent_id')
    .leftJoin('users as assignees', 'assignees.id', 'conversations.assignee_id')
    .selectAll('conversations')
    .select('assignees.first_name as assigneeName')
    .select((one) => ['agents.id as agentId', one.fn.coalesce('agents.name', 'former_agents.name').as('agentName')])
    .select(themeColor(database.engine).as('agentColor'))
    .where('conversations.id', '=', id)
    .where('conversations.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw notFound('conversation');
  const messages = await lastMessages(database, id, peek ? PREVIEW : PAGE, readPosition(before));
  const [first] = messages;
  const hasNeighbors = row.activity !== null && !peek;
  const place = { activity: Number(row.activity), id, isDone: row.done_at !== null };
  const [[newer], [older], seen] = await Promise.all([
    hasNeighbors ? findConversations(database, organizationId, filters, { after: place, limit: 1 }) : [],
    hasNeighbors ? findConversations(database, organizationId, filters, { before: place, limit: 1 }) : [],
    firstSeen(database, row),
    userId !== null && !peek && markRead(database, organizationId, id, row.assignee_id === userId),
  ]);
  const shown = {
    id,
    agentId: row.agentId,
    agentName: row.agentName ?? '',
    agentColor: row.agentColor,
    visitor: row.visitor_name,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactMessage: row.contact_message,
    contactedAt: row.contacted_at,
    site: row.site,
    placeId: row.place_code_id,
    placeName: row.place,
    firstQuestion: row.first_question,
    messages: row.messages,
    unsaid: row.unsaid,
    wantedAt: row.wanted_at,
    lastActivity: row.last_activity,
    activity: row.activity,
    outcome: row.outcome,
    helpful: row.helpful,
    notHelpful: row.not_helpful,
    doneAt: row.done_at,
    assigneeId: row.assignee_id,
    assigneeName: row.assigneeName,
    isTest: row.is_test,
    speaker: row.speaker,
    person: row.person,
    visitorAt: row.visitor_at,
    waitingSince: row.waiting_since,
    rating: row.rating,
    ratingWords: row.rating_words,
  };
  return {
    conversation: shownConversation(shown),
    messages: await shownMessages(database, organizationId, messages),
    earlier: first && first.position > 0 ? String(first.position) : null,
    contact: shownContact(shown),
    language: languageOfWriter(
      messages
        .filter(({ sender }) => sender === 'visitor')
        .map(({ text }) => text)
        .join('\n'),
    ),
    firstSeen: seen,
    newerId: newer?.id ?? null,
    olderId: older?.id ?? null,
    isMine: userId !== null && row.speaker === 'person' && row.person_id === userId,
  };
}

/** Returns when the visitor's first conversation began: of those from the same browser or with the same email. */
async function firstSeen({ db }: Database, visitor: Selectable<ConversationsTable>): Promise<string> {
  const { organization_id, visitor_id, contact_email_key, created_at } = visitor;
  if (visitor_id === null && contact_email_key === null) return created_at;
  const found = await db
    .selectFrom('conversations')
    .select((one) => one.fn.min('created_at').as('at'))
    .where('organization_id', '=', organization_id)
    .where((one) =>
      one.or([
        ...(visitor_id === null ? [] : [one('visitor_id', '=', visitor_id)]),
        ...(contact_email_key === null ? [] : [one('contact_email_key', '=', contact_email_key)]),
      ]),
    )
    .executeTakeFirst();
  return found?.at ?? created_at;
}

/**
 * Lists conversations. The first page includes the last messages of the conversation that the list shows first, without
 * marking it as opened.
 */
export async function listWithFirst(
  database: Database,
  actor: Actor,
  given: CheckedRequestOf<typeof getConversations>,
) {
  const { organizationId } = actor;
  const page = await listConversations(database, organizationId, filtersOf(given, actor));
  // In the order of the list: visitors who are waiting for a person come first.
  const first = page.conversations.find(waitsForPerson) ?? page.conversations[0];
  if (!first || given.cursor) return { ...page, first: null };
  const messages = await lastMessages(database, first.id, PREVIEW);
  return { ...page, first: { id: first.id, messages: await shownMessages(database, organizationId, messages) } };
}

/** Returns the last messages before a position, oldest first. */
async function lastMessages({ db }: Database, id: string, limit: number, before = END): Promise<Message[]> {
  const found = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_row_id', '=', id)
    .where('position', '<', before)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return found.reverse();
}

function readPosition(before: string | undefined): number {
  if (before === undefined || before === '') return END;
  if (!/^\d{1,9}$/.test(before)) throw new ApiError(400, 'The cursor is not valid.');
  return Number(before);
}

/**
 * Returns messages in the form that the owner's screens receive, with a mark on sources and passages whose document has
 * been deleted.
 */
export async function shownMessages(database: Database, organizationId: string, messages: readonly Message[]) {
  const read = messages.map((message) => ({
    message,
    sources: readSources(message.sources),
    nearest: readSources(message.nearest),
    passages: readPassages(message.passages),
  }));
  const all = read.flatMap(({ sources, nearest, passages }) => [...sources, ...nearest, ...passages]);
  const shown = await markDeleted(database, organizationId, all);
  return read.map(({ message, sources, nearest, passages }) => ({
    id: message.id,
    from: message.sender,
    text: message.text,
    person: message.person,
    sentAt: message.created_at,
    outcome: message.outcome,
    sources: sources.map(shown),
    nearest: nearest.map(shown),
    passages: passages.map(shown),
    feedback: message.feedback,
    delivery: message.delivery,
  }));
}

/** The assignment counts as read only when the assignee opens the conversation, not when others do. */
async function markRead({ db }: Database, organizationId: string, id: string, isAssignee: boolean): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: new Date().toISOString() })
    .where('organization_id', '=', organizationId)
    .where('link', '=', conversationLink(id))
    .where('read_at', 'is', null)
    .where((row) => (isAssignee ? row.lit(true) : row('title', '!=', ASSIGNED)))
    .execute();
}
