import { call } from '@frontdesk/shared/app';
import { downloadDocument as endpoint } from '@frontdesk/shared/endpoints/document';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** Returns the document's name and its content as base64, '' when the server has none. */
export function downloadDocument(agentId: WireId, documentId: WireId) {
  return call(endpoint, { documentId, botId: agentId });
}
