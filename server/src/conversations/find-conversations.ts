import type { getConversations } from '@frontdesk/shared/endpoints/conversation';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../accounts/api-keys';
import { themeColor } from '../agents/widget-look';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';
import { searchTermsOf } from '../terms/terms';
import { nameOfVisitor } from './conversation-store';
import { isLive } from './speakers';
import { startOfDay } from './start-of-day';

/** `assignee` is a person's id or 'nobody'. */
export type Filters = Omit<CheckedRequestOf<typeof getConversations>, 'cursor'>;

const NOBODY = 'An API key is not a person, so no conversation can be assigned to it. Name a person by id.';

/** Returns a caller's filters, with the caller's id in place of 'me'. */
export const filtersOf = <Given extends Filters>({ assignee, ...others }: Given, { userId }: Pick<Actor, 'userId'>) => {
  if (assignee === 'me' && userId === null) throw new ApiError(400, NOBODY);
  return { ...others, ...(assignee !== undefined && { assignee: assignee === 'me' ? (userId ?? '') : assignee }) };
};

/** A position in the list. */
export interface Place {
  readonly activity: number;
  readonly id: string;
  readonly isDone: boolean;
}

const DAY_MS = 86_400_000;

/** Returns the distinct words to find; null if there is no search. A search without words finds nothing. */
function wordsToFind({ search }: Filters): string[] | null {
  return search ? searchTermsOf([search]) : null;
}

/** Returns the range of `activity` that the filtered days cover, including the first number but not the second. */
function activityRange({ from, to, timeZone = 'UTC' }: Filters): { from: number; to: number } {
  return {
    from: from === undefined ? 0 : startOfDay(Date.parse(from), timeZone) * 1000,
    to: to === undefined ? Number.MAX_SAFE_INTEGER : startOfDay(Date.parse(to) + DAY_MS, timeZone) * 1000,
  };
}

const writeCursor = ({ activity, id, doneAt }: Pick<FoundConversation, 'activity' | 'id' | 'doneAt'>) =>
  `${activity}.${id}${doneAt === null ? '' : '.done'}`;

function readCursor(cursor: string | undefined): Place | null {
  if (!cursor) return null;
  const [, activity, id, done] = /^(\d{1,16})\.([\w-]{1,100})(\.done)?$/.exec(cursor) ?? [];
  if (activity === undefined || id === undefined) throw new ApiError(400, 'The cursor is not valid.');
  return { activity: Number(activity), id, isDone: done !== undefined };
}

/** The newest below `before`, or the oldest above `after`. */
interface PageBounds {
  readonly before?: Place | null;
  readonly after?: Place;
  readonly limit: number;
}

/** A conversation in the list. */
export type FoundConversation = Awaited<ReturnType<typeof findInOrder>>[number];

const BELOW_ALL: Place = { activity: 0, id: '', isDone: true };

/**
 * Finds an organization's matching conversations with an indexed query, latest activity first (with `after` oldest
 * first), however many there are. The list of a person's conversations begins with the open ones.
 */
export async function findConversations(
  database: Database,
  organizationId: string,
  filters: Filters,
  page: PageBounds,
): Promise<FoundConversation[]> {
  const words = wordsToFind(filters);
  // A search without words finds nothing.
  if (words?.length === 0) return [];
  const isWorkList = filters.assignee !== undefined && filters.assignee !== 'nobody';
  if (!isWorkList || filters.status) return findInOrder(database, organizationId, filters, page, words ?? []);
  const place = page.after ?? page.before;
  const parts = page.after ? (['done', 'open'] as const) : (['open', 'done'] as const);
  const found: FoundConversation[] = [];
  for (const status of place ? parts.slice(parts.indexOf(place.isDone ? 'done' : 'open')) : parts) {
    const limit = page.limit - found.length;
    if (limit <= 0) break;
    const isPlaced = place?.isDone === (status === 'done');
    const part = isPlaced ? { ...page, limit } : { ...(page.after && { after: BELOW_ALL }), limit };
    found.push(...(await findInOrder(database, organizationId, { ...filters, status }, part, words ?? [])));
  }
  return found;
}

