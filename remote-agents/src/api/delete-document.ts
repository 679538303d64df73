import { call } from '@frontdesk/shared/app';
import { deleteDocuments } from '@frontdesk/shared/endpoints/document';

export function deleteDocument(documentId: string): Promise<void> {
  return call(deleteDocuments, { documentIds: [documentId] });
}
