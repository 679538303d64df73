import { createHash, randomUUID } from 'node:crypto';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { storeDocuments } from '../documents/document-store';
import type { FileStore } from '../files/file-store';
import type { ClaimedWebsite } from './website-claims';

export interface PageServices {
  readonly database: Database;
  readonly files: FileStore;
  readonly config: Config;
}

export interface PageToSave {
  readonly address: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** Why the page cannot be read: its document is stored as failed. */
  readonly failure?: string;
}

const contentHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Stores a page as a new document, marked for processing; returns its id. Refuses with 409 beyond a quota. */
export async function addPage(services: PageServices, website: ClaimedWebsite, page: PageToSave): Promise<string> {
  const id = randomUUID();
  await storeDocuments(services, website.organizationId, website.agentId, [
    {
      id,
      documentId: randomUUID(),
      name: page.name,
      type: 0,
      bytes: page.bytes,
      website: { id: website.id, address: page.address },
      ...(page.failure !== undefined && { failure: page.failure }),
    },
  ]);
  return id;
}

/** Replaces the content of a page's document, and marks it for processing. Returns false when it was deleted. */
export async function changePage(
  { database, files }: PageServices,
  documentRowId: string,
  { name, bytes }: PageToSave,
): Promise<boolean> {
  await files.writeBeforeRow(documentRowId, bytes);
  const isThere = await database.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('documents')
      .set({
        name,
        size: bytes.length,
        sha256: contentHash(bytes),
        status: DOCUMENT_STATUS.queued,
        error: null,
        attempts: 0,
        reader: null,
        lease_until: null,
        indexed_share: null,
        changed_at: new Date().toISOString(),
      })
      .where('id', '=', documentRowId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await files.writeWithRow(transaction, documentRowId, bytes);
    return numUpdatedRows > 0n;
  });
  if (!isThere) await files.remove([documentRowId]);
  return isThere;
}

/** Marks a page's document as failed, with the reason. Returns false when it was deleted. */
export async function failPage({ db }: Database, documentRowId: string, error: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('documents')
      .set({ status: DOCUMENT_STATUS.failed, error, lease_until: null, changed_at: new Date().toISOString() })
      .where('id', '=', documentRowId)
      .executeTakeFirst();
    await transaction.deleteFrom('passages').where('document_row_id', '=', documentRowId).execute();
    return numUpdatedRows > 0n;
  });
}

/** Deletes documents of pages. */
export async function removePages({ database, files }: PageServices, documentRowIds: readonly string[]): Promise<void> {
  if (documentRowIds.length === 0) return;
  await database.db.deleteFrom('documents').where('id', 'in', documentRowIds).execute();
  await files.remove(documentRowIds);
}
