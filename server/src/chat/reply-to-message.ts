import { ANSWERS_NAME } from '@frontdesk/shared/endpoints/answer';
import type { FastifyRequest } from 'fastify';
import type { DailySalts } from '../http/daily-salts';
import { type Answering, type AnswerWithMeaning, answerQuestion } from './answer/answer-question';
import type { ChatClient } from './chat-client';
import type { ChatServices } from './chat-services';
import type { ConversationNotices } from './conversation-notices';
import { isOwnersTest } from './is-owners-test';
import { subjectsOf } from './model/subjects-of';
import type { Turn } from './model/turn';
import { PHRASES, type Phrases } from './phrases/phrases';
import { replyLanguage } from './phrases/reply-language';
import type { Turns } from './turns';
import { asksAboutPerson, wantsPerson } from './wants-person';

/** Replies in a row without an answer after which the agent offers a person. */
const MISSES_MAX = 2;

interface Replying extends Pick<ChatServices, 'questions'> {
  readonly answering: Answering;
  readonly notices: ConversationNotices;
  readonly salts: DailySalts;
}

interface Message {
  readonly text: string;
  /** The page's own id of the message. */
  readonly turnId?: string | undefined;
}

interface Conversation {
  readonly id: string;
  readonly userName: string;
  readonly visitorId: string | null;
  readonly misses: number;
  readonly isNew: boolean;
  readonly turns: Turns;
  /** Whether it comes from the dashboard's preview, which is neither counted nor notified. */
  readonly isPreview: boolean;
}

/** Replies to a visitor's message, stores both and returns the response for the visitor's page. */
export async function replyToMessage(
  { answering, notices, questions, salts }: Replying,
  agent: ChatClient,
  conversation: Conversation,
  { text, turnId = '' }: Message,
  request: FastifyRequest,
  { signal, onText }: Pick<Turn, 'signal' | 'onText'>,
) {
  const { id, userName, visitorId, turns, isPreview } = conversation;
  const question = { text, askedAt: new Date(), turnId: turnId || null };
  const isWish = wantsPerson(text);
  // The page missed the reply and sent its message again.
  const known = await turns.last(question.turnId);
  if (known && !known.isCut) {
    const { isCut, messageId, ...answer } = known;
    return shownReply(agent, answer, messageId, conversation.misses, isWish);
  }
  const acceptLanguage = request.headers['accept-language'];
  const turn = {
    earlier: await turns.earlier(),
    acceptLanguage,
    subjects: await subjectsOf(salts, request, agent, conversation),
    askedAt: question.askedAt,
    signal,
    onText,
  };
  // The model's reply would not be shown, so it is not called.
  const isPlainWish = isWish && agent.offersPerson && !asksAboutPerson(text);
  const replied = isPlainWish
    ? await answerQuestion({ ...answering, model: null }, agent, text, turn)
    : await answerQuestion(answering, agent, text, turn);
  const language = agent.settings.language ?? replyLanguage(text, acceptLanguage);
  const { meaning, ...answer } = isWish ? toWishForPerson(replied, text, agent, PHRASES[language]) : replied;
  const { messageId, misses } = await turns.add({ question, isWish, answer });
  if (isPreview) return shownReply(agent, answer, messageId, misses, isWish);
  if (answer.outcome !== 'answered' && !answer.isCut && !isWish) {
    const nearest = answer.nearest[0] ?? null;
    questions.add({ agent, conversationId: id, visitorId, text, askedAt: question.askedAt, nearest, meaning });
  }
  if (conversation.isNew && !isOwnersTest(request, userName)) {
    await notices.announce(agent, userName || 'A visitor', text, id);
  }
  return shownReply(agent, answer, messageId, misses, isWish);
}

type Shown = Omit<AnswerWithMeaning, 'meaning'>;

function shownReply(agent: ChatClient, answer: Shown, messageId: string, misses: number, isWish: boolean) {
  const hidesSources = agent.isVisitor && !agent.showsSources;
  const shown = hidesSources ? { ...answer, sources: [], nearest: [] } : answer;
  return { ...shown, messageId, offersPerson: agent.offersPerson && (isWish || misses >= MISSES_MAX) };
}

/**
 * Replies to a visitor who asks for a person: with the owner's answer for that, then that there is a person. Documents
 * mention other people, so they only count for a question, or, where no person is offered, when they surely answer.
 */
function toWishForPerson(
  found: AnswerWithMeaning,
  text: string,
  { offersPerson }: Pick<ChatClient, 'offersPerson'>,
  phrases: Phrases,
): AnswerWithMeaning {
  const isOwn = found.sources.some(({ name }) => name === ANSWERS_NAME);
  const mayBeAnswered = !offersPerson || asksAboutPerson(text);
  if (isOwn || (mayBeAnswered && found.outcome === 'answered')) return found;
  const nothing = { sources: [], nearest: [], meaning: null };
  return offersPerson
    ? { ...nothing, text: phrases.offerPerson, outcome: 'answered' }
    : { ...nothing, text: phrases.noPerson, outcome: 'not-found' };
}
