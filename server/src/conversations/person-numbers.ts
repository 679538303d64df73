import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getPersonNumbers } from '@frontdesk/shared/endpoints/person-numbers';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { dayOf } from './daily-counts';

const DAY_MS = 86_400_000;

/** The person id under which the totals for all people are stored. */
export const EVERYBODY = '';

/** A first reply is counted under its time in whole seconds, so that the median is exact. */
const REPLY_TIME = /^reply-(\d+)$/;

interface CountedConversation {
  readonly id: string;
  readonly organization_id: string;
  readonly agent_id: string;
  readonly is_test: number;
}

/** Adds to a day's counts of events, for each person or for `EVERYBODY`. */
export async function addPersonCounts(
  db: Kysely<Tables>,
  { organization_id, agent_id }: Pick<CountedConversation, 'organization_id' | 'agent_id'>,
  at: Date,
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Promise<void> {
  const day = dayOf(at);
  const rows = Object.entries(counts)
    .flatMap(([person_id, of]) =>
      Object.entries(of).map(([name, count]) => ({ organization_id, day, agent_id, person_id, name, count })),
    )
    .filter(({ count }) => count !== 0)
    // The rows are always written in the same order, to avoid deadlocks.
    .sort((one, other) => (`${one.person_id} ${one.name}` < `${other.person_id} ${other.name}` ? -1 : 1));
  if (rows.length === 0) return;
  await db
    .insertInto('person_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'day', 'agent_id', 'person_id', 'name'])
        .doUpdateSet((row) => ({ count: row('person_counts.count', '+', row.ref('excluded.count')) })),
    )
    .execute();
}

/** Counts a conversation that a person takes over: once for everybody, and once for each person. */
export async function countTakeOver(
  db: Kysely<Tables>,
  conversation: CountedConversation,
  userId: string,
  at = new Date(),
): Promise<void> {
  const before = await db
    .selectFrom('conversation_people')
    .select('user_id')
    .where('conversation_row_id', '=', conversation.id)
    .where('took_over', '=', 1)
    .execute();
  await noteWork(db, conversation.id, userId, at, 1);
  if (conversation.is_test === 1) return;
  await addPersonCounts(db, conversation, at, {
    [EVERYBODY]: { 'taken-over': Number(before.length === 0) },
    [userId]: { 'taken-over': Number(!before.some(({ user_id }) => user_id === userId)) },
  });
}

/** Counts the time that the visitor waited, if this is a person's first reply since the visitor wanted one. */
export async function countFirstReply(
  db: Kysely<Tables>,
  conversation: CountedConversation & { readonly wanted_at: string | null },
  userId: string,
  at: Date,
): Promise<void> {
  await noteWork(db, conversation.id, userId, at);
  const { wanted_at: since, is_test } = conversation;
  if (since === null || is_test === 1) return;
  const seconds = Math.max(0, Math.round((at.getTime() - Date.parse(since)) / 1000));
  const counts = { [`reply-${seconds}`]: 1 };
  await addPersonCounts(db, conversation, at, { [EVERYBODY]: counts, [userId]: counts });
}

/** Records that a person is working on a conversation; a later rating counts for this person. */
async function noteWork(db: Kysely<Tables>, id: string, userId: string, at: Date, tookOver?: 1): Promise<void> {
  const change = { last_at: at.toISOString(), ...(tookOver && { took_over: tookOver }) };
  await db
    .insertInto('conversation_people')
    .values({ conversation_row_id: id, user_id: userId, ...change })
    .onConflict((conflict) => conflict.columns(['conversation_row_id', 'user_id']).doUpdateSet(change))
    .execute();
}

/** Returns the last person who took over the conversation or replied in it; null when nobody did. */
export async function lastPerson(db: Kysely<Tables>, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('conversation_people')
    .select('user_id')
    .where('conversation_row_id', '=', id)
    .orderBy('last_at', 'desc')
    .executeTakeFirst();
  return found?.user_id ?? null;
}

interface CountRow {
  readonly name: string;
  readonly count: number;
}

function numbersOf(rows: readonly CountRow[]) {
  const total = (name: string) => rows.reduce((sum, row) => sum + (row.name === name ? row.count : 0), 0);
  const times = rows
    .flatMap(({ name, count }) => {
      const seconds = REPLY_TIME.exec(name)?.[1];
      return seconds === undefined ? [] : [{ ms: Number(seconds) * 1000, count }];
    })
    .sort((one, other) => one.ms - other.ms);
  const replies = times.reduce((sum, { count }) => sum + count, 0);
  return {
    takenOver: total('taken-over'),
    replies,
    medianReplyMs: replies === 0 ? null : (timeAt(times, (replies - 1) >> 1) + timeAt(times, replies >> 1)) / 2,
    good: total('good'),
    bad: total('bad'),
  };
}

/** Returns the time at a position in the sorted times. */
function timeAt(times: readonly { readonly ms: number; readonly count: number }[], place: number): number {
  let left = place;
  for (const { ms, count } of times) {
    if (left < count) return ms;
    left -= count;
  }
  return 0;
}

/** Reads what people did within the last `days` days in UTC, including today, from the daily counts. */
export async function readPersonNumbers(
  { db }: Database,
  organizationId: string,
  { agentId, days }: CheckedRequestOf<typeof getPersonNumbers>,
  now = Date.now(),
) {
  const since = dayOf(new Date(now - (days - 1) * DAY_MS));
  const [counted, begun, agents, users] = await Promise.all([
    db
      .selectFrom('person_counts')
      .select((row) => ['agent_id', 'person_id', 'name', row.fn.sum<number | string>('count').as('count')])
      .where('organization_id', '=', organizationId)
      .where('day', '>=', since)
      .$if(agentId !== undefined, (all) => all.where('agent_id', '=', agentId ?? ''))
      .groupBy(['agent_id', 'person_id', 'name'])
      .execute(),
    db
      .selectFrom('daily_counts')
      .select((row) => ['agent_id', row.fn.sum<number | string>('count').as('count')])
      .where('organization_id', '=', organizationId)
      .where('day', '>=', since)
      .where('name', '=', 'conversations')
      .$if(agentId !== undefined, (all) => all.where('agent_id', '=', agentId ?? ''))
      .groupBy('agent_id')
      .execute(),
    db
      .selectFrom('agents')
      .select(['id', 'name'])
      .where('organization_id', '=', organizationId)
      .unionAll(db.selectFrom('former_agents').select(['id', 'name']).where('organization_id', '=', organizationId))
      .execute(),
    db
      .selectFrom('users')
      .select(['id', 'first_name as firstName', 'last_name as lastName'])
      .where('organization_id', '=', organizationId)
      .execute(),
  ]);
  const rows = counted.map((row) => ({ ...row, count: Number(row.count) })).filter(({ count }) => count > 0);
  const ofAll = rows.filter(({ person_id }) => person_id === EVERYBODY);
  const conversations = new Map(begun.map(({ agent_id, count }) => [agent_id, Number(count)]));
  const agentName = new Map(agents.map(({ id, name }) => [id, name]));
  const userName = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const byAgent = grouped(ofAll, ({ agent_id }) => agent_id);
  const byPerson = grouped(
    rows.filter(({ person_id }) => person_id !== EVERYBODY),
    ({ person_id }) => (userName.has(person_id) ? person_id : null),
  );
  return {
    ...numbersOf(ofAll),
    conversations: [...conversations.values()].reduce((sum, count) => sum + count, 0),
    agents: [...new Set([...conversations.keys(), ...byAgent.keys()])]
      .map((id) => ({
        id,
        name: agentName.get(id) ?? '',
        ...numbersOf(byAgent.get(id) ?? []),
        conversations: conversations.get(id) ?? 0,
      }))
      .sort(byName),
    people: [...byPerson]
      .map(([id, own]) => ({ id, name: id === null ? '' : (userName.get(id) ?? ''), ...numbersOf(own) }))
      .sort(byName),
  };
}

/** People who have no name are listed last. */
const byName = (one: { readonly name: string }, other: { readonly name: string }) =>
  Number(one.name === '') - Number(other.name === '') || one.name.localeCompare(other.name, 'en');

/** `Map.groupBy`, which Node 20 lacks. */
function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