function findInOrder(
  database: Database,
  organizationId: string,
  filters: Filters,
  page: PageBounds,
  words: readonly string[],
) {
  const direction = page.after ? 'asc' : 'desc';
  return database.db
    .selectFrom(sql<Found>`(${matching(database, organizationId, filters, page, words)})`.as('found'))
    .innerJoin('conversations', 'conversations.id', 'found.id')
    .leftJoin('agents', 'agents.id', 'conversations.agent_id')
    .leftJoin('former_agents', 'former_agents.id', 'conversations.agent_id')
    .leftJoin('users as assignees', 'assignees.id', 'conversations.assignee_id')
    .select([
      'conversations.id',
      'agents.id as agentId',
      sql<string>`coalesce(agents.name, former_agents.name, '')`.as('agentName'),
      themeColor(database.engine).as('agentColor'),
      'conversations.visitor_name as visitor',
      'conversations.contact_name as contactName',
      'conversations.contact_email as contactEmail',
      'conversations.contact_message as contactMessage',
      'conversations.contacted_at as contactedAt',
      'conversations.site',
      'conversations.place_code_id as placeId',
      'conversations.place as placeName',
      'conversations.first_question as firstQuestion',
      'conversations.messages',
      'conversations.unsaid',
      'conversations.last_activity as lastActivity',
      'conversations.activity',
      'conversations.outcome',
      'conversations.helpful',
      'conversations.not_helpful as notHelpful',
      'conversations.done_at as doneAt',
      'conversations.assignee_id as assigneeId',
      'assignees.first_name as assigneeName',
      'conversations.is_test as isTest',
      'conversations.speaker',
      'conversations.person',
      'conversations.visitor_at as visitorAt',
      'conversations.waiting_since as waitingSince',
      'conversations.wanted_at as wantedAt',
      'conversations.rating',
      'conversations.rating_words as ratingWords',
    ])
    .orderBy('conversations.activity', direction)
    .orderBy('conversations.id', direction)
    .execute();
}

interface Found {
  readonly id: string;
}

/** Selects the ids of a page. */
function matching(
  { engine }: Database,
  organizationId: string,
  filters: Filters,
  { before, after, limit }: PageBounds,
  words: readonly string[],
): RawBuilder<Found> {
  const { from, to } = activityRange(filters);
  const direction = after ? 'asc' : 'desc';
  const order = sql.raw(`order by activity ${direction}, id ${direction}`);
  // The word index has the same order as the list.
  if (engine === 'sqlite' && words.length > 0) {
    const [least, most] = [Math.max(from, after ? after.activity + 1 : 0), Math.min(to, before?.activity ?? to)];
    const all = words.map((word, at) => `"${word}"${isBegun(words, at) ? '*' : ''}`).join(' AND ');
    const match = `scope : (${scopeWords(organizationId, filters)}) AND terms : (${all})`;
    const found = sql`select rowid as activity from conversations_index where conversations_index match ${match}
      and rowid >= ${least} and rowid < ${most} ${rowsOfTests(organizationId, filters)} ${rowsOfWish(organizationId, filters)} ${rowsOfPlace(filters)} ${sql.raw(`order by rowid ${direction}`)} limit ${limit}`;
    return sql<Found>`select id from (${found}) as found join conversations on conversations.activity = found.activity`;
  }
  const conditions = [
    sql`organization_id = ${organizationId}`,
    // Only conversations with messages: the others have no position.
    sql`activity >= ${from} and activity < ${to}`,
    ...(before ? [sql`(activity, id) < (${before.activity}, ${before.id})`] : []),
    ...(after ? [sql`(activity, id) > (${after.activity}, ${after.id})`] : []),
    ...(filters.agentId === undefined ? [] : [sql`agent_id = ${filters.agentId}`]),
    ...(filters.place === undefined ? [] : [sql`place_code_id = ${filters.place}`]),
    ...(filters.outcome === undefined ? [] : [hasOutcome(filters.outcome)]),
    ...(filters.status === 'open' ? [sql`done_at is null`] : []),
    ...(filters.status === 'done' ? [sql`done_at is not null`] : []),
    ...(filters.assignee === 'nobody' ? [sql`assignee_id is null`] : []),
    ...(filters.assignee === undefined || filters.assignee === 'nobody'
      ? []
      : [sql`assignee_id = ${filters.assignee}`]),
    // Literals, so that the index of tests answers the query.
    ...(filters.tests === undefined ? [] : [filters.tests === 'only' ? sql`is_test = 1` : sql`is_test = 0`]),
    ...(words.length === 0
      ? []
      : [sql`vector @@ ${words.map((word, at) => `'${word}'${isBegun(words, at) ? ':*' : ''}`).join(' & ')}::tsquery`]),
  ];
  const all = sql.join(conditions, sql` and `);
  const listed = sql<Found>`select id from conversations where ${all} ${order} limit ${limit}`;
  return words.length === 0 ? listed : fewOrListed(all, listed, order, limit);
}

/** Shorter prefixes would match most words. */
const BEGINNING_MIN = 3;

/** Returns whether the word is a prefix: the last word may be incomplete. */
function isBegun(words: readonly string[], at: number): boolean {
  return at === words.length - 1 && (words[at]?.length ?? 0) >= BEGINNING_MIN;
}

/** Up to this many matches are sorted; if there are more, walking the list soon finds enough. */
const FEW = 10_000;

/**
 * PostgreSQL assumes that matches are spread evenly over the list, and would walk the whole list for words that only
 * old conversations contain. So it first collects the matches by the word index, and walks the list when there are too
 * many.
 */
