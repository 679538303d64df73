import type { FastifyRequest } from 'fastify';
import { lastTurn } from '../conversations/last-turn';
import { recordTurn } from '../conversations/record-turn';
import type { Services } from '../services';
import { type Answering, type AnswerWithMeaning, answerQuestion } from './answer/answer-question';
import type { ChatClient } from './chat-client';
import type { ConversationNotices } from './conversation-notices';
import { isOwnersTest } from './is-owners-test';
import { subjectsOf } from './model/subjects-of';
import type { Turn } from './model/turn';
import { wantsPerson } from './wants-person';

/** So many replies in a row without an answer are enough to offer a person. */
const MISSES_MAX = 2;
const OFFER = 'A person can help you with that. Leave your name and your email, and somebody will reply to you.';

interface Replying extends Pick<Services, 'questions'> {
  readonly answering: Answering;
  readonly notices: ConversationNotices;
}

interface Message {
  readonly text: string;
  readonly participantId: string;
  /** The page's own id of the message. */
  readonly turnId?: string | undefined;
}

interface Conversation {
  readonly id: string;
  readonly userName: string;
  readonly visitorId: string | null;
  readonly misses: number;
  readonly isNew: boolean;
}

/** Replies to a visitor's message and stores both. Answers what the visitor's page is sent. */
export async function replyToMessage(
  { answering, notices, questions }: Replying,
  agent: ChatClient,
  conversation: Conversation,
  { text, participantId, turnId = '' }: Message,
  request: FastifyRequest,
  { signal, onText }: Pick<Turn, 'signal' | 'onText'>,
) {
  const { id, userName, visitorId } = conversation;
  const question = { text, askedAt: new Date(), turnId: turnId || null };
  const isWish = wantsPerson(text);
  const { database } = answering;
  // The page did not hear the reply, and sent its message again.
  const known = await lastTurn(database.db, id, question.turnId);
  if (known && !known.isCut) {
    const { isCut, messageId, ...answer } = known;
    return shownReply(agent, answer, messageId, conversation.misses, isWish);
  }
  const turn = {
    conversationId: id,
    subjects: subjectsOf(request, agent, conversation),
    askedAt: question.askedAt,
    signal,
    onText,
  };
  const replied = await answerQuestion(answering, agent, text, turn);
  const { meaning, ...answer } = offeringPerson(agent, isWish, replied);
  const stored = { conversationId: id, participantId, userName, question, isWish, answer };
  const { messageId, misses } = await recordTurn(database, stored);
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

/** A visitor who asks for a person, and not for what the documents know, hears that there is one. */
function offeringPerson(agent: ChatClient, isWish: boolean, answer: AnswerWithMeaning): AnswerWithMeaning {
  if (!isWish || !agent.offersPerson || answer.outcome === 'answered') return answer;
  return { text: OFFER, sources: [], nearest: [], outcome: 'answered', meaning: null };
}
