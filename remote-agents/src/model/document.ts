import type { WireId } from '@frontdesk/shared/endpoints/readers';

export interface KnowledgeDocument {
  readonly id: WireId;
  readonly name: string;
  /** The number on the wire; servers may send unknown ones. */
  readonly status: number;
  /** Why processing failed, a sentence. */
  readonly error: string | null;
  /** In bytes. */
  readonly size: number | null;
  /**
   * The share of a ready document that can be found by its meaning, from 0 to 1; null when it is complete, or when the
   * server does not report it.
   */
  readonly indexedShare: number | null;
  /** The address that it was fetched from; null for an uploaded file. */
  readonly sourceAddress: string | null;
  /** When the status last changed, ISO 8601. */
  readonly changedAt: string | null;
}

export type DocumentStatus = 'queued' | 'processing' | 'ready' | 'failed' | 'unknown';

const STATUSES: readonly DocumentStatus[] = ['queued', 'processing', 'ready', 'failed'];

export function statusOf({ status }: Pick<KnowledgeDocument, 'status'>): DocumentStatus {
  return STATUSES[status] ?? 'unknown';
}

/** Whether the status will change by itself. */
export function isUnderWay(document: Pick<KnowledgeDocument, 'status'>): boolean {
  const status = statusOf(document);
  return status === 'queued' || status === 'processing';
}

/** Whether the document is ready while the server still indexes it. */
export function isBeingIndexed(document: Pick<KnowledgeDocument, 'status' | 'indexedShare'>): boolean {
  return statusOf(document) === 'ready' && document.indexedShare !== null && document.indexedShare < 1;
}

/** Whether the document may be deleted: not while it is being processed (spec section 4.4). */
export function canDelete(document: Pick<KnowledgeDocument, 'status'>): boolean {
  return statusOf(document) !== 'processing';
}
