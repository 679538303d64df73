import { randomInt, randomUUID } from 'node:crypto';
import { readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import { groupQuestion } from '../answers/group-question';
import { type Answering, type AnsweringAgent, answerQuestion, createAnswering } from '../chat/answer/answer-question';
import { giveFeedback, leaveContact } from '../conversations/conversation-store';
import { rateConversation } from '../conversations/rate-conversation';
import { readTurns, recordTurn } from '../conversations/turns';
import { type DemoTime, momentOn } from './demo-time';
import type { DemonstrationContents } from './demonstration-contents';
import type { DemonstrationServices } from './demonstration-services';
import type { Hotel, HotelConversation } from './hotel/hotel';

type ChatServices = Pick<DemonstrationServices, 'database' | 'config' | 'embedder'>;

const SITE = 'https://larkspur.example';
const BETWEEN_QUESTIONS_MS = 45_000;
const MINUTE_MS = 60_000;
/** Nobody is waiting for these questions; if the embedder is stuck, it gives up earlier by itself. */
const EMBED_MS = 60_000;
/** Typical reply times. */
const REPLY_MS = [420, 610, 380, 890, 530, 1_240, 470];

/** Asks the agents two weeks' worth of visitors' questions, and stores them and the replies with past dates. */
export async function addConversations(
  services: ChatServices,
  organizationId: string,
  hotel: Hotel,
  contents: DemonstrationContents,
  time: DemoTime,
  { signal, logFailure }: { readonly signal: AbortSignal; readonly logFailure: (failure: unknown) => void },
): Promise<void> {
  const { database, config, embedder } = services;
  const answering = createAnswering({
    database,
    // Skips the cross-encoder, which would account for most of the owner's wait.
    embedder: {
      model: embedder.model,
      knows: (language) => embedder.knows(language),
      embed: (...given) => embedder.embed(...given),
      close: () => embedder.close(),
    },
    meaningMs: config.meaningMs,
    // A demonstration must not cost anything.
    model: null,
    logFailure,
  });
  for (const [index, conversation] of hotel.conversations.entries()) {
    signal.throwIfAborted();
    const id = contents.conversations[index] ?? '';
    const agentIndex = hotel.agents.findIndex(({ key }) => key === conversation.agent);
    const agent = {
      id: contents.agents[agentIndex] ?? '',
      name: hotel.agents[agentIndex]?.name ?? '',
      organizationId,
      answersVersion: 0,
      offersPerson: true,
      modelName: '',
      settings: readAgentSettings(null),
      openingHours: null,
      place: null,
    };
    await addConversation(answering, agent, { ...conversation, id, index }, time, signal);
  }
}

async function addConversation(
  answering: Answering,
  agent: AnsweringAgent,
  conversation: HotelConversation & { readonly id: string; readonly index: number },
  time: DemoTime,
  signal: AbortSignal,
): Promise<void> {
  const { database } = answering;
  const { id, index, questions, visitor = '', feedback, contact } = conversation;
  // A random moment: the numbers that order the list would run out if many organizations shared the same moment.
  const begun = new Date(momentOn(time, conversation.daysAgo, conversation.time).getTime() + randomInt(MINUTE_MS));
  const participantId = await begin(answering, agent, { id, visitor, begun });
  let messageId = '';
  let at = begun;
  for (const text of questions) {
    const askedAt = at;
    const context = {
      subjects: { conversation: '', visitor: '', agent: agent.id, server: '' },
      askedAt,
      signal,
      onText: null,
      earlier: await readTurns(database, { id, organizationId: agent.organizationId }),
    };
    const { meaning, isWish, ...answer } = await answerQuestion(answering, agent, text, context);
    const repliedAt = new Date(askedAt.getTime() + (REPLY_MS[index % REPLY_MS.length] ?? 0));
    const question = { text, askedAt, turnId: null };
    const stored = {
      conversationId: id,
      participantId,
      userName: visitor,
      question,
      isWish,
      answer,
      repliedAt,
      isMadeUp: true,
    };
    const turn = await recordTurn(database, stored);
    await turn.count();
    messageId = turn.messageId ?? '';
    if (answer.outcome !== 'answered') {
      const unanswered = {
        agent,
        conversationId: id,
        visitorId: null,
        text,
        askedAt,
        nearest: answer.nearest[0] ?? null,
      };
      await group(answering, { ...unanswered, meaning });
    }
    at = new Date(askedAt.getTime() + BETWEEN_QUESTIONS_MS);
  }
  if (feedback) {
    await giveFeedback(database, id, messageId, feedback);
    await rateConversation(database, id, { rating: feedback === 'helpful' ? 'good' : 'bad' }, at);
  }
  if (contact) await leaveContact(database, id, contact, { at, isMadeUp: true });
}

async function begin(
  { database: { db } }: Answering,
  agent: { readonly id: string; readonly organizationId: string },
  { id, visitor, begun }: { readonly id: string; readonly visitor: string; readonly begun: Date },
): Promise<string> {
  const created_at = begun.toISOString();
  const names = { organization_id: agent.organizationId, agent_id: agent.id, conversation_id: id };
  await db
    .insertInto('conversations')
    .values({ ...names, id, site: SITE, visitor_name: visitor, created_at })
    .execute();
  const participantId = randomUUID();
  await db
    .insertInto('participants')
    .values({ id: participantId, conversation_row_id: id, user_name: visitor, created_at })
    .execute();
  return participantId;
}

/** Adds a question without an answer to the group with the same meaning. */
async function group({ database, embedder }: Answering, question: Parameters<typeof groupQuestion>[1]): Promise<void> {
  const embed = () => embedder.embed(question.text, 'document', AbortSignal.timeout(EMBED_MS)).catch(() => null);
  await groupQuestion(database, question, question.meaning ?? (await embed()), embedder.model);
}
