import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { addFailure } from '../documents/document-claims';
import { storeDocuments } from '../documents/document-store';
import { bytesInMemory, hashOf } from '../files/file-bytes';
import type { FileStore } from '../files/file-store';
import { isFilesAway } from '../files/files-away';
import type { ClaimedWebsite } from './website-claims';

const RETRY_MS = 500;

export interface PageServices {
  readonly database: Database;
  readonly files: FileStore;
  readonly config: Config;
}

export interface PageToSave {
  readonly address: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** The reason why the page cannot be read; if set, its document is stored as failed. */
  readonly failure?: string;
}

/**
 * Stores a page as a new document, marked for processing; returns its id. Refuses with 409 if a quota is exceeded.
 * Waits while the files cannot be reached.
 */
export async function addPage(
  services: PageServices,
  website: ClaimedWebsite,
  page: PageToSave,
  signal: AbortSignal,
): Promise<string> {
  const id = randomUUID();
  const document = {
    id,
    documentId: randomUUID(),
    name: page.name,
    type: 0,
    bytes: bytesInMemory(page.bytes),
    website: { id: website.id, address: page.address },
    ...(page.failure !== undefined && { failure: page.failure }),
  };
  const { organizationId, agentId } = website;
  await whileFilesAway(() => storeDocuments(services, organizationId, agentId, [document]), signal);
  return id;
}

/**
 * Replaces the content of a page's document, and marks it for processing. Returns false when it was deleted. Waits while
 * the files cannot be reached.
 */
export async function changePage(
  { database, files }: PageServices,
  documentRowId: string,
  page: PageToSave,
  signal: AbortSignal,
): Promise<boolean> {
  const { name } = page;
  const bytes = bytesInMemory(page.bytes);
  const file = { id: documentRowId, sha256: await hashOf(bytes) };
  const before = await database.db
    .selectFrom('documents')
    .select(['id', 'sha256'])
    .where('id', '=', documentRowId)
    .executeTakeFirst();
  if (!before) return false;
  await whileFilesAway(() => files.writeBeforeRow(file, bytes), signal);
  const isThere = await database.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('documents')
      .set({
        name,
        size: bytes.size,
        sha256: file.sha256,
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
    if (numUpdatedRows > 0n) await files.writeWithRow(transaction, file, bytes);
    return numUpdatedRows > 0n;
  });
  if (!isThere) await files.remove([file]);
  else if (before.sha256 !== file.sha256) await files.removeEarlier(before);
  return isThere;
}

/** This is retried, because a crawl that gave up would request the same pages again. */
async function whileFilesAway<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (failure) {
      if (!isFilesAway(failure)) throw failure;
    }
    await setTimeout(RETRY_MS, undefined, { signal, ref: false });
  }
}

/** Marks a page's document as failed, with the reason, and notifies webhooks the first time. Returns false when it was deleted. */
export async function failPage(
  database: Database,
  { organizationId }: ClaimedWebsite,
  documentRowId: string,
  error: string,
): Promise<boolean> {
  const failed = { status: DOCUMENT_STATUS.failed, error };
  return database.db.transaction().execute(async (transaction) => {
    const before = transaction.selectFrom('documents').select(['status', 'error']).where('id', '=', documentRowId);
    const document = await (database.engine === 'postgres' ? before.forUpdate() : before).executeTakeFirst();
    if (!document) return false;
    await transaction
      .updateTable('documents')
      .set({ ...failed, lease_until: null, changed_at: new Date().toISOString() })
      .where('id', '=', documentRowId)
      .execute();
    await transaction.deleteFrom('passages').where('document_row_id', '=', documentRowId).execute();
    // Pages that cannot be read are retried every day.
    const isKnown = document.status === failed.status && document.error === error;
    if (!isKnown) await addFailure(database, transaction, { id: documentRowId, organizationId }, error);
    return true;
  });
}

/** Deletes documents of pages. */
export async function removePages({ database, files }: PageServices, documentRowIds: readonly string[]): Promise<void> {
  if (documentRowIds.length === 0) return;
  const removed = await database.db
    .deleteFrom('documents')
    .where('id', 'in', documentRowIds)
    .returning(['id', 'sha256'])
    .execute();
  await files.remove(removed);
}
