import { call } from '@frontdesk/shared/app';
import { deleteDocuments } from '@frontdesk/shared/endpoints/document';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

export function deleteDocument(documentId: WireId): Promise<void> {
  return call(deleteDocuments, { documentIds: [documentId] });
}
