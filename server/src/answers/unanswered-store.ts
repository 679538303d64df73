import type { getUnanswered } from '@frontdesk/shared/endpoints/conversation';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { ApiError, notFound } from '../http/api-error';
import type { Source } from '../passages/passage';
import { markDeleted } from './answer';

const PAGE = 50;
/** Number of wordings shown in addition to the most frequent one. */
const WORDINGS_SHOWN = 5;

/** Lists groups of questions without an answer, the most recently asked first, at most `page` at a time. */
export async function listUnanswered(
  database: Database,
  organizationId: string,
  { agentId, cursor }: CheckedRequestOf<typeof getUnanswered>,
  page = PAGE,
) {
  const { db } = database;
  const place = readPlace(cursor);
  const found = await db
    .selectFrom('question_groups')
    .innerJoin('agents', 'agents.id', 'question_groups.agent_id')
    .select(['question_groups.id', 'question_groups.agent_id as agentId', 'agents.name as agentName', 'count'])
    .select(['last_asked as lastAsked', 'nearest', 'conversation_row_id as conversationId'])
    .where('question_groups.organization_id', '=', organizationId)
    .where('is_dismissed', '=', 0)
    .$if(agentId !== undefined, (all) => all.where('question_groups.agent_id', '=', agentId ?? ''))
    .$if(place !== null, (all) =>
      all.where(sql<boolean>`(last_asked, question_groups.id) < (${place?.lastAsked}, ${place?.id})`),
    )
    .orderBy('last_asked', 'desc')
    .orderBy('question_groups.id', 'desc')
    .limit(page + 1)
    .execute();
  const shown = found.slice(0, page);
  const wordings = await wordingsOf(
    db,
    shown.map(({ id }) => id),
  );
  const last = shown.at(-1);
  const read = shown.map(({ nearest, ...group }) => ({ ...group, nearest: readNearest(nearest) }));
  const marked = await markDeleted(
    database,
    organizationId,
    read.flatMap(({ nearest }) => nearest ?? []),
  );
  const groups = read.map(({ nearest, ...group }) => {
    const [question = '', ...others] = wordings.get(group.id) ?? [];
    return { ...group, question, wordings: others.slice(0, WORDINGS_SHOWN), nearest: nearest && marked(nearest) };
  });
  return { groups, next: found.length > page && last ? `${last.lastAsked}_${last.id}` : null };
}

/** Removes the group from the list until the question is asked again. */
export async function dismissGroup({ db }: Database, organizationId: string, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('question_groups')
    .set({ is_dismissed: 1 })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('question');
}

/** Returns the most frequent wordings of each group. */
async function wordingsOf(db: Database['db'], groupIds: readonly string[]): Promise<Map<string, string[]>> {
  const wordings = new Map<string, string[]>();
  if (groupIds.length === 0) return wordings;
  const rows = await db
    .selectFrom('question_wordings')
    .select(['group_id', 'text'])
    .where('group_id', 'in', groupIds)
    .orderBy('count', 'desc')
    .orderBy('last_asked', 'desc')
    .orderBy('id')
    .execute();
  for (const { group_id, text } of rows) wordings.set(group_id, [...(wordings.get(group_id) ?? []), text]);
  return wordings;
}

const readNearest = (stored: string | null): Source | null => (stored === null ? null : JSON.parse(stored));

function readPlace(cursor: string | undefined): { lastAsked: string; id: string } | null {
  if (!cursor) return null;
  const [, lastAsked, id] = /^([\d:TZ.-]{20,30})_([\w-]{1,100})$/.exec(cursor) ?? [];
  if (lastAsked === undefined || id === undefined) throw new ApiError(400, 'The cursor is not valid.');
  return { lastAsked, id };
}
