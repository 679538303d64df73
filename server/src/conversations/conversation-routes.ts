import * as endpoints from '@frontdesk/shared/endpoints/conversation';
import type { FastifyInstance } from 'fastify';
import { requireOwner, signedIn } from '../accounts/guards';
import { notFound } from '../http/api-error';
import { route } from '../http/route';
import type { ConversationServices } from './conversation-services';
import { deleteConversation, deleteVisitor } from './delete-conversations';
import { exportConversations } from './export-conversations';
import { listConversations } from './find-conversations';
import { readConversation } from './read-conversation';
import { replyToVisitor } from './reply-to-visitor';
import { readRetention, saveRetention } from './retention';

/** Registers the endpoints of conversations for the people of the organization. */
export function conversationRoutes(app: FastifyInstance, services: ConversationServices): void {
  const { database, sessions } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.getConversations, guard, (input, { organizationId }) =>
    listConversations(database, organizationId, input),
  );

  route(app, endpoints.exportConversations, guard, ({ format, ...filters }, { organizationId }, _, reply) => {
    const type = format === 'csv' ? 'text/csv' : 'application/json';
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="conversations.${format}"`);
    return exportConversations(database, organizationId, filters, format);
  });

  route(app, endpoints.getRetention, guard, (_, { organizationId }) => readRetention(database, organizationId));

  route(app, endpoints.setRetention, guard, async ({ days }, session) => {
    requireOwner(session);
    await saveRetention(database, session.organizationId, days);
  });

  route(app, endpoints.getConversation, guard, async (input, { organizationId }) => ({
    ...(await readConversation(database, organizationId, input)),
    canReply: services.config.smtpUrl !== null,
  }));

  route(app, endpoints.markConversationDone, guard, async ({ id, isDone }, { organizationId }) => {
    const { numUpdatedRows } = await database.db
      .updateTable('conversations')
      .set({ done_at: isDone ? new Date().toISOString() : null })
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('conversation');
  });

  route(app, endpoints.deleteConversation, guard, ({ id }, { organizationId }) =>
    deleteConversation(database, organizationId, id),
  );

  route(app, endpoints.deleteVisitor, guard, ({ id }, { organizationId }) =>
    deleteVisitor(database, organizationId, id),
  );

  route(app, endpoints.replyToVisitor, guard, ({ id, text }, session) => replyToVisitor(services, session, id, text));
}
