import * as endpoints from '@frontdesk/shared/endpoints/conversation';
import * as work from '@frontdesk/shared/endpoints/conversation-work';
import * as live from '@frontdesk/shared/endpoints/live';
import type { FastifyInstance } from 'fastify';
import { requireOwner, signedIn } from '../accounts/guards';
import { databaseTrouble } from '../database/database-trouble';
import { route } from '../http/route';
import { Worker } from '../jobs/worker';
import type { ConversationServices } from './conversation-services';
import { deleteConversation, deleteVisitor } from './delete-conversations';
import { exportConversations } from './export-conversations';
import { filtersOf } from './find-conversations';
import { listWithFirst, readConversation } from './read-conversation';
import { repliesTo, replyToVisitor } from './reply-to-visitor';
import { readRetention, saveRetention } from './retention';
import { addNote, assign, countOpen, markDone } from './share-work';

/** Registers the endpoints with which an organization's people use conversations. */
export function conversationRoutes(app: FastifyInstance, services: ConversationServices): void {
  const { database, sessions, speakers } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.getConversations, guard.orKey('conversations:read'), (input, session) =>
    listWithFirst(database, session, input),
  );

  route(
    app,
    endpoints.exportConversations,
    guard.orKey('conversations:read'),
    ({ format, ...filters }, session, _, reply) => {
      const type = format === 'csv' ? 'text/csv' : 'application/json';
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="conversations.${format}"`);
      return exportConversations(database, session.organizationId, filtersOf(filters, session), format);
    },
  );

  route(app, endpoints.getRetention, guard, (_, { organizationId }) => readRetention(database, organizationId));

  route(app, endpoints.setRetention, guard, async ({ days }, session) => {
    requireOwner(session);
    await saveRetention(database, session.organizationId, days);
  });

  route(app, endpoints.getConversation, guard.orKey('conversations:read'), async (input, session) => ({
    ...(await readConversation(database, session, input)),
    canReply: services.config.smtpUrl !== null,
    repliesTo: await repliesTo(services, session),
  }));

  route(app, endpoints.markConversationDone, guard.orKey('conversations:write'), ({ id, isDone }, session) =>
    markDone(services, session, id, isDone),
  );

  route(app, work.assignConversation, guard.orKey('conversations:write'), ({ id, personId }, session) =>
    assign(services, session, id, personId),
  );
  route(app, work.addNote, guard.orKey('conversations:write'), ({ id, ...note }, session) =>
    addNote(services, session, id, note),
  );
  route(app, work.countConversations, guard, (_, session) => countOpen(database, session));

  /** Ends the streams of a deleted conversation. */
  const ended = (organizationId: string, conversationId: string) =>
    services.live.publish({ organizationId, conversationId, kind: 'deleted' });

  route(app, endpoints.deleteConversation, guard.orKey('conversations:write'), async ({ id }, { organizationId }) => {
    await deleteConversation(database, organizationId, id);
    ended(organizationId, id);
  });

  route(app, endpoints.deleteVisitor, guard.orKey('conversations:write'), async ({ id }, { organizationId }) => {
    const { deleted, ids } = await deleteVisitor(database, organizationId, id);
    for (const one of ids) ended(organizationId, one);
    return { deleted };
  });

  route(app, endpoints.replyToVisitor, guard, ({ id, text }, session) => replyToVisitor(services, session, id, text));

  // If the check fails because the database is unreachable, it is repeated.
  const logFailure = (failure: unknown) => databaseTrouble(failure) ?? app.log.error(failure);
  const stays = new Worker(speakers, logFailure);
  stays.wake();
  app.addHook('onClose', () => stays.close());

  route(app, live.takeOverConversation, guard, ({ id }, session) => speakers.takeOver(session, id));
  route(app, live.sayInConversation, guard, ({ id, text, turnId }, session) => speakers.say(session, id, text, turnId));
  route(app, live.typeInConversation, guard, ({ id }, session) => speakers.type(session, id));
  route(app, live.stayInConversation, guard, ({ id }, session) => speakers.stay(session, id));
  route(app, live.returnToAssistant, guard, ({ id }, session) => speakers.returnToAssistant(session, id));
}
