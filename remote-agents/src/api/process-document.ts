import { call } from '@frontdesk/shared/app';
import { updateDocumentStatus } from '@frontdesk/shared/endpoints/document';

/** Marks the document for processing (again). */
export function processDocument(documentId: string): Promise<void> {
  return call(updateDocumentStatus, { documentId, status: 0 });
}
