import { CHAT_OWNER_NAME } from '@frontdesk/shared/endpoints/chat';
import { requireAgent } from '../agents/agent-store';
import type { Database } from '../database/database';
import { dayOf } from './daily-counts';
import { ACTIVITY_DAYS, DAY_MS } from './read-overview';

/** Reads an agent's overview: its conversations of the last 7 days, and who has talked to it. */
export async function readAgentOverview(database: Database, organizationId: string, agentId: string, now = Date.now()) {
  await requireAgent(database, organizationId, agentId);
  const spoken = database.db
    .selectFrom('conversations')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('agent_id', '=', agentId)
    .where('activity', 'is not', null)
    .limit(1);
  const [week, test, visitor] = await Promise.all([
    database.db
      .selectFrom('daily_counts')
      .select((row) => row.fn.sum<number | string | null>('count').as('conversations'))
      .where('organization_id', '=', organizationId)
      .where('agent_id', '=', agentId)
      .where('day', '>=', dayOf(new Date(now - (ACTIVITY_DAYS - 1) * DAY_MS)))
      .where('name', '=', 'conversations')
      .executeTakeFirstOrThrow(),
    spoken.where('visitor_name', '=', CHAT_OWNER_NAME).executeTakeFirst(),
    spoken.where('visitor_name', '<>', CHAT_OWNER_NAME).where('site', 'is not', null).executeTakeFirst(),
  ]);
  return {
    conversations: Number(week.conversations ?? 0),
    wasTested: test !== undefined,
    isOnSite: visitor !== undefined,
  };
}
