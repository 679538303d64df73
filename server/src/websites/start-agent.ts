import { randomUUID } from 'node:crypto';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { saveAllowedSites } from '../agents/agent-options';
import { type AgentServices, createAgent, requireAgent } from '../agents/agent-store';
import { saveWidgetTheme } from '../agents/widget-look';
import type { Database } from '../database/database';
import { translated } from '../words/translate';
import type { SiteLook } from './site-look';
import { starterQuestionsOf } from './starter-questions';
import { addWebsiteOf } from './website-store';

/**
 * Ink blue, for a site that defines no color, because the widget's own default is the color of the dashboard's actions.
 */
const COLOR_OF_NO_SITE = '#1f3a4d';

/**
 * Creates an agent that answers from a site and uses its look, and adds the site to the websites that the agent reads.
 */
export async function startAgentFor(
  services: Pick<AgentServices, 'database' | 'config'>,
  organizationId: string,
  { address, name, color, icon }: SiteLook,
  language: DashboardLanguage,
) {
  const { database } = services;
  const { id: botId } = await createAgent(services, organizationId, {
    name,
    description: translated(`Answers what visitors of ${new URL(address).host} ask.`, language),
    configuration: '',
    modelName: '',
    enabled: true,
    clientId: randomUUID(),
  });
  await saveAllowedSites(database, organizationId, { botId, allowedSites: originsOf(address) });
  const main = color ?? COLOR_OF_NO_SITE;
  const theme = { ...DEFAULT_THEME, headerColor: main, outgoingBg: main };
  await saveWidgetTheme(database, organizationId, { botId, theme });
  await addWebsiteOf(database, organizationId, { botId, address });
  return { botId, icon, hasColor: color !== null };
}

/** Returns the origin of a site, and the same origin with 'www.' added or removed. */
function originsOf(address: string): string[] {
  const { protocol, host, origin, hostname } = new URL(address);
  if (host.startsWith('www.')) return [origin, `${protocol}//${host.slice(4)}`];
  // A numeric address has no 'www.'.
  return /\.[a-z]/i.test(hostname) ? [origin, `${protocol}//www.${host}`] : [origin];
}

/** Maximum number of pages that are listed while an agent is reading. */
const NEWEST_MAX = 5;
/** Maximum number of passages that are read to find questions. */
const PASSAGES_READ = 200;
/** This many characters of a passage are enough to show its subject. */
const TEXT_READ = 300;

/** Reads how far along an agent is with its sites and documents, and what visitors can ask about them. */
export async function readStart(database: Database, organizationId: string, botId: string) {
  const { name } = await requireAgent(database, organizationId, botId);
  const { db } = database;
  const [documents, websites, waiting, passages, newest] = await Promise.all([
    db
      .selectFrom('documents')
      .select((row) => ['status', row.fn.countAll<number | string>().as('count')])
      .where('agent_id', '=', botId)
      .groupBy('status')
      .execute(),
    db.selectFrom('websites').select(['is_fetching', 'due_at', 'error']).where('agent_id', '=', botId).execute(),
    db
      .selectFrom('website_pages')
      .innerJoin('websites', 'websites.id', 'website_pages.website_id')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('agent_id', '=', botId)
      .where('document_row_id', 'is', null)
      .where('fetched_crawl', '<=', 0)
      .where('is_fetching', '=', 1)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('passages')
      .select(({ fn, val }) => ['heading', fn<string>('substr', ['text', val(1), val(TEXT_READ)]).as('text')])
      .where('agent_id', '=', botId)
      .where('heading', '<>', '')
      .orderBy('id')
      .limit(PASSAGES_READ)
      .execute(),
    db
      .selectFrom('documents')
      .select('name')
      .where('agent_id', '=', botId)
      .where('status', '=', DOCUMENT_STATUS.ready)
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .limit(NEWEST_MAX)
      .execute(),
  ]);
  const count = (...wanted: readonly number[]) =>
    documents.reduce((sum, { status, count: some }) => sum + (wanted.includes(status) ? Number(some) : 0), 0);
  const underWay = count(DOCUMENT_STATUS.queued, DOCUMENT_STATUS.processing);
  const read = count(DOCUMENT_STATUS.ready);
  const isFetching = websites.some((site) => site.is_fetching === 1 || site.due_at <= new Date().toISOString());
  return {
    isReading: isFetching || underWay > 0,
    read,
    found: read + underWay + Number(waiting.count),
    failed: count(DOCUMENT_STATUS.failed),
    error: isFetching ? null : (websites.find(({ error }) => error !== null)?.error ?? null),
    newest: newest.map(({ name: page }) => page),
    topics: starterQuestionsOf(passages, name),
  };
}
