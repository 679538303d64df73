import { createHash } from 'node:crypto';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { RawBuilder } from 'kysely';
import { withinQuotas } from '../limits/quotas';
import type { DocumentServices } from './document-services';

export interface NewDocument {
  /** Our id. */
  readonly id: string;
  /** The browser's id, unique within the organization. */
  readonly documentId: string;
  readonly name: string;
  readonly type: number;
  readonly bytes: Buffer;
  /** Where it was fetched. */
  readonly website?: { readonly id: string; readonly address: string };
  /** Why it cannot be read, when that is known: it is stored as failed, and never read. */
  readonly failure?: string;
}

/**
 * Stores documents, marked for processing: all of them or, when a quota refuses one, none. With `claim` they are
 * already claimed by the caller, who reads them before the lease ends.
 */
export async function storeDocuments(
  { database, files, config }: Pick<DocumentServices, 'database' | 'files' | 'config'>,
  organizationId: string,
  agentId: string,
  documents: readonly NewDocument[],
  claim: { readonly lease: RawBuilder<string> } | null = null,
): Promise<void> {
  const now = new Date().toISOString();
  const rows = documents.map(({ id, documentId, name, type, bytes, website, failure }) => ({
    id,
    organization_id: organizationId,
    agent_id: agentId,
    document_id: documentId,
    name,
    type,
    status: failure ? DOCUMENT_STATUS.failed : claim ? DOCUMENT_STATUS.processing : DOCUMENT_STATUS.queued,
    claims: claim ? 1 : 0,
    error: failure ?? null,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    lease_until: claim?.lease ?? null,
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
