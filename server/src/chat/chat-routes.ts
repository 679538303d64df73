import cors from '@fastify/cors';
import * as endpoints from '@frontdesk/shared/endpoints/chat';
import type { FastifyInstance } from 'fastify';
import { OwnAnswers } from '../answers/own-answers';
import { addParticipant, findConversation, startConversation } from '../conversations/conversation-store';
import { giveFeedback } from '../conversations/give-feedback';
import { recordTurn } from '../conversations/record-turn';
import { ApiError } from '../http/api-error';
import { route } from '../http/route';
import { PassageMeanings } from '../passages/embeddings/passage-meanings';
import type { Services } from '../services';
import { type AnswerWithMeaning, answerQuestion } from './answer/answer-question';
import { askForPerson } from './ask-for-person';
import { type ChatClient, chatClient } from './chat-client';
import { ChatLimits } from './chat-limits';
import { OPTION_COLUMNS, readOptions } from './chat-options';
import { ConversationNotices } from './conversation-notices';
import { isOwnersTest } from './is-owners-test';
import { siteOf } from './site-of';
import { wantsPerson } from './wants-person';

export const CHAT_PREFIX = '/api/v1/chat';

/** Nobody waits longer for a question's embedding in a chat. */
const MEANING_MS = 4_000;
/** So many replies in a row without an answer are enough to offer a person. */
const MISSES_MAX = 2;
const OFFER = 'A person can help you with that. Leave your name and your email, and somebody will reply to you.';

/** To be registered with `CHAT_PREFIX`: only inside that scope may other sites' pages call. */
export async function chatRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, embedder, questions } = services;
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST'],
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
    ownAnswers: new OwnAnswers(database),
    meaningMs: MEANING_MS,
    languageModel: config.languageModel,
    logFailure: (failure: unknown) => app.log.error(failure),
  };

  route(app, endpoints.startChatSession, guard, async ({ conversationId }, agent, request) => {
    if (agent.isVisitor) await limits.takeStart(request, agent);
    await startConversation(database, agent, conversationId, siteOf(request));
  });

  route(app, endpoints.addChatParticipant, guard, (participant, agent) =>
    addParticipant(database, agent.id, participant),
  );

  route(app, endpoints.sendChatMessage, guard, async (message, agent, request) => {
    const { conversationId, clientId, text, participantId } = message;
    if (clientId !== agent.clientId) throw new ApiError(400, 'The client id of the message is not that of the call.');
    await limits.takeTurn(agent, conversationId);
    if (agent.isVisitor) await limits.takeMessage(request, agent);
    const askedAt = new Date();
    const conversation = await findConversation(database, agent.id, message);
    const { id, userName, visitorId } = conversation;
    const isWish = wantsPerson(text);
    const { meaning, ...answer } = offeringPerson(agent, isWish, await answerQuestion(answering, agent, text));
    const question = { text, askedAt };
    const { messageId, misses } = await recordTurn(database, {
      conversationId: id,
      participantId,
      userName,
      question,
      isWish,
      answer,
    });
    if (answer.outcome !== 'answered' && !isWish) {
      questions.add({ agent, conversationId: id, visitorId, ...question, nearest: answer.nearest[0] ?? null, meaning });
    }
    if (conversation.isNew && !isOwnersTest(request, userName)) {
      await notices.announce(agent, userName || 'A visitor', text, id);
    }
    const hidesSources = agent.isVisitor && !agent.showsSources;
    const shown = hidesSources ? { ...answer, sources: [], nearest: [] } : answer;
    return { ...shown, messageId, offersPerson: agent.offersPerson && (isWish || misses >= MISSES_MAX) };
  });

  route(app, endpoints.getChatOptions, guard, async (_, { id }) =>
    readOptions(
      await database.db.selectFrom('agents').select(OPTION_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow(),
    ),
  );

  route(app, endpoints.sendChatFeedback, guard, async ({ messageId, feedback, ...turn }, agent) => {
    const { id } = await findConversation(database, agent.id, turn);
    await giveFeedback(database, id, messageId, feedback);
  });

  route(app, endpoints.askForPerson, guard, async ({ conversationId, participantId, ...contact }, agent, request) => {
    if (agent.isVisitor) await limits.takeContact(request);
    const { id } = await findConversation(database, agent.id, { conversationId, participantId });
    return askForPerson(services, agent, id, contact, { notices, personNotice: () => limits.personNotice(agent, id) });
  });
}

/** A visitor who asks for a person, and not for what the documents know, hears that there is one. */
function offeringPerson(agent: ChatClient, isWish: boolean, answer: AnswerWithMeaning): AnswerWithMeaning {
  if (!isWish || !agent.offersPerson || answer.outcome === 'answered') return answer;
  return { text: OFFER, sources: [], nearest: [], outcome: 'answered', meaning: null };
}
