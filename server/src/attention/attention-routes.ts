import { ATTENTION_MAX, getAttention, type MissingPart } from '@frontdesk/shared/endpoints/attention';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import { listUnanswered } from '../answers/unanswered-store';
import type { Config } from '../config/config';
import { findConversations, shownConversation, waitingFirst } from '../conversations/find-conversations';
import { readAgentActivity, readOverview } from '../conversations/overview-routes';
import type { Database } from '../database/database';
import { route } from '../http/route';
import { readDailyScans } from '../links/scan-statistics';

/** The services that attention needs. */
interface AttentionServices {
  readonly config: Pick<Config, 'smtpUrl' | 'publicUrl'>;
  readonly database: Database;
  readonly sessions: Sessions;
}

/** The dashboard leaves out the visitors that it already lists as needing somebody. */
const RECENT_MAX = 2 * ATTENTION_MAX;

/** Visitors who want a person and have not had a reply yet. */
const WAITING = { outcome: 'person', status: 'open', tests: 'without' } as const;

/** Enough of the newest visitors to find those who are waiting now. */
const PERSONS_READ = 50;

export function attentionRoutes(app: FastifyInstance, { config, database, sessions }: AttentionServices): void {
  const missing: readonly MissingPart[] = [
    ...(config.smtpUrl === null ? (['mail'] as const) : []),
    ...(config.publicUrl === null ? (['address'] as const) : []),
  ];

  route(
    app,
    getAttention,
    signedIn(sessions),
    async ({ since, days }, { organizationId, role }) => {
      const persons = { limit: PERSONS_READ };
      const [counts, wanting, recent, { groups }, failures, codes, overview, scans] = await Promise.all([
        readCounts(database, organizationId, since === undefined ? Date.now() - DAY_MS : Date.parse(since)),
        findConversations(database, organizationId, WAITING, persons),
        findConversations(database, organizationId, { tests: 'without' }, { limit: RECENT_MAX }),
        listUnanswered(database, organizationId, {}, ATTENTION_MAX),
        readFailures(database, organizationId, ATTENTION_MAX),
        readDeadCodes(database, organizationId, ATTENTION_MAX),
        days === undefined ? null : readOverview(database, organizationId, { days }),
        days === undefined ? null : readDailyScans(database, organizationId, days),
      ]);
      return {
        ...counts,
        persons: waitingFirst(wanting.map(shownConversation)).slice(0, ATTENTION_MAX),
        recent: recent.map(shownConversation),
        questions: groups,
        failures,
        codes,
        overview,
        scans,
        agents: days === undefined ? [] : await readAgents(database, organizationId, recent),
        missing: role === 'owner' ? missing : [],
      };
    },
    { sentences: ['reason'] },
  );
}

const DAY_MS = 86_400_000;

