import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import cors from '@fastify/cors';
import * as endpoints from '@frontdesk/shared/endpoints/chat';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { getWidgetLook } from '@frontdesk/shared/endpoints/widget-look';
import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPTION_COLUMNS, readOptions } from '../agents/agent-options';
import { readWidgetLook, widgetLookVersion } from '../agents/widget-look';
import { addParticipant, findConversation, giveFeedback, startConversation } from '../conversations/conversation-store';
import { rateConversation } from '../conversations/rate-conversation';
import { databaseTrouble } from '../database/database-trouble';
import { ApiError } from '../http/api-error';
import { DailySalts } from '../http/daily-salts';
import { failureAnswer } from '../http/error-handler';
import { type Guard, route } from '../http/route';
import { prepareQuestions } from '../passages/find-passages';
import { callerOf, isOwnersTest, siteOf } from './caller';
import { admit, type ChatClient, maySpeakOffRecord } from './chat-client';
import { ChatLimits } from './chat-limits';
import type { ChatServices } from './chat-services';
import { askForPerson, ConversationNotices } from './conversation-notices';
import type { MessageContext } from './model/answer-with-model';
import { openConversation, takeOffRecord } from './open-conversation';
import { browserLanguage } from './phrases/phrases';
import { replyToMessage } from './reply-to-message';
import { VisitorStreams, waitForPerson, waitTexts } from './visitor-streams';

export const CHAT_PREFIX = '/api/v1/chat';

/** For a reply that is sent in one piece. */
const WHOLE = { signal: new AbortController().signal, onText: null };

/** The objects that all calls from visitors' pages share. */
export interface ChatDesk {
  readonly limits: ChatLimits;
  readonly notices: ConversationNotices;
  readonly salts: DailySalts;
  readonly streams: VisitorStreams;
}

/** Opens the desk once for the whole server, and stops its work when the server closes. */
export function openChatDesk(app: FastifyInstance, services: ChatServices): ChatDesk {
  const notices = new ConversationNotices(services, (failure) => app.log.error(failure));
  notices.start();
  app.addHook('onClose', () => notices.close());
  const streams = new VisitorStreams(services, (failure) => databaseTrouble(failure) ?? app.log.error(failure));
  app.addHook('preClose', async () => streams.close());
  return { limits: new ChatLimits(services), notices, salts: new DailySalts(services.database), streams };
}

/** Each visit to a customer's page fetches it, so proxies and browsers may cache it for a minute. */
const LOOK_CACHE = 'public, max-age=60, stale-while-revalidate=600';

/** Registered under `CHAT_PREFIX`: pages on other sites may only make calls within that scope. */
export async function chatRoutes(app: FastifyInstance, services: ChatServices & { desk: ChatDesk }): Promise<void> {
  const { config, database } = services;
  const { limits } = services.desk;
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST'],
    allowedHeaders: ['client_id', 'content-type', 'last-event-id'],
    exposedHeaders: ['retry-after'],
    maxAge: 86_400,
  });
  const caller = (request: FastifyRequest) => callerOf(request, services.knownBrowsers);
  const guard: Guard<ChatClient> = {
    auth: 'client-id',
    check: (request) => admit(database, config.publicUrl, limits, caller(request)),
  };
  chatCalls(app, services, services.desk, guard);

  const anyPage: Guard<void> = { auth: 'none', check: (request) => limits.takeLook(caller(request)) };
  route(app, getWidgetLook, anyPage, ({ clientId }) => readWidgetLook(database, clientId), {
    version: ({ clientId }) => widgetLookVersion(database, clientId),
    cacheControl: LOOK_CACHE,
  });
}

