import cors from '@fastify/cors';
import * as endpoints from '@frontdesk/shared/endpoints/chat';
import type { FastifyInstance } from 'fastify';
import { PassageMeanings } from '../embeddings/passage-meanings';
import { ApiError } from '../http/api-error';
import { RateLimiter } from '../http/rate-limiter';
import { route } from '../http/route';
import type { Services } from '../services';
import { answerQuestion } from './answer/answer-question';
import { chatClient } from './chat-client';
import { addParticipant, findConversation, keepTurn, startConversation } from './conversation-store';
import { isOwnersTest } from './is-owners-test';

export const CHAT_PREFIX = '/api/v1/chat';

const MINUTE_MS = 60_000;
/** Nobody reads answers faster than this. */
const MESSAGES_PER_CONVERSATION = 60;

/** To be registered with `CHAT_PREFIX`: only inside that scope may other sites' pages call. */
export async function chatRoutes(
  app: FastifyInstance,
  { config, database, embedder, notify }: Services,
): Promise<void> {
  await app.register(cors, {
    origin: '*',
    methods: ['POST'],
    allowedHeaders: ['client_id', 'content-type'],
    exposedHeaders: ['retry-after'],
    maxAge: 86_400,
  });
  const guard = chatClient(database, config.publicUrl);
  const perConversation = new RateLimiter(MESSAGES_PER_CONVERSATION, MINUTE_MS);
  const answering = {
    database,
    embedder,
    meanings: new PassageMeanings(database),
    languageModel: config.languageModel,
    logFailure: (failure: unknown) => app.log.error(failure),
  };

  route(app, endpoints.startChatSession, guard, ({ conversationId }, agent) =>
    startConversation(database, agent.id, conversationId),
  );

  route(app, endpoints.addChatParticipant, guard, ({ conversationId, userName }, agent) =>
    addParticipant(database, agent.id, conversationId, userName),
  );

  route(app, endpoints.sendChatMessage, guard, async (message, agent, request) => {
    const { conversationId, clientId, text, participantId } = message;
    if (clientId !== agent.clientId) throw new ApiError(400, 'The client id of the message is not that of the call.');
    perConversation.take(`${agent.id} ${conversationId}`);
    const askedAt = new Date();
    const conversation = await findConversation(database, agent.id, conversationId, participantId);
    const answer = await answerQuestion(answering, agent, text);
    await keepTurn(database, { id: conversation.id, participantId }, { text, askedAt }, answer);
    if (conversation.isNew && !isOwnersTest(request, conversation.userName)) {
      const visitor = conversation.userName || 'A visitor';
      await notify(
        agent.organizationId,
        'chat',
        'New conversation',
        `${visitor} wrote to ${agent.name}: ${shorten(text)}`,
      );
    }
    return answer;
  });
}

const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 199)}…` : text);
