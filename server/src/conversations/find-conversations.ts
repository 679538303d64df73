import { sql } from 'kysely';
import type { Database } from '../database/database';
import { activityRange, type Filters, type Place, wordsToFind } from './conversation-filters';

/** The newest below `before`, or the oldest above `after`. */
interface Page {
  readonly before?: Place | null;
  readonly after?: Place;
  readonly limit: number;
}

/** A conversation of the list. */
export type FoundConversation = Awaited<ReturnType<typeof findConversations>>[number];

/**
 * The conversations of an organization that fit, newest activity first (with `after` oldest first), in one query by
 * index. Nothing is read beyond the page, however many words or conversations match: with SQLite the index of words is
 * in the order of the list, and PostgreSQL decides between its index of words and that of the list.
 */
export function findConversations(database: Database, organizationId: string, filters: Filters, page: Page) {
  const words = wordsToFind(filters);
  // Nothing holds a search of signs alone.
  const rows = matching(database, organizationId, filters, page, words ?? [])
    .$if(words?.length === 0, (none) => none.where(sql<boolean>`1 = 0`))
    .leftJoin('agents', 'agents.id', 'conversations.agent_id')
    .leftJoin('former_agents', 'former_agents.id', 'conversations.agent_id')
    .select([
      'conversations.id',
      'agents.id as agentId',
      sql<string>`coalesce(agents.name, former_agents.name, '')`.as('agentName'),
      'conversations.visitor_name as visitor',
      'conversations.contact_name as contactName',
      'conversations.site',
      'conversations.first_question as firstQuestion',
      'conversations.messages',
      'conversations.last_activity as lastActivity',
      'conversations.activity',
      'conversations.outcome',
      'conversations.helpful',
      'conversations.not_helpful as notHelpful',
      'conversations.done_at as doneAt',
    ]);
  return rows.execute();
}

function matching(
  { db, engine }: Database,
  organizationId: string,
  filters: Filters,
  { before, after, limit }: Page,
  words: readonly string[],
) {
  const { from, to } = activityRange(filters);
  const direction = after ? 'asc' : 'desc';
  let query = db
    .selectFrom('conversations')
    .orderBy('conversations.activity', direction)
    .orderBy('conversations.id', direction)
    .limit(limit);
  if (engine === 'sqlite' && words.length > 0) {
    const [least, most] = [Math.max(from, after ? after.activity + 1 : 0), Math.min(to, before?.activity ?? to)];
    const match = `scope : (${scopeWords(organizationId, filters)}) AND terms : (${words.map((word) => `"${word}"`).join(' AND ')})`;
    const found = sql`select rowid from conversations_index where conversations_index match ${match}
      and rowid >= ${least} and rowid < ${most} order by rowid ${sql.raw(direction)} limit ${limit}`;
    return query.where('conversations.activity', 'in', sql<number>`(${found})`);
  }
  query = query.where('conversations.organization_id', '=', organizationId);
  // Only where something was said: the others have no place.
  query = query.where('conversations.activity', '>=', from).where('conversations.activity', '<', to);
  if (before)
    query = query.where(sql<boolean>`(conversations.activity, conversations.id) < (${before.activity}, ${before.id})`);
  if (after)
    query = query.where(sql<boolean>`(conversations.activity, conversations.id) > (${after.activity}, ${after.id})`);
  if (filters.agentId !== undefined) query = query.where('conversations.agent_id', '=', filters.agentId);
  if (filters.outcome !== undefined) query = query.where('conversations.outcome', '=', filters.outcome);
  if (words.length > 0) {
    const all = words.map((word) => `'${word}'`).join(' & ');
    query = query.where(sql<boolean>`conversations.vector @@ ${all}::tsquery`);
  }
  return query;
}

/** What the index of words knows of a conversation beside its words. */
function scopeWords(organizationId: string, { agentId, outcome }: Filters): string {
  const word = (kind: string, value: string) => `"${kind}${value.replaceAll('-', '').replaceAll('"', '')}"`;
  return [
    word('o', organizationId),
    ...(agentId === undefined ? [] : [word('a', agentId)]),
    ...(outcome === undefined ? [] : [word('r', outcome)]),
  ].join(' AND ');
}
