import * as endpoints from '@frontdesk/shared/endpoints/document';
import type { FastifyInstance } from 'fastify';
import { requireOwnOrganization } from '../accounts/require-own-organization';
import { signedIn } from '../accounts/signed-in';
import { requireAgent } from '../agents/agent-store';
import { route } from '../http/route';
import type { Services } from '../services';
import { addDocuments, deleteDocuments, readDocument, requeueDocument } from './document-store';

/** One file of the largest size, a third larger as base64, and room for what stands around it. */
const UPLOAD_BODY_MAX = Math.ceil((endpoints.DOCUMENT_BYTES_MAX * 4) / 3) + 1_000_000;

export function documentRoutes(app: FastifyInstance, { database, files, queue, sessions }: Services): void {
  const guard = signedIn(sessions);

  route(
    app,
    endpoints.uploadDocuments,
    guard,
    async ({ botId, organizationId, documents }, session) => {
      requireOwnOrganization(session, organizationId);
      await requireAgent(database, session.organizationId, botId);
      await addDocuments(database, files, session.organizationId, botId, documents);
      queue.wake();
    },
    { bodyLimit: UPLOAD_BODY_MAX },
  );

  route(app, endpoints.updateDocumentStatus, guard, async ({ documentId }, { organizationId }) => {
    await requeueDocument(database, organizationId, documentId);
    queue.wake();
  });

  route(app, endpoints.downloadDocument, guard, ({ documentId, botId }, { organizationId }) =>
    readDocument(database, files, organizationId, botId, documentId),
  );

  route(app, endpoints.deleteDocuments, guard, ({ documentIds }, { organizationId }) =>
    deleteDocuments(database, files, organizationId, documentIds),
  );
}
