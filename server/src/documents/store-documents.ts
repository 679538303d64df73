import { createHash } from 'node:crypto';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { withinQuotas } from '../limits/quotas';
import type { Services } from '../services';

export interface NewDocument {
  /** Ours. */
  readonly id: string;
  /** The browser's, unique within the organization. */
  readonly documentId: string;
  readonly name: string;
  readonly type: number;
  readonly bytes: Buffer;
  /** Where it was fetched. */
  readonly website?: { readonly id: string; readonly address: string };
}

/** Stores documents, marked for processing: all of them or, when a quota refuses one, none. */
export async function storeDocuments(
  { database, files, config }: Pick<Services, 'database' | 'files' | 'config'>,
  organizationId: string,
  agentId: string,
  documents: readonly NewDocument[],
): Promise<void> {
  const now = new Date().toISOString();
  const rows = documents.map(({ id, documentId, name, type, bytes, website }) => ({
    id,
    organization_id: organizationId,
    agent_id: agentId,
    document_id: documentId,
    name,
    type,
    status: DOCUMENT_STATUS.queued,
    error: null,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    lease_until: null,
    website_id: website?.id ?? null,
    source_address: website?.address ?? null,
    created_at: now,
    changed_at: now,
  }));
  try {
    for (const { id, bytes } of documents) await files.writeBeforeRow(id, bytes);
    const added = { documents: rows.length, documentBytes: rows.reduce((sum, { size }) => sum + size, 0) };
    await withinQuotas(database, organizationId, config.quotas, added, async (transaction) => {
      await transaction.insertInto('documents').values(rows).execute();
      for (const { id, bytes } of documents) await files.writeWithRow(transaction, id, bytes);
    });
  } catch (error) {
    await files.remove(documents.map(({ id }) => id));
    throw error;
  }
}
