import cors from '@fastify/cors';
import { ANSWERS_NAME } from '@frontdesk/shared/endpoints/answer';
import * as endpoints from '@frontdesk/shared/endpoints/chat';
import type { FastifyInstance } from 'fastify';
import { OwnAnswers } from '../answers/own-answers';
import { addParticipant, findConversation, startConversation } from '../conversations/conversation-store';
import { giveFeedback } from '../conversations/give-feedback';
import { readTurns } from '../conversations/read-turns';
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
import { PHRASES, type Phrases } from './phrases/phrases';
import { replyLanguage } from './phrases/reply-language';
import { siteOf } from './site-of';
import { wantsPerson } from './wants-person';

export const CHAT_PREFIX = '/api/v1/chat';

/** Nobody waits longer for a question's embedding in a chat. */
const MEANING_MS = 4_000;
/** So many replies in a row without an answer are enough to offer a person. */
const MISSES_MAX = 2;

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
    meanings: new PassageMeanings(database, embedder),
    ownAnswers: new OwnAnswers(database, embedder.model),
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
    const acceptLanguage = request.headers['accept-language'];
    const turns = conversation.isNew ? [] : await readTurns(database, id);
    const found = await answerQuestion(answering, agent, text, { turns, acceptLanguage });
    const { meaning, ...answer } = isWish
      ? toWishForPerson(found, agent, PHRASES[replyLanguage(text, acceptLanguage)])
      : found;
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

/**
 * What a visitor hears who asks for a person: what the owner wrote for that, then that there is one. The documents only
 * know of other people, except where no person is offered and they are sure to answer.
 */
function toWishForPerson(
  found: AnswerWithMeaning,
  { offersPerson }: Pick<ChatClient, 'offersPerson'>,
  phrases: Phrases,
): AnswerWithMeaning {
  const isOwn = found.sources.some(({ name }) => name === ANSWERS_NAME);
  if (isOwn || (!offersPerson && found.outcome === 'answered')) return found;
  const nothing = { sources: [], nearest: [], meaning: null };
  return offersPerson
    ? { ...nothing, text: phrases.offerPerson, outcome: 'answered' }
    : { ...nothing, text: phrases.noPerson, outcome: 'not-found' };
}
