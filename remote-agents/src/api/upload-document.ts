import { type CallOptions, call } from '@frontdesk/shared/app';
import { uploadDocuments } from '@frontdesk/shared/endpoints/document';
import { newId } from '@frontdesk/shared/new-id';
import type { Agent } from '../model/agent';

export interface DocumentContent {
  readonly name: string;
  readonly base64Content: string;
}

/** Uploads a document per call, so that each succeeds or fails by itself. */
export function uploadDocument(
  agent: Agent,
  { name, base64Content }: DocumentContent,
  options: Required<Pick<CallOptions, 'signal' | 'onProgress'>>,
): Promise<void> {
  const documents = [{ documentId: newId(), name, type: 0, status: 0, base64Content }];
  return call(uploadDocuments, { organizationId: agent.carried.organizationId, botId: agent.id, documents }, options);
}
