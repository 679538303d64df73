import cors from '@fastify/cors';
import * as endpoints from '@frontdesk/shared/endpoints/chat';
import type { FastifyInstance } from 'fastify';
import { PassageMeanings } from '../embeddings/passage-meanings';
import { ApiError } from '../http/api-error';
import { route } from '../http/route';
import type { Services } from '../services';
import { answerQuestion } from './answer/answer-question';
import { chatClient } from './chat-client';
import { ChatLimits } from './chat-limits';
import { ConversationNotices } from './conversation-notices';
import { addParticipant, findConversation, keepTurn, startConversation } from './conversation-store';
import { isOwnersTest } from './is-owners-test';

export const CHAT_PREFIX = '/api/v1/chat';

/** Nobody waits longer for a question's embedding in a chat. */
const MEANING_MS = 4_000;

/** To be registered with `CHAT_PREFIX`: only inside that scope may other sites' pages call. */
export async function chatRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, embedder } = services;
  await app.register(cors, {
    origin: '*',
    methods: ['POST'],
    allowedHeaders: ['client_id', 'content-type'],
    exposedHeaders: ['retry-after'],
    maxAge: 86_400,
  });
  const limits = new ChatLimits(services);
  const guard = chatClient(database, config.publicUrl, limits);
  const notices = new ConversationNotices(services, (failure) => app.log.error(failure));
  notices.start();
  app.addHook('onClose', () => notices.close());
  const answering = {
    database,
    embedder,
    meanings: new PassageMeanings(database),
    meaningMs: MEANING_MS,
    languageModel: config.languageModel,
    logFailure: (failure: unknown) => app.log.error(failure),
  };

  route(app, endpoints.startChatSession, guard, async ({ conversationId }, agent, request) => {
    if (agent.isVisitor) await limits.takeStart(request, agent);
    await startConversation(database, agent.id, conversationId);
  });

  route(app, endpoints.addChatParticipant, guard, ({ conversationId, userName }, agent) =>
    addParticipant(database, agent.id, conversationId, userName),
  );

  route(app, endpoints.sendChatMessage, guard, async (message, agent, request) => {
    const { conversationId, clientId, text, participantId } = message;
    if (clientId !== agent.clientId) throw new ApiError(400, 'The client id of the message is not that of the call.');
    await limits.takeTurn(agent, conversationId);
    if (agent.isVisitor) await limits.takeMessage(request, agent);
    const askedAt = new Date();
    const conversation = await findConversation(database, agent.id, conversationId, participantId);
    const answer = await answerQuestion(answering, agent, text);
    await keepTurn(database, { id: conversation.id, participantId }, { text, askedAt }, answer);
    if (conversation.isNew && !isOwnersTest(request, conversation.userName)) {
      await notices.announce(agent, conversation.userName || 'A visitor', text);
    }
    return answer;
  });
}
