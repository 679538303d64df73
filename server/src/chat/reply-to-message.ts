import type { Answer } from '../answers/answer';
import type { DailySalts } from '../http/daily-salts';
import { type Answering, answerQuestion } from './answer/answer-question';
import type { ChatClient } from './chat-client';
import type { ChatServices } from './chat-services';
import type { ConversationNotices } from './conversation-notices';
import type { MessageContext } from './model/answer-with-model';
import type { OpenConversation } from './open-conversation';
import { wantsPerson } from './phrases/wants-person';

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

/** Replies to a visitor's message, stores both and returns the response for the visitor's page. */
export async function replyToMessage(
  { answering, notices, questions, salts }: Replying,
  agent: ChatClient,
  conversation: OpenConversation,
  { text, turnId = '' }: Message,
  { signal, onText }: Pick<MessageContext, 'signal' | 'onText'>,
) {
  const { id, userName, visitorId, turns } = conversation;
  const question = { text, askedAt: new Date(), turnId: turnId || null };
  // The page missed the reply and sent its message again.
  const known = await turns.last(question.turnId);
  if (known && !known.isCut) {
    const { isCut, messageId, ...answer } = known;
    return shownReply(agent, answer, { messageId, misses: conversation.misses, isWish: wantsPerson(text) });
  }
  const { meaning, isWish, ...answer } = await answerQuestion(answering, agent, text, {
    earlier: await turns.earlier(),
    acceptLanguage: agent.caller.acceptLanguage,
    subjects: await chargedTo(salts, agent, conversation),
    askedAt: question.askedAt,
    signal,
    onText,
  });
  const { messageId, misses, count } = await turns.add({ question, isWish, answer });
  await count().catch(answering.logFailure);
  if (!conversation.isUnrecorded && !conversation.isTest) {
    if (answer.outcome !== 'answered' && !answer.isCut && !isWish) {
      const nearest = answer.nearest[0] ?? null;
      questions.add({ agent, conversationId: id, visitorId, text, askedAt: question.askedAt, nearest, meaning });
    }
    if (conversation.isNew) {
      await notices.announce(agent, userName || 'A visitor', text, id).catch(answering.logFailure);
    }
  }
  return shownReply(agent, answer, { messageId, misses, isWish });
}

/**
 * Returns the hashed ids that a reply counts against, for the day. A visitor is an address, because a browser may claim
 * another id for each message; one of the owner's servers acts for many visitors, so its visitors are the ids that it
 * sends.
 */
async function chargedTo(
  salts: DailySalts,
  { id, isVisitor, caller }: ChatClient,
  conversation: OpenConversation,
): Promise<MessageContext['subjects']> {
  const visitor = isVisitor ? caller.address : (conversation.visitorId ?? conversation.id);
  const hashed = (name: string) => salts.hash(`${id} ${name}`);
  return { conversation: await hashed(conversation.id), visitor: await hashed(visitor), agent: id, server: '' };
}

interface Stored {
  readonly messageId: string;
  readonly misses: number;
  readonly isWish: boolean;
}

function shownReply(agent: ChatClient, answer: Answer, { messageId, misses, isWish }: Stored) {
  const hidesSources = agent.isVisitor && !agent.showsSources;
  const passages = answer.passages.map((passage) => ({ ...passage, documentId: '', name: '' }));
  const shown = hidesSources ? { ...answer, sources: [], nearest: [], passages } : answer;
  return { ...shown, messageId, offersPerson: agent.offersPerson && (isWish || misses >= MISSES_MAX) };
}
