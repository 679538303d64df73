import { getAgentActivity, getAgentOverview } from '@frontdesk/shared/endpoints/agent-activity';
import { CHAT_OWNER_NAME } from '@frontdesk/shared/endpoints/chat';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { getPersonNumbers } from '@frontdesk/shared/endpoints/person-numbers';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import { requireAgent } from '../agents/agent-store';
import { themeColor } from '../agents/widget-look';
import type { Database } from '../database/database';
import { route } from '../http/route';
import { countVisits } from '../links/scan-statistics';
import type { ConversationServices } from './conversation-services';
import { type COUNTED, dayOf, replyTimeOf } from './daily-counts';
import { readPersonNumbers } from './person-numbers';

const DAY_MS = 86_400_000;

const ACTIVITY_DAYS = 7;

export function overviewRoutes(app: FastifyInstance, { database, sessions }: ConversationServices): void {
  const guard = signedIn(sessions);

  route(app, getOverview, guard.orKey('conversations:read'), (input, { organizationId }) =>
    readOverview(database, organizationId, input),
  );

  route(app, getPersonNumbers, guard.orKey('conversations:read'), (input, { organizationId }) =>
    readPersonNumbers(database, organizationId, input),
  );

  route(app, getAgentActivity, guard.orKey('conversations:read'), (_, { organizationId }) =>
    readAgentActivity(database, organizationId),
  );

  route(app, getAgentOverview, guard.orKey('conversations:read'), ({ agentId }, { organizationId }) =>
    readAgentOverview(database, organizationId, agentId),
  );
}

/** Reads the numbers for the last `days` days in UTC, including today, from the daily counts in one query. */
export async function readOverview(
  database: Database,
  organizationId: string,
  { agentId, days }: { readonly agentId?: string | undefined; readonly days: number },
  now = Date.now(),
) {
  const { db } = database;
  const shown = Array.from({ length: days }, (_, at) => dayOf(new Date(now - (days - 1 - at) * DAY_MS)));
  const rows = await db
    .selectFrom('daily_counts')
    .select((row) => ['day', 'name', row.fn.sum<number | string>('count').as('count')])
    .where('organization_id', '=', organizationId)
    .where('day', '>=', shown[0] ?? '')
    .where('day', '<=', shown.at(-1) ?? '')
    .$if(agentId !== undefined, (all) => all.where('agent_id', '=', agentId ?? ''))
    .groupBy(['day', 'name'])
    .execute();
  const counts = new Map(rows.map(({ day, name, count }) => [`${day} ${name}`, Number(count)]));
  const of = (day: string, name: (typeof COUNTED)[number]) => counts.get(`${day} ${name}`) ?? 0;
  const total = (name: (typeof COUNTED)[number]) => shown.reduce((sum, day) => sum + of(day, name), 0);
  const [questions, helpful] = [total('questions'), total('helpful')];
  return {
    conversations: total('conversations'),
    questions,
    shareAnswered: share(total('answered'), questions),
    shareHelpful: share(helpful, helpful + total('not-helpful')),
    medianReplyMs: medianOf(rows.map(({ name, count }) => ({ ms: replyTimeOf(name), count: Number(count) }))),
    // Codes do not belong to an agent.
    scans: agentId === undefined ? await countVisits(database, organizationId, shown[0] ?? '') : null,
    days: shown.map((day) => ({
      day,
      conversations: of(day, 'conversations'),
      questions: of(day, 'questions'),
      answered: of(day, 'answered'),
    })),
  };
}

/** Counts each agent's conversations in the last 7 days, or only those of the agents `ids`. */
export async function readAgentActivity(
  { db, engine }: Database,
  organizationId: string,
  ids?: readonly string[],
  now = Date.now(),
) {
  const counts = db
    .selectFrom('daily_counts')
    .innerJoin('agents', 'agents.id', 'daily_counts.agent_id')
    .select((row) => ['agent_id as agentId', row.fn.sum<number | string>('count').as('conversations')])
    .where('daily_counts.organization_id', '=', organizationId)
    .where('day', '>=', dayOf(new Date(now - (ACTIVITY_DAYS - 1) * DAY_MS)))
    .where('daily_counts.name', '=', 'conversations')
    .$if(ids !== undefined, (all) => all.where('agent_id', 'in', ids ?? []))
    .groupBy('agent_id');
  const colors = db
    .selectFrom('agents')
    .select(['id as agentId', themeColor(engine).as('color')])
    .where('organization_id', '=', organizationId)
    .where('widget_theme', 'is not', null)
    .$if(ids !== undefined, (all) => all.where('id', 'in', ids ?? []));
  const [counted, colored] = await Promise.all([counts.execute(), colors.execute()]);
  const agents = new Map<string | null, { agentId: string; conversations: number; color: string | null }>();
  for (const { agentId, color } of colored) agents.set(agentId, { agentId, conversations: 0, color });
  for (const { agentId, conversations } of counted) {
    agents.set(agentId, { color: null, ...agents.get(agentId), agentId, conversations: Number(conversations) });
  }
  return { agents: [...agents.values()] };
}

const share = (part: number, whole: number) => (whole === 0 ? null : Math.min(1, Math.max(0, part / whole)));

/** Returns the median of times counted in steps; null if there are none. */
function medianOf(counted: readonly { readonly ms: number | null; readonly count: number }[]): number | null {
  const times = counted
    .flatMap(({ ms, count }) => (ms === null ? [] : [{ ms, count }]))
    .sort((one, other) => one.ms - other.ms);
  let left = times.reduce((sum, { count }) => sum + count, 0) / 2;
  for (const { ms, count } of times) {
    left -= count;
    if (left <= 0) return Math.round(ms);
  }
  return null;
}

/** Reads an agent's overview: its conversations in the last 7 days, and who has talked to it. */
async function readAgentOverview(database: Database, organizationId: string, agentId: string, now = Date.now()) {
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
