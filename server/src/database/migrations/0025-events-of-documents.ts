import { type Migration, sql } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

/** Links the events of documents with them, so that both are deleted together. */
export const eventsOfDocuments = (engine: Engine): Migration => ({
  async up(db) {
    await runStatements(db, STATEMENTS);
    const documentId =
      engine === 'postgres' ? sql`body::json -> 'data' ->> 'documentId'` : sql`json_extract(body, '$.data.documentId')`;
    await sql`update webhook_deliveries set document_row_id = (
        select documents.id from documents join webhooks on webhooks.organization_id = documents.organization_id
        where webhooks.id = webhook_deliveries.webhook_id and documents.document_id = ${documentId}
      ) where type = 'document.failed'`.execute(db);
    await sql`delete from webhook_deliveries where type = 'document.failed' and document_row_id is null`.execute(db);
  },
});

const STATEMENTS = `
alter table webhook_deliveries add column document_row_id text references documents (id) on delete cascade;
create index webhook_deliveries_of_document on webhook_deliveries (document_row_id);
`;
