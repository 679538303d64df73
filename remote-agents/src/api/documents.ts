import { type CallOptions, call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/document';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import * as websiteEndpoints from '@frontdesk/shared/endpoints/website';
import { newId } from '@frontdesk/shared/new-id';
import { endpointQuery } from '@frontdesk/shared/query';
import type { Agent } from '../model/agent';
import type { KnowledgeDocument } from '../model/document';

/** Files that were chosen together. `files` is how many of them have been or will be sent. */
export interface UploadBatch {
  readonly id: string;
  readonly files: number;
}

export interface DocumentContent {
  readonly name: string;
  readonly base64Content: string;
}

/** Uploads one document per call, so that each succeeds or fails independently. */
export function uploadDocument(
  agent: Agent,
  { name, base64Content }: DocumentContent,
  batch: UploadBatch | null,
  options: Required<Pick<CallOptions, 'signal' | 'onProgress'>>,
): Promise<void> {
  const documents = [{ documentId: newId(), name, type: 0, status: 0, base64Content }];
  return call(
    endpoints.uploadDocuments,
    {
      organizationId: agent.carried.organizationId,
      botId: agent.id,
      documents,
      // Only our server supports batches.
      ...(batch && agent.chatOptions !== null && { batch }),
    },
    options,
  );
}

/** Queues the document for processing, or for processing again. */
export function processDocument(documentId: WireId): Promise<void> {
  return call(endpoints.updateDocumentStatus, { documentId, status: 0 });
}

/** Returns the document's name and its content as base64; '' when the server has no content. */
export function downloadDocument(agentId: WireId, documentId: WireId) {
  return call(endpoints.downloadDocument, { documentId, botId: agentId });
}

export function deleteDocument(documentId: WireId): Promise<void> {
  return call(endpoints.deleteDocuments, { documentIds: [documentId] });
}

export type Website = ResponseOf<typeof websiteEndpoints.getWebsites>['websites'][number];

export const websitesQuery = (agentId: WireId) =>
  endpointQuery(websiteEndpoints.getWebsites, { botId: String(agentId) });

export async function addWebsite(agentId: WireId, address: string): Promise<void> {
  await call(websiteEndpoints.addWebsite, { botId: agentId, address });
}

export function refreshWebsite(id: string): Promise<void> {
  return call(websiteEndpoints.refreshWebsite, { id });
}

export function removeWebsite(id: string): Promise<void> {
  return call(websiteEndpoints.removeWebsite, { id });
}

/**
 * Retries everything that could not be read: each file separately, and pages together with their site. `isSiteUnread`:
 * whether a site itself could not be read.
 */
export async function readAgain(
  agentId: WireId,
  unread: readonly KnowledgeDocument[],
  isSiteUnread: boolean,
): Promise<void> {
  const files = unread.filter(({ sourceAddress }) => sourceAddress === null);
  const arePagesUnread = unread.length === 0 || unread.length > files.length;
  const { websites } =
    isSiteUnread || arePagesUnread
      ? await call(websiteEndpoints.getWebsites, { botId: String(agentId) })
      : { websites: [] };
  const sites = websites.filter(({ error }) => arePagesUnread || error !== null);
  await Promise.all([...files.map(({ id }) => processDocument(id)), ...sites.map(({ id }) => refreshWebsite(id))]);
}
