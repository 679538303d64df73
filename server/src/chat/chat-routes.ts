import cors from '@fastify/cors';
import * as endpoints from '@frontdesk/shared/endpoints/chat';
import { getWidgetLook } from '@frontdesk/shared/endpoints/widget-look';
import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OPTION_COLUMNS, readOptions } from '../agents/agent-options';
import { readWidgetLook, widgetLookVersion } from '../agents/widget-look';
import { addParticipant, findConversation, giveFeedback, startConversation } from '../conversations/conversation-store';
import { rateConversation } from '../conversations/rate-conversation';
import { databaseTrouble } from '../database/database-trouble';
import { ApiError } from '../http/api-error';
import { DailySalts } from '../http/daily-salts';
import { failureOf } from '../http/error-handler';
import { type Guard, route } from '../http/route';
import { prepareQuestions } from '../passages/find-passages';
import { callerOf, isOwnersTest, siteOf } from './caller';
import { admit, type ChatClient, maySpeakOffRecord } from './chat-client';
import { ChatLimits } from './chat-limits';
import type { ChatServices } from './chat-services';
import { askForPerson, ConversationNotices } from './conversation-notices';
import { eventStream, wantsEvents } from './event-stream';
import type { MessageContext } from './model/answer-with-model';
import { openConversation, takeOffRecord } from './open-conversation';
import { browserLanguage } from './phrases/phrases';
import { replyToMessage } from './reply-to-message';
import { VisitorStreams } from './visitor-streams';
import { waitForPerson, waitTexts } from './wait-for-person';

export const CHAT_PREFIX = '/api/v1/chat';

/** For a reply that is sent in one piece. */
const WHOLE = { signal: new AbortController().signal, onText: null };

/** Registered with `CHAT_PREFIX`: pages of other sites may only call inside that scope. */
export async function chatRoutes(app: FastifyInstance, services: ChatServices): Promise<void> {
  const { config, database, answering } = services;
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST'],
    allowedHeaders: ['client_id', 'content-type', 'last-event-id'],
    exposedHeaders: ['retry-after'],
    maxAge: 86_400,
  });
  const limits = new ChatLimits(services);
  const caller = (request: FastifyRequest) => callerOf(request, services.knownBrowsers);
  const guard: Guard<ChatClient> = {
    auth: 'client-id',
    check: (request) => admit(database, config.publicUrl, limits, caller(request)),
  };
  const notices = new ConversationNotices(services, (failure) => app.log.error(failure));
  notices.start();
  app.addHook('onClose', () => notices.close());
  const salts = new DailySalts(database);

  route(app, endpoints.startChatSession, guard, async ({ conversationId }, agent) => {
    if (agent.isVisitor) await limits.takeStart(agent);
    await startConversation(database, agent, conversationId, siteOf(agent.caller));
  });

  route(app, endpoints.addChatParticipant, guard, (participant, agent) =>
    participant.userName === endpoints.CHAT_PREVIEW_NAME && maySpeakOffRecord(agent)
      ? takeOffRecord(database, agent.id, participant.conversationId)
      : addParticipant(database, agent.id, {
          ...participant,
          isTest: isOwnersTest(agent.caller, participant.userName),
        }),
  );

  route(app, endpoints.sendChatMessage, guard, async (message, agent, request, reply) => {
    const { conversationId, clientId } = message;
    if (clientId !== agent.clientId) throw new ApiError(400, 'The client id of the message is not that of the call.');
    await limits.takeTurn(agent, conversationId);
    if (agent.isVisitor) await limits.takeMessage(agent);
    const conversation = await openConversation(database, agent, message);
    const replyOn = (way: Pick<MessageContext, 'signal' | 'onText'>) =>
      replyToMessage({ ...services, notices, salts }, agent, conversation, message, way);
    return wantsEvents(request.headers)
      ? eventStream(reply, replyOn, (failure) => failureOf(failure, request))
      : replyOn(WHOLE);
  });

  const streams = new VisitorStreams(services, (failure) => databaseTrouble(failure) ?? app.log.error(failure));
  app.addHook('preClose', async () => streams.close());

  route(app, endpoints.followChat, guard, async ({ after, once, ...seat }, agent, request, reply) => {
    await limits.takeFollow(agent, seat.conversationId);
    const { id } = await findConversation(database, agent.id, seat);
    const last = after ?? String(request.headers['last-event-id'] ?? '');
    const place = /^\d{1,9}$/.test(last) ? Number(last) : null;
    const { address } = agent.caller;
    const isGlance = once === 'now';
    const isOnce = once === '1' || isGlance;
    return streams.open(reply, { id, address, after: place, isOnce, isGlance, texts: waitTexts(agent) });
  });

  route(app, endpoints.showChatTyping, guard, async (seat, agent) => {
    await limits.takeTyping(agent, seat.conversationId);
    const { id, organizationId, speaker } = await findConversation(database, agent.id, seat);
    if (speaker === 'person') services.live.publish({ organizationId, conversationId: id, kind: 'visitor-types' });
  });

  route(app, endpoints.getChatOptions, guard, async (_, { id, settings, caller: { acceptLanguage } }) => {
    // A question follows, and meets the same failure.
    prepareQuestions(answering, id).catch(() => undefined);
    const agents = database.db.selectFrom('agents').where('id', '=', id);
    const options = readOptions(await agents.select(OPTION_COLUMNS).executeTakeFirstOrThrow());
    const language = settings.language ?? browserLanguage(acceptLanguage) ?? 'en';
    return { ...options, words: WIDGET_WORDS[language] };
  });

  const anyPage: Guard<void> = { auth: 'none', check: (request) => limits.takeLook(caller(request)) };
  route(app, getWidgetLook, anyPage, ({ clientId }) => readWidgetLook(database, clientId), {
    version: ({ clientId }) => widgetLookVersion(database, clientId),
  });

  route(app, endpoints.sendChatFeedback, guard, async ({ messageId, feedback, ...seat }, agent) => {
    const { id, isUnrecorded } = await openConversation(database, agent, seat);
    if (!isUnrecorded) await giveFeedback(database, id, messageId, feedback);
  });

  route(app, endpoints.waitForPerson, guard, (seat, agent) => waitForPerson(services, agent, seat, limits));

  route(app, endpoints.rateConversation, guard, async ({ rating, words, ...seat }, agent) => {
    await limits.takeRating(agent, seat.conversationId);
    const { id, organizationId, isUnrecorded } = await openConversation(database, agent, seat);
    if (isUnrecorded) return;
    await rateConversation(database, id, { rating, words });
    services.live.publish({ organizationId, conversationId: id, kind: 'changed' });
  });

  route(app, endpoints.askForPerson, guard, async ({ conversationId, participantId, ...contact }, agent) => {
    if (agent.isVisitor) await limits.takeContact(agent.caller);
    const { id, organizationId } = await findConversation(database, agent.id, { conversationId, participantId });
    const answer = await askForPerson(services, agent, id, contact, {
      notices,
      personNotice: () => limits.personNotice(agent, id),
    });
    services.live.publish({ organizationId, conversationId: id, kind: 'changed' });
    return answer;
  });
}
