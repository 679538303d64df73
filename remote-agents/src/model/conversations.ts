import {
  CONVERSATION_STATUSES,
  type getConversation,
  type getConversations,
  type getUnanswered,
  OUTCOME_FILTERS,
  type OutcomeFilter,
  TESTS,
  waitsForPerson,
} from '@frontdesk/shared/endpoints/conversation';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';

export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** Filters of the list; an absent field does not filter. */
export interface ConversationFilters {
  readonly agentId?: string;
  readonly outcome?: OutcomeFilter;
  /** First and last day, such as 2026-11-22, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  /** Only conversations from Chat Test, or only those with visitors. */
  readonly tests?: (typeof TESTS)[number];
  /** The id of a person, 'me' or 'nobody'. */
  readonly assignee?: string;
  readonly status?: ConversationStatus;
  /** The id of a place's code. */
  readonly place?: string;
}

const NAMES = {
  agentId: 'agent',
  outcome: 'outcome',
  tests: 'tests',
  assignee: 'assigned',
  status: 'status',
  place: 'place',
  from: 'from',
  to: 'to',
  search: 'search',
} as const;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isTests = (text: string): text is (typeof TESTS)[number] => TESTS.some((known) => known === text);
const isStatus = (text: string): text is ConversationStatus => CONVERSATION_STATUSES.some((known) => known === text);
const isOutcome = (text: string): text is OutcomeFilter => OUTCOME_FILTERS.some((known) => known === text);

/** Reads the filters from an address. Skips unreadable ones. */
export function filtersFrom(params: URLSearchParams): ConversationFilters {
  const text = (name: keyof typeof NAMES) => (params.get(NAMES[name]) ?? '').trim();
  const [agentId, outcome, tests, assignee, status, place, from, to, search] = [
    text('agentId'),
    text('outcome'),
    text('tests'),
    // The tab in the address also selects an assignee.
    params.get('tab') === 'mine' ? 'me' : text('assignee'),
    text('status'),
    text('place'),
    text('from'),
    text('to'),
    text('search').slice(0, 200),
  ];
  return {
    ...(agentId && { agentId }),
    ...(isOutcome(outcome) && { outcome }),
    ...(isTests(tests) && { tests }),
    ...(assignee && { assignee }),
    ...(isStatus(status) && { status }),
    ...(place && { place }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(search && { search }),
  };
}

/** Returns the filters in the server's format. Days start in the owner's time zone. */
export function filterRequest(filters: ConversationFilters): ConversationFilters & { readonly timeZone?: string } {
  const hasDays = filters.from !== undefined || filters.to !== undefined;
  return hasDays ? { ...filters, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : filters;
}

/** Writes the filters as the query of an address; '' without filters. */
export function filterQuery(filters: ConversationFilters): string {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(NAMES)) {
    const value = filters[field as keyof ConversationFilters];
    if (value) params.set(name, value);
  }
  const query = params.toString();
  return query && `?${query}`;
}

export function isFiltered(filters: ConversationFilters): boolean {
  return Object.keys(filters).length > 0;
}

export type ListedConversation = ResponseOf<typeof getConversations>['conversations'][number];

/** Puts visitors who are waiting for a person first, and keeps the order of the others. */
export const waitingFirst = (rows: readonly ListedConversation[]): readonly ListedConversation[] =>
  rows.toSorted((a, b) => Number(waitsForPerson(b)) - Number(waitsForPerson(a)));

/**
 * Splits rows in that order into two groups: waiting visitors and the others. If nobody is waiting, returns one group
 * without a title.
 */
export function groupsOf(
  rows: readonly ListedConversation[],
  titles: { readonly waiting: string; readonly others: string },
) {
  const others = rows.findIndex((row) => !waitsForPerson(row));
  if (others === 0 || rows.length === 0) return [{ title: '', isWaiting: false, rows }];
  const waiting = { title: titles.waiting, isWaiting: true, rows: others < 0 ? rows : rows.slice(0, others) };
  return others < 0 ? [waiting] : [waiting, { title: titles.others, isWaiting: false, rows: rows.slice(others) }];
}

/** A conversation with some of its messages. */
export type OpenedConversation = ResponseOf<typeof getConversation>;
export type TranscriptMessage = OpenedConversation['messages'][number];
export type Contact = NonNullable<OpenedConversation['contact']>;

/** Unanswered questions with the same meaning. */
export type UnansweredQuestion = ResponseOf<typeof getUnanswered>['groups'][number];

/** Combines all fetched messages, oldest first: those of earlier pages, then the newest ones in their current state. */
export function mergeMessages(
  held: readonly TranscriptMessage[],
  newest: readonly TranscriptMessage[],
): readonly TranscriptMessage[] {
  const ids = new Set(newest.map(({ id }) => id));
  return [...held.filter(({ id }) => !ids.has(id)), ...newest];
}

/** Returns the visitor's last question before a message; '' without one. */
export function questionBefore(messages: readonly TranscriptMessage[], messageId: string): string {
  const index = messages.findIndex(({ id }) => id === messageId);
  return messages.slice(0, Math.max(index, 0)).findLast(({ from }) => from === 'visitor')?.text ?? '';
}

/** A row of a list that is sorted by time, newest first. */
export interface LiveRow {
  readonly id: string;
}

/** The last messages of the first conversation in a list, which remains unread. */
export type FirstMessages = NonNullable<ResponseOf<typeof getConversations>['first']>;

/** The rows that a list shows, and the cursor for the next page, which is null at the end. */
export interface LivePage<Row extends LiveRow> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  /** The last messages of the first row, if the list includes them. */
  readonly first?: FirstMessages | null;
}

type TimeOf<Row> = (row: Row) => string | null;

/**
 * Returns the rows of `newest` that are newer than all shown rows. Other rows only moved up because some were deleted.
 */
export function freshRows<Row extends LiveRow>(
  shown: readonly Row[],
  newest: readonly Row[],
  timeOf: TimeOf<Row>,
): readonly Row[] {
  const ids = new Set(shown.map(({ id }) => id));
  const latest = Math.max(...shown.map((row) => timeMs(timeOf(row))));
  return newest.filter((row) => !ids.has(row.id) && timeMs(timeOf(row)) > latest);
}

/** Returns the shown rows in their current order, each in its last fetched state. */
export function inPlace<Row extends LiveRow>(shown: readonly Row[], newest: readonly Row[]): readonly Row[] {
  const latest = new Map(newest.map((row) => [row.id, row]));
  return shown.map((row) => latest.get(row.id) ?? row);
}

/** Adds a page to the list. A row that moved between two pages remains in its first position. */
export function withPage<Row extends LiveRow>(list: LivePage<Row>, page: LivePage<Row>): LivePage<Row> {
  const ids = new Set(list.rows.map(({ id }) => id));
  return { ...list, rows: [...list.rows, ...page.rows.filter(({ id }) => !ids.has(id))], next: page.next };
}

export function withoutRow<Row extends LiveRow>(list: LivePage<Row>, id: string): LivePage<Row> {
  return { ...list, rows: list.rows.filter((row) => row.id !== id) };
}

function timeMs(time: string | null): number {
  return Date.parse(time ?? '') || 0;
}
