import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** A document that an agent answers from. */
export interface KnowledgeDocument {
  readonly id: WireId;
  readonly name: string;
  /** The number on the wire; servers may know others than ours. */
  readonly status: number;
  /** Why it failed, a sentence. */
  readonly error: string | null;
  /** In bytes. */
  readonly size: number | null;
  /** How much of a ready document can be found by its meaning, from 0 to 1; null when all can, or the server does not report it. */
  readonly indexedShare: number | null;
  /** Where it was fetched; null for an uploaded file. */
  readonly sourceAddress: string | null;
  /** When the status last changed, ISO 8601. */
  readonly changedAt: string | null;
}

export type DocumentStatus = 'queued' | 'processing' | 'ready' | 'failed' | 'unknown';

const STATUSES: readonly DocumentStatus[] = ['queued', 'processing', 'ready', 'failed'];

export function statusOf({ status }: Pick<KnowledgeDocument, 'status'>): DocumentStatus {
  return STATUSES[status] ?? 'unknown';
}

/** Its status will change by itself. */
export function isUnderWay(document: Pick<KnowledgeDocument, 'status'>): boolean {
  const status = statusOf(document);
  return status === 'queued' || status === 'processing';
}

/** Ready, and the server still indexes it. */
export function isBeingIndexed(document: Pick<KnowledgeDocument, 'status' | 'indexedShare'>): boolean {
  return statusOf(document) === 'ready' && document.indexedShare !== null && document.indexedShare < 1;
}

/** Spec section 4.4: a document that is being processed stays. */
export function canDelete(document: Pick<KnowledgeDocument, 'status'>): boolean {
  return statusOf(document) !== 'processing';
}
