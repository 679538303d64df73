import { ATTENTION_MAX, getAttention } from '@frontdesk/shared/endpoints/attention';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import { listUnanswered } from '../answers/unanswered-store';
import type { Database } from '../database/database';
import { route } from '../http/route';

/** The services that attention needs. */
interface AttentionServices {
  readonly database: Database;
  readonly sessions: Sessions;
}

export function attentionRoutes(app: FastifyInstance, { database, sessions }: AttentionServices): void {
  route(app, getAttention, signedIn(sessions), async (_, { organizationId }) => {
    const [{ groups }, failures] = await Promise.all([
      listUnanswered(database, organizationId, {}, ATTENTION_MAX),
      readFailures(database, organizationId, ATTENTION_MAX),
    ]);
    return { questions: groups, failures };
  });
}

const PERIOD_MS = 30 * 86_400_000;

/** Lists documents, websites and mails to visitors that failed within 30 days and are not repaired, newest first. */
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
    // A literal, so that the index of failed documents alone answers the query.
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
    .where('organization_id', '=', organizationId)
    .where('messages.created_at', '>=', since)
    .orderBy('messages.created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ contact_email, ...row }) => ({ ...row, name: contact_email ?? '', kind: 'mail', reason: null }));
}
