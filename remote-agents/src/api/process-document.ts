import { call } from '@frontdesk/shared/app';
import { updateDocumentStatus } from '@frontdesk/shared/endpoints/document';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** Queues the document for processing, or for processing again. */
export function processDocument(documentId: WireId): Promise<void> {
  return call(updateDocumentStatus, { documentId, status: 0 });
}
