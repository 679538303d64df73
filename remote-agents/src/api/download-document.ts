import { call } from '@frontdesk/shared/app';
import { downloadDocument as endpoint } from '@frontdesk/shared/endpoints/document';

/** The document's content as base64, '' when the server has none, and its name. */
export function downloadDocument(agentId: string, documentId: string) {
  return call(endpoint, { documentId, botId: agentId });
}
