import * as endpoints from '@frontdesk/shared/endpoints/document';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import type { FastifyInstance } from 'fastify';
import { requireOwnOrganization, signedIn } from '../accounts/guards';
import { requireAgent } from '../agents/agent-store';
import { route } from '../http/route';
import type { DocumentServices } from './document-services';
import { addDocuments, deleteDocuments, readDocument, requeueDocument } from './document-store';

/** Room for a file of `bytes`, which is a third larger as base64, and for the JSON around it. */
const uploadBodyMax = (bytes: number) => Math.ceil((bytes * 4) / 3) + 1_000_000;

export function documentRoutes(app: FastifyInstance, services: DocumentServices): void {
  const { database, files, queue, sessions } = services;
  const { documentBytesMax } = services.config;
  const guard = signedIn(sessions);

  route(
    app,
    endpoints.uploadDocuments,
    guard.orKey('documents:write'),
    async ({ botId, organizationId, documents, batch }, session) => {
      requireOwnOrganization(session, organizationId);
      await requireAgent(database, session.organizationId, botId);
      await addDocuments(services, session.organizationId, botId, documents, batch);
      queue.wake();
    },
    {
      bodyLimit: uploadBodyMax(documentBytesMax),
      tooLarge: `This upload is too large: at most ${formatBytes(documentBytesMax)} per file.`,
    },
  );

  route(
    app,
    endpoints.updateDocumentStatus,
    guard.orKey('documents:write'),
    async ({ documentId }, { organizationId }) => {
      await requeueDocument(database, organizationId, documentId);
      queue.wake();
    },
  );

  route(
    app,
    endpoints.downloadDocument,
    guard.orKey('agents:read'),
    async ({ documentId, botId }, { organizationId }, _, reply) => {
      const json = await readDocument(database, files, organizationId, botId, documentId);
      reply.type('application/json; charset=utf-8').header('cache-control', 'private, no-cache');
      return json;
    },
  );

  route(app, endpoints.deleteDocuments, guard.orKey('documents:write'), ({ documentIds }, { organizationId }) =>
    deleteDocuments(database, files, organizationId, documentIds),
  );
}
