import { call } from '@frontdesk/shared/app';
import { downloadDocument as endpoint } from '@frontdesk/shared/endpoints/document';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** The document's content as base64, '' when the server has none, and its name. */
export function downloadDocument(agentId: WireId, documentId: WireId) {
  return call(endpoint, { documentId, botId: agentId });
}
