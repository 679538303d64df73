import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { addWebsite } from '@frontdesk/shared/endpoints/website';
import { lockOrganization } from '../accounts/locks';
import { requireAgent } from '../agents/agent-store';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import { ApiError, notFound } from '../http/api-error';
import type { PageServices } from './save-page';

/** Maximum number of websites per agent. Each uses a share of the organization's documents. */
const WEBSITES_MAX = 20;

/** Sites return the same page with and without a slash at the end of the path. */
function withoutSlash(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin + pathname.replace(/\/+$/, '') + search;
}

/** Lists an agent's websites, oldest first. */
export async function listWebsites(database: Database, organizationId: string, botId: string) {
  await requireAgent(database, organizationId, botId);
  const rows = await database.db
    .selectFrom('websites')
    .selectAll('websites')
    .select((query) =>
      query
        .selectFrom('documents')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('documents.website_id', '=', 'websites.id')
        .as('pages'),
    )
    .where('agent_id', '=', botId)
    .orderBy('created_at')
    .execute();
  return {
    websites: rows.map((row) => ({
      id: row.id,
      address: row.address,
      isFetching: row.is_fetching === 1 || row.due_at <= new Date().toISOString(),
      pages: Number(row.pages ?? 0),
      isCut: row.is_cut === 1,
      lastFetched: row.fetched_at,
      lastTried: row.tried_at,
      error: row.is_fetching === 1 ? null : row.error,
      changes: { added: row.pages_new, changed: row.pages_changed, removed: row.pages_gone },
    })),
  };
}

/** Adds a website, to be fetched as soon as possible. */
export async function addWebsiteOf(
  database: Database,
  organizationId: string,
  { botId, address }: CheckedRequestOf<typeof addWebsite>,
): Promise<{ id: string }> {
  await requireAgent(database, organizationId, botId);
  const place = withoutSlash(address);
  return database.db.transaction().execute(async (transaction) => {
    await lockOrganization(database, transaction, organizationId);
    const websites = await transaction.selectFrom('websites').select('address').where('agent_id', '=', botId).execute();
    if (websites.length >= WEBSITES_MAX) throw new ApiError(409, `An agent can have at most ${WEBSITES_MAX} websites.`);
    if (websites.some((known) => withoutSlash(known.address) === place))
      throw new ApiError(409, 'This website was already added.');
    const id = randomUUID();
    await transaction
      .insertInto('websites')
      .values({
        id,
        organization_id: organizationId,
        agent_id: botId,
        address,
        due_at: databaseTime(database.engine),
        created_at: new Date().toISOString(),
      })
      .execute();
    return { id };
  });
}

/** Marks a website to be fetched again now, including pages that were left out. Does not affect a running crawl. */
export async function refreshWebsiteOf({ db, engine }: Database, organizationId: string, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('websites')
      .set({ due_at: databaseTime(engine) })
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('website');
    await transaction
      .updateTable('website_pages')
      .set({ attempts: 0 })
      .where('website_id', '=', id)
      .where('attempts', '>', 0)
      .execute();
  });
}

/** Removes a website with all its documents. */
export async function removeWebsiteOf(services: PageServices, organizationId: string, id: string): Promise<void> {
  const { db } = services.database;
  const own = await db
    .selectFrom('websites')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!own) throw notFound('website');
  const files = await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('documents')
      .where('website_id', '=', id)
      .returning(['id', 'sha256'])
      .execute();
    await transaction.deleteFrom('websites').where('id', '=', id).execute();
    return removed;
  });
  await services.files.remove(files);
}