function fewOrListed(
  conditions: RawBuilder<unknown>,
  listed: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): RawBuilder<Found> {
  return sql<Found>`with few as materialized (select activity, id from conversations where ${conditions} limit ${FEW + 1}),
      counted as materialized (select count(*) as number from few)
    (select id from few where (select number from counted) <= ${FEW} ${order} limit ${limit})
    union all
    (select id from (${listed}) as listed where (select number from counted) > ${FEW})`;
}

/** Returns the indexed properties of a conversation, except its words. */
function scopeWords(organizationId: string, { agentId, outcome, assignee, status }: Filters): string {
  const word = (kind: string, value: string) => `"${kind}${value.replace(/[^a-z0-9]/gi, '')}"`;
  return [
    word('o', organizationId),
    ...(agentId === undefined ? [] : [word('a', agentId)]),
    ...(outcome === undefined ? [] : [word('r', outcome === 'served' ? 'person' : outcome)]),
    ...(assignee === undefined ? [] : [word('p', assignee)]),
    ...(status === undefined ? [] : [word('d', status === 'done' ? '1' : '0')]),
  ].join(' AND ');
}

/** Restricts rows of the word index; an organization has few test conversations. */
function rowsOfTests(organizationId: string, { tests }: Filters): RawBuilder<unknown> {
  if (tests === undefined) return sql``;
  const own = sql`select activity from conversations
    where organization_id = ${organizationId} and is_test = 1 and activity is not null`;
  return tests === 'only' ? sql`and rowid in (${own})` : sql`and rowid not in (${own})`;
}

type OutcomeFilter = NonNullable<Filters['outcome']>;

/**
 * The outcome permanently records that the visitor wanted a person. Literals, so that the index of waiting visitors
 * answers the query.
 */
function hasOutcome(outcome: OutcomeFilter): RawBuilder<unknown> {
  if (outcome === 'person') return sql`outcome = 'person' and wanted_at is not null`;
  if (outcome === 'served') return sql`outcome = 'person' and wanted_at is null`;
  return sql`outcome = ${outcome}`;
}

/** Restricts rows of the word index, which does not record whether a person has replied. */
function rowsOfWish(organizationId: string, { outcome }: Filters): RawBuilder<unknown> {
  if (outcome !== 'person' && outcome !== 'served') return sql``;
  return sql`and rowid in (select activity from conversations
    where organization_id = ${organizationId} and ${hasOutcome(outcome)} and activity is not null)`;
}

/** Restricts rows of the word index to one place's conversations. */
function rowsOfPlace({ place }: Filters): RawBuilder<unknown> {
  if (place === undefined) return sql``;
  return sql`and rowid in (select activity from conversations where place_code_id = ${place} and activity is not null)`;
}

const PAGE = 50;

/** Lists one page of conversations, and the position at which the next one begins. */
export async function listConversations(
  database: Database,
  organizationId: string,
  { cursor, ...filters }: CheckedRequestOf<typeof getConversations>,
) {
  const found = await findConversations(database, organizationId, filters, {
    before: readCursor(cursor),
    limit: PAGE + 1,
  });
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    conversations:
      filters.outcome === 'person' ? waitingFirst(shown.map(shownConversation)) : shown.map(shownConversation),
    next: found.length > PAGE && last ? writeCursor(last) : null,
  };
}

/** Returns a conversation in the form that the owner's screens receive. */
export function shownConversation(found: FoundConversation) {
  const {
    activity,
    contactName,
    contactEmail,
    contactMessage,
    contactedAt,
    doneAt,
    isTest,
    visitorAt,
    waitingSince,
    wantedAt,
    unsaid,
    assigneeId,
    assigneeName,
    placeId,
    placeName,
    ...conversation
  } = found;
  const visitor = contactName || nameOfVisitor(conversation.visitor);
  return {
    ...conversation,
    messages: found.messages - unsaid,
    visitor,
    isDone: doneAt !== null,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    isTest: isTest === 1,
    isWanted: wantedAt !== null,
    hasEmail: Boolean(contactEmail),
    place: placeId === null ? null : { id: placeId, name: placeName ?? '' },
    person: found.speaker === 'person' ? found.person : null,
    isLive: isLive(visitorAt),
    waitsSince: found.speaker === 'waiting' ? waitingSince : null,
  };
}

/** Puts visitors who are waiting for a person first, and keeps the order of the others. */
export const waitingFirst = <One extends { readonly speaker: string }>(all: readonly One[]): One[] => [
  ...all.filter(({ speaker }) => speaker === 'waiting'),
  ...all.filter(({ speaker }) => speaker !== 'waiting'),
];

type Contact = Pick<FoundConversation, 'contactName' | 'contactEmail' | 'contactMessage' | 'contactedAt'>;

/** Returns the details that the visitor left under 'Talk to a person'; null if there are none. */
export function shownContact({ contactName, contactEmail, contactMessage, contactedAt }: Contact) {
  if (contactedAt === null) return null;
  return { name: contactName ?? '', email: contactEmail ?? '', message: contactMessage ?? '', sentAt: contactedAt };
}
