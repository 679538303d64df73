import { randomUUID } from 'node:crypto';
import { DOCUMENT_STATUS, type uploadDocuments } from '@frontdesk/shared/endpoints/document';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/database-trouble';
import type { FileStore } from '../files/file-store';
import { ApiError, notFound } from '../http/api-error';
import { decodeBase64 } from './decode-base64';
import type { DocumentServices } from './document-services';
import { downloadName } from './download-name';
import { storeDocuments } from './store-documents';

type Uploaded = CheckedRequestOf<typeof uploadDocuments>['documents'][number];

/** Stores uploaded documents, marked for processing: all of them or, when one is refused, none. */
export async function addDocuments(
  services: Pick<DocumentServices, 'database' | 'files' | 'config'>,
  organizationId: string,
  agentId: string,
  documents: readonly Uploaded[],
): Promise<void> {
  const decoded = documents.map((document) => ({
    ...document,
    id: randomUUID(),
    bytes: decodeBase64(document.name, document.base64Content, services.config.documentBytesMax),
  }));
  try {
    await storeDocuments(services, organizationId, agentId, decoded);
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError(409, 'One of these documents was uploaded already.');
    throw error;
  }
}

/** Marks a document for processing again. A document that is being processed is left alone. */
export async function requeueDocument({ db }: Database, organizationId: string, documentId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({
      status: DOCUMENT_STATUS.queued,
      error: null,
      attempts: 0,
      claims: 0,
      lease_until: null,
      indexed_share: null,
      changed_at: new Date().toISOString(),
    })
    .where('organization_id', '=', organizationId)
    .where('document_id', '=', documentId)
    .where('status', '!=', DOCUMENT_STATUS.processing)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await requireDocuments({ db }, organizationId, [documentId]);
  throw new ApiError(409, 'Document is being processed already.');
}

export async function readDocument(
  { db }: Database,
  files: FileStore,
  organizationId: string,
  agentId: string,
  documentId: string,
): Promise<{ name: string; base64Content: string }> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'name', 'website_id'])
    .where('organization_id', '=', organizationId)
    .where('agent_id', '=', agentId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  const bytes = row && (await files.read(row.id));
  if (!bytes) throw notFound('document');
  const name = row.website_id === null ? row.name : downloadName(row.name, bytes);
  return { name, base64Content: bytes.toString('base64') };
}

/** Deletes all of `documentIds`, or none when one is missing or being processed. */
export async function deleteDocuments(
  { db }: Database,
  files: FileStore,
  organizationId: string,
  documentIds: readonly string[],
): Promise<void> {
  const ids = await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('documents')
      .where('organization_id', '=', organizationId)
      .where('document_id', 'in', documentIds)
      .returning(['id', 'status'])
      .execute();
    // Thrown inside the transaction to roll back the deletion.
    if (gone.length < new Set(documentIds).size) throw notFound('document');
    if (gone.some(({ status }) => status === DOCUMENT_STATUS.processing)) {
      throw new ApiError(409, 'Document is still processing and cannot be deleted.');
    }
    return gone.map(({ id }) => id);
  });
  await files.remove(ids);
}

async function requireDocuments({ db }: Pick<Database, 'db'>, organizationId: string, documentIds: readonly string[]) {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('document_id', 'in', documentIds)
    .execute();
  if (rows.length < new Set(documentIds).size) throw notFound('document');
}
