import { randomUUID } from 'node:crypto';
import type { createBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { PageRequest } from '@frontdesk/shared/endpoints/list-page';
import type { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import { sql } from 'kysely';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/database-trouble';
import { jsonList, VERSION_COLUMNS } from '../database/list-version';
import { OwnRow } from '../database/prepare';
import type { AgentsTable } from '../database/schema/tables';
import type { FileStore } from '../files/file-store';
import { ApiError, notFound } from '../http/api-error';
import { withinQuotas } from '../limits/quotas';
import { containsText, type ListPage, type PagedList, readListPage } from '../list-pages/list-page';
import type { Notify } from '../notify/notify';
import { storedOptions } from './agent-options';

/** The services that agents need. */
export interface AgentServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly notify: Notify;
}

/** Lists agents, newest first, in a single query however many there are. */
export const agentsList = new OwnRow([], (database, value) =>
  jsonList(
    database,
    database.db
      .selectFrom('agents')
      .select(['id', 'name', 'enabled', 'description', 'created_at as dateCreated', 'revision'])
      .where('organization_id', '=', value('organization'))
      .orderBy('created_at', 'desc')
      .orderBy('id'),
    ['id', 'name', 'enabled', 'description', 'dateCreated'],
    ['enabled'],
  ),
);

export const agentsVersion = new OwnRow([], ({ db }, value) =>
  db.selectFrom('agents').select(VERSION_COLUMNS).where('organization_id', '=', value('organization')),
);

export async function createAgent(
  { database, config }: Pick<AgentServices, 'database' | 'config'>,
  organizationId: string,
  input: CheckedRequestOf<typeof createBot>,
): Promise<{ id: string }> {
  const id = randomUUID();
  await orClientIdTaken(
    withinQuotas(database, organizationId, config.quotas, { agents: 1 }, (transaction) =>
      transaction
        .insertInto('agents')
        .values({
          id,
          organization_id: organizationId,
          ...settingsOf(input),
          bot_type_id: null,
          client_id: input.clientId?.trim() || null,
          client_secret_hash: null,
          client_is_active: 1,
          template_id: null,
          template_content: null,
          allowed_sites: null,
          created_at: new Date().toISOString(),
        })
        .execute(),
    ),
  );
  return { id };
}

export async function updateAgent(
  { db }: Database,
  organizationId: string,
  { id, botTypeId, chatOptions, ...input }: CheckedRequestOf<typeof updateBot>,
): Promise<void> {
  const clientId = input.clientId?.trim();
  const { numUpdatedRows } = await orClientIdTaken(
    db
      .updateTable('agents')
      .set({
        ...settingsOf(input),
        ...(botTypeId !== undefined && { bot_type_id: botTypeId === null ? null : String(botTypeId) }),
        ...(chatOptions && storedOptions(chatOptions)),
        // An empty value means 'unchanged', because a widget on somebody's site depends on the id.
        ...(clientId && { client_id: clientId }),
      })
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw notFound('agent');
}

/**
 * Deletes an agent with all its data except its conversations, which keep its name. Returns that name.
 */
export async function deleteAgent({ db }: Database, organizationId: string, id: string): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('agents')
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .returning('name')
      .executeTakeFirst();
    if (!deleted) throw notFound('agent');
    const former = { id, organization_id: organizationId, name: deleted.name };
    await transaction.insertInto('former_agents').values(former).execute();
    return deleted.name;
  });
}

/** Throws 404 unless the organization has this agent. */
export async function requireAgent({ db }: Database, organizationId: string, id: string) {
  const agent = await db
    .selectFrom('agents')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!agent) throw notFound('agent');
  return agent;
}

/**
 * Rejects a client id that is taken: it identifies an agent across organizations, since a widget sends nothing else.
 */
export function orClientIdTaken<Result>(write: Promise<Result>): Promise<Result> {
  return write.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError(409, 'This client id is taken. Please choose another one.') : error;
  });
}

type Settings = Pick<AgentsTable, 'name' | 'description' | 'configuration' | 'model_name' | 'enabled'>;

function settingsOf(input: Omit<CheckedRequestOf<typeof createBot>, 'clientId'>): Settings {
  return {
    name: input.name,
    description: input.description,
    configuration: input.configuration,
    model_name: input.modelName,
    enabled: input.enabled ? 1 : 0,
  };
}

/** Saves the agent's only welcome message under its existing id. */
export async function saveTemplate(
  { db }: Database,
  organizationId: string,
  { botId, content }: CheckedRequestOf<typeof createOrUpdateTemplate>,
): Promise<{ id: string | null; content: string }> {
  const saved = await db
    .updateTable('agents')
    .set((row) => ({
      template_id: row.fn.coalesce('template_id', row.val(randomUUID())),
      template_content: content,
    }))
    .where('id', '=', botId)
    .where('organization_id', '=', organizationId)
    .returning('template_id as id')
    .executeTakeFirst();
  if (!saved) throw notFound('agent');
  return { id: saved.id, content };
}

interface AgentRow {
  readonly id: string;
  readonly name: string;
  readonly enabled: number;
  readonly description: string;
  readonly dateCreated: string;
}

const AGENTS: PagedList = {
  table: 'agents',
  columns: sql`id, name, enabled, description, created_at as "dateCreated"`,
  search: ({ engine }, text) =>
    sql`${containsText(engine, sql.ref('name'), text)} or ${containsText(engine, sql.ref('description'), text)}`,
};

/** Reads one page of `agentsList`. */
export async function readAgentsPage(database: Database, organization: string, wanted: PageRequest) {
  const page: ListPage<AgentRow> = await readListPage(database, AGENTS, organization, wanted);
  return { ...page, rows: page.rows.map((agent) => ({ ...agent, enabled: agent.enabled === 1 })) };
}
