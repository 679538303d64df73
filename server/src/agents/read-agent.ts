import { jsonArrayFrom as jsonArrayFromPostgres } from 'kysely/helpers/postgres';
import { jsonArrayFrom as jsonArrayFromSqlite } from 'kysely/helpers/sqlite';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import { readSites } from './allowed-sites';

/** An agent with all that its six tabs need, documents included, in one query. */
export async function readAgent({ db, engine }: Database, organizationId: string, id: string) {
  const jsonArrayFrom = engine === 'sqlite' ? jsonArrayFromSqlite : jsonArrayFromPostgres;
  const row = await db
    .selectFrom('agents')
    .selectAll()
    .select((query) =>
      jsonArrayFrom(
        query
          .selectFrom('documents')
          .select(['document_id as documentId', 'name', 'type', 'status', 'error', 'size', 'changed_at as dateChanged'])
          .whereRef('agent_id', '=', 'agents.id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('documents'),
    )
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw notFound('agent');
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    enabled: row.enabled === 1,
    dateCreated: row.created_at,
    botTypeId: row.bot_type_id,
    configuration: row.configuration,
    modelName: row.model_name,
    clientId: row.client_id,
    // Only a hash is kept, so there is nothing to show again.
    clientSecret: null,
    clientIsActive: row.client_is_active === 1,
    hasClientSecret: row.client_secret_hash !== null,
    organizationId: row.organization_id,
    allowedSites: readSites(row.allowed_sites),
    template: row.template_id === null ? null : { id: row.template_id, content: row.template_content ?? '' },
    documents: (typeof row.documents === 'string' ? JSON.parse(row.documents) : row.documents) as unknown[],
  };
}
