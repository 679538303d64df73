import { jsonArrayFrom as jsonArrayFromPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as jsonArrayFromSqlite } from 'kysely/helpers/sqlite';
import type { Database } from '../database/database';
import { splitRevisions, VERSION_COLUMNS, versionOf } from '../database/list-version';
import { type Owner, OwnRow } from '../database/prepare';
import { notFound } from '../http/api-error';
import { builtOnce, Versioned } from '../http/etags';
import { readOptions, readSites } from './agent-options';
import { readStoredTheme } from './widget-look';

/** Reads an agent with everything that its six tabs need, including its documents, in one query. */
export const agent = new OwnRow(['id'], ({ db, engine }, value) => {
  const jsonArrayFrom = engine === 'sqlite' ? jsonArrayFromSqlite : jsonArrayFromPostgres;
  return db
    .selectFrom('agents')
    .selectAll()
    .select((query) =>
      jsonArrayFrom(
        query
          .selectFrom('documents')
          .select(['document_id as documentId', 'name', 'type', 'status', 'error', 'size', 'changed_at as dateChanged'])
          .select([
            'indexed_share as indexedShare',
            'website_id as websiteId',
            'source_address as sourceAddress',
            'reader as readBy',
            'pages_read as pagesRead',
            'pages_all as pagesAll',
            'revision',
          ])
          .whereRef('agent_id', '=', 'agents.id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('documents'),
    )
    .where('id', '=', value('id'))
    .where('organization_id', '=', value('organization'));
});

type AgentRow = NonNullable<Awaited<ReturnType<typeof agent.read>>>;

export async function readAgent(database: Database, caller: Owner, id: string): Promise<Versioned> {
  const row = await agent.read(database, caller, { id });
  if (!row) throw notFound('agent');
  return builtOnce(row, () => answerOf(caller.organizationId, row));
}

function answerOf(organization: string, row: AgentRow): Versioned {
  const documents = splitRevisions(
    organization,
    typeof row.documents === 'string' ? JSON.parse(row.documents) : row.documents,
  );
  return new Versioned(
    `${row.revision}.${documents.version}`,
    Buffer.from(
      JSON.stringify({
        id: row.id,
        name: row.name,
        description: row.description,
        enabled: row.enabled === 1,
        dateCreated: row.created_at,
        botTypeId: row.bot_type_id,
        configuration: row.configuration,
        modelName: row.model_name,
        clientId: row.client_id,
        // Only a hash is stored, so the secret cannot be shown again.
        clientSecret: null,
        clientIsActive: row.client_is_active === 1,
        hasClientSecret: row.client_secret_hash !== null,
        organizationId: row.organization_id,
        allowedSites: readSites(row.allowed_sites),
        chatOptions: readOptions(row),
        widgetTheme: readStoredTheme(row.widget_theme),
        template: row.template_id === null ? null : { id: row.template_id, content: row.template_content ?? '' },
        documents: documents.rows.map(withoutEmpty),
      }),
    ),
  );
}

/**
 * Drops fields that do not apply: the share of a completely indexed document, the website of an upload, and fields that
 * only scans have.
 */
const withoutEmpty = (row: Readonly<Record<string, unknown>>) => {
  const { indexedShare, websiteId, sourceAddress, readBy, pagesRead, pagesAll, ...document } = row;
  return {
    ...document,
    ...(readBy !== null && { readBy }),
    ...(pagesAll !== null && { pagesRead, pagesAll }),
    ...(indexedShare !== null && { indexedShare }),
    ...(websiteId !== null && { websiteId, sourceAddress }),
  };
};

export const agentVersion = new OwnRow(['id'], ({ db }, value) =>
  db
    .selectFrom('agents')
    .leftJoin(
      (query) =>
        query.selectFrom('documents').select(VERSION_COLUMNS).where('agent_id', '=', value('id')).as('documents'),
      (join) => join.onTrue(),
    )
    .select(['agents.revision', 'documents.rows', 'documents.newest', 'documents.revisions'])
    .where('id', '=', value('id'))
    .where('organization_id', '=', value('organization')),
);

/** Returns the version of what `readAgent` reads; null when there is no such agent. */
export async function readAgentVersion(database: Database, caller: Owner, id: string): Promise<string | null> {
  const row = await agentVersion.read(database, caller, { id });
  return row ? `${row.revision}.${versionOf(caller.organizationId, { ...row, rows: row.rows ?? 0 })}` : null;
}