/** Registers the calls from visitors' pages: at their own addresses, or at those to which `at` moves them. */
export function chatCalls(
  app: FastifyInstance,
  services: ChatServices,
  { limits, notices, salts, streams }: ChatDesk,
  guard: Guard<ChatClient>,
  at: <E extends Endpoint>(endpoint: E) => E = (endpoint) => endpoint,
): void {
  const { database, answering } = services;

  route(app, at(endpoints.startChatSession), guard, async ({ conversationId }, agent) => {
    if (agent.place) await limits.takeStartAt(agent.place);
    if (agent.isVisitor) await limits.takeStart(agent);
    await startConversation(database, agent, conversationId, agent.place ? null : siteOf(agent.caller));
  });

  route(app, at(endpoints.addChatParticipant), guard, (participant, agent) =>
    participant.userName === endpoints.CHAT_PREVIEW_NAME && maySpeakOffRecord(agent)
      ? takeOffRecord(database, agent.id, participant.conversationId)
      : addParticipant(database, agent, {
          ...participant,
          isTest: isOwnersTest(agent.caller, participant.userName),
        }),
  );

  route(app, at(endpoints.sendChatMessage), guard, async (message, agent, request, reply) => {
    const { conversationId, clientId } = message;
    if (agent.place === null && clientId !== agent.clientId)
      throw new ApiError(400, 'The client ids of the message and the call differ.');
    await limits.takeTurn(agent, conversationId);
    if (agent.isVisitor) await limits.takeMessage(agent);
    const conversation = await openConversation(database, agent, message);
    const replyOn = (way: Pick<MessageContext, 'signal' | 'onText'>) =>
      replyToMessage({ ...services, notices, salts }, agent, conversation, message, way);
    return wantsEvents(request.headers)
      ? eventStream(reply, replyOn, (failure) => failureAnswer(failure, request))
      : replyOn(WHOLE);
  });

  route(app, at(endpoints.followChat), guard, async ({ after, once, ...seat }, agent, request, reply) => {
    await limits.takeFollow(agent, seat.conversationId);
    const { id } = await findConversation(database, agent, seat);
    const last = after ?? String(request.headers['last-event-id'] ?? '');
    const place = /^\d{1,9}$/.test(last) ? Number(last) : null;
    const { address } = agent.caller;
    const isGlance = once === 'now';
    const isOnce = once === '1' || isGlance;
    return streams.open(reply, { id, address, after: place, isOnce, isGlance, texts: waitTexts(agent) });
  });

  route(app, at(endpoints.showChatTyping), guard, async (seat, agent) => {
    await limits.takeTyping(agent, seat.conversationId);
    const { id, organizationId, speaker } = await findConversation(database, agent, seat);
    if (speaker === 'person') services.live.publish({ organizationId, conversationId: id, kind: 'visitor-types' });
  });

  route(app, at(endpoints.getChatOptions), guard, async (_, { id, settings, caller: { acceptLanguage } }) => {
    // Failures are ignored here: the question that follows would fail as well and report them.
    prepareQuestions(answering, id).catch(() => undefined);
    const agents = database.db.selectFrom('agents').where('id', '=', id);
    const options = readOptions(await agents.select(OPTION_COLUMNS).executeTakeFirstOrThrow());
    const language = settings.language ?? browserLanguage(acceptLanguage) ?? 'en';
    return { ...options, words: WIDGET_WORDS[language] };
  });

  route(app, at(endpoints.sendChatFeedback), guard, async ({ messageId, feedback, ...seat }, agent) => {
    const { id, isUnrecorded } = await openConversation(database, agent, seat);
    if (!isUnrecorded) await giveFeedback(database, id, messageId, feedback);
  });

  route(app, at(endpoints.waitForPerson), guard, (seat, agent) => waitForPerson(services, agent, seat, limits));

  route(app, at(endpoints.rateConversation), guard, async ({ rating, words, ...seat }, agent) => {
    await limits.takeRating(agent, seat.conversationId);
    const { id, organizationId, isUnrecorded } = await openConversation(database, agent, seat);
    if (isUnrecorded) return;
    await rateConversation(database, id, { rating, words });
    services.live.publish({ organizationId, conversationId: id, kind: 'changed' });
  });

  route(app, at(endpoints.askForPerson), guard, async ({ conversationId, participantId, ...contact }, agent) => {
    if (agent.isVisitor) await limits.takeContact(agent.caller);
    const { id, organizationId } = await findConversation(database, agent, { conversationId, participantId });
    const answer = await askForPerson(services, agent, id, contact, {
      notices,
      personNotice: () => limits.personNotice(agent, id),
    });
    services.live.publish({ organizationId, conversationId: id, kind: 'changed' });
    return answer;
  });
}

/** Keeps proxies from closing an idle connection. */
const HEARTBEAT_MS = 10_000;

/** Returns whether a caller accepts a reply as a stream. */
const wantsEvents = ({ accept }: IncomingHttpHeaders) => /\btext\/event-stream\b/i.test(accept ?? '');

interface Work {
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Sends the new part of the reply. */
  readonly onText: (replySoFar: string) => void;
}

/**
 * Responds with server-sent events: `text` for each piece of a reply, and at the end `reply` with the whole answer, or
 * `error` with its status and message.
 */
function eventStream(
  reply: FastifyReply,
  work: (options: Work) => Promise<unknown>,
  responseTo: (failure: FastifyError) => { readonly status: number; readonly body: object },
): Readable {
  const stream = new PassThrough();
  const hangUp = new AbortController();
  const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS).unref();
  let sent = '';

  function write(text: string) {
    if (!stream.destroyed && !stream.writableEnded) stream.write(text);
  }
  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  function onText(replySoFar: string) {
    if (!replySoFar.startsWith(sent) || replySoFar.length === sent.length) return;
    send('text', { text: replySoFar.slice(sent.length) });
    sent = replySoFar;
  }

  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) hangUp.abort();
  });
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Otherwise nginx would buffer the response.
    'x-accel-buffering': 'no',
  });
  // Sends the headers immediately.
  write(': \n\n');
  void work({ signal: hangUp.signal, onText })
    .then((answer) => send('reply', answer))
    .catch((error: FastifyError) => {
      const { status, body } = responseTo(error);
      send('error', { status, ...body });
    })
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
  return stream;
}