/** Counts what has happened since a given time and what is waiting now, excluding the owner's tests. */
async function readCounts({ db }: Database, organizationId: string, since: number) {
  const conversations = db
    .selectFrom('conversations')
    .where('organization_id', '=', organizationId)
    .where('is_test', '=', 0);
  const [asked, waiting, unanswered] = await Promise.all([
    conversations
      .select((one) => one.fn.countAll().as('number'))
      .where('activity', '>=', since * 1000)
      .executeTakeFirst(),
    conversations
      .select((one) => one.fn.countAll().as('number'))
      // A literal, so that the query can use the index of waiting visitors alone.
      .where('outcome', '=', sql.lit('person'))
      .where('done_at', 'is', null)
      .where('wanted_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('question_groups')
      .innerJoin('agents', 'agents.id', 'question_groups.agent_id')
      .select((one) => one.fn.countAll().as('number'))
      .where('question_groups.organization_id', '=', organizationId)
      .where('is_dismissed', '=', 0)
      .executeTakeFirst(),
  ]);
  const [first, second, third] = [asked, waiting, unanswered].map((row) => Number(row?.number ?? 0));
  return { asked: first ?? 0, waiting: second ?? 0, unanswered: third ?? 0 };
}

/**
 * Lists codes whose short link has no destination: paused codes, codes that have ended and have no address for later
 * scans, and codes that have used up their scans.
 */
async function readDeadCodes({ db }: Database, organizationId: string, most: number, now = Date.now()) {
  const moment = new Date(now).toISOString();
  const rows = await db
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .select(['qr_id as qrId', 'name', 'is_paused', 'ends_at as at'])
    .where('organization_id', '=', organizationId)
    .where((one) =>
      one.or([
        one('is_paused', '=', 1),
        one.and([one('ends_at', '<=', moment), one('after_end_url', 'is', null)]),
        one('counted', '>=', one.ref('ends_after')),
      ]),
    )
    .orderBy('qr_codes.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ is_paused, at, ...code }) =>
    is_paused === 1
      ? { ...code, reason: 'paused', at: null }
      : { ...code, reason: 'ended', at: at !== null && at <= moment ? at : null },
  );
}

/** Lists the newest agents and those of some conversations, with what `readAgentActivity` returns for each. */
async function readAgents(
  database: Database,
  organizationId: string,
  conversations: readonly { readonly agentId: string | null }[],
) {
  const newest = await database.db
    .selectFrom('agents')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .limit(ATTENTION_MAX)
    .execute();
  const ids = new Set([...newest.map(({ id }) => id), ...conversations.flatMap(({ agentId }) => agentId ?? [])]);
  if (ids.size === 0) return [];
  const { agents } = await readAgentActivity(database, organizationId, [...ids]);
  const known = new Map(agents.map((agent) => [agent.agentId, agent]));
  return [...ids].map((agentId) => known.get(agentId) ?? { agentId, conversations: 0, color: null });
}

const PERIOD_MS = 30 * DAY_MS;

/**
 * Lists documents, websites and emails to visitors that failed within 30 days and have not been repaired, newest first.
 */
async function readFailures(database: Database, organizationId: string, most: number, now = Date.now()) {
  const wanted = { organizationId, most, since: new Date(now - PERIOD_MS).toISOString() };
  const found = await Promise.all([
    failedDocuments(database, wanted),
    failedWebsites(database, wanted),
    failedMails(database, wanted),
  ]);
  return found
    .flat()
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, most);
}

interface Wanted {
  readonly organizationId: string;
  readonly most: number;
  readonly since: string;
}

async function failedDocuments({ db }: Database, { organizationId, most, since }: Wanted) {
  const rows = await db
    .selectFrom('documents')
    .select(['name', 'error as reason', 'changed_at as at', 'agent_id as agentId'])
    .where('organization_id', '=', organizationId)
    // A literal, so that the query can use the index of failed documents alone.
    .where('status', '=', sql.lit(DOCUMENT_STATUS.failed))
    .where('changed_at', '>=', since)
    .orderBy('changed_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'document', conversationId: null }));
}

async function failedWebsites({ db }: Database, { organizationId, most, since }: Wanted) {
  const rows = await db
    .selectFrom('websites')
    .select(['address as name', 'error as reason', 'tried_at', 'agent_id as agentId'])
    .where('organization_id', '=', organizationId)
    .where('error', 'is not', null)
    .where('tried_at', '>=', since)
    .orderBy('tried_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ tried_at, ...row }) => ({ ...row, at: tried_at ?? '', kind: 'website', conversationId: null }));
}

async function failedMails({ db }: Database, { organizationId, most, since }: Wanted) {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_row_id')
    .select(['contact_email', 'messages.created_at as at'])
    .select(['conversations.agent_id as agentId', 'conversations.id as conversationId'])
    .where('delivery', '=', sql.lit('failed'))
    .where('messages.organization_id', '=', organizationId)
    .where('messages.created_at', '>=', since)
    .orderBy('messages.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ contact_email, ...row }) => ({ ...row, name: contact_email ?? '', kind: 'mail', reason: null }));
}
