import type { Answer } from '../answers/answer';
import { findPerson, visitorAt, visitorNamed } from '../conversations/conversation-store';
import type { SaidByPerson } from '../conversations/said-by-person';
import type { NewTurn } from '../conversations/turns';
import type { DailySalts } from '../http/daily-salts';
import { type Answering, answerQuestion } from './answer/answer-question';
import type { ChatClient } from './chat-client';
import type { ChatServices } from './chat-services';
import type { ConversationNotices } from './conversation-notices';
import type { MessageContext } from './model/answer-with-model';
import type { OpenConversation } from './open-conversation';
import { PHRASES, replyLanguage } from './phrases/phrases';
import { wantsPerson } from './phrases/small-talk';

/** Number of consecutive replies without an answer after which the agent offers a person. */
const MISSES_MAX = 2;

interface Replying extends Pick<ChatServices, 'questions' | 'speakers' | 'live' | 'database'> {
  readonly answering: Answering;
  readonly notices: ConversationNotices;
  readonly salts: DailySalts;
}

interface Message {
  readonly text: string;
  /** The page's own id of the message. */
  readonly turnId?: string | undefined;
  /** Whether the page shows people's new messages automatically. */
  readonly follows?: boolean | undefined;
}

/** Replies to a visitor's message, stores both and returns the response for the visitor's page. */
export async function replyToMessage(
  { answering, notices, questions, salts, ...services }: Replying,
  agent: ChatClient,
  conversation: OpenConversation,
  { text, turnId = '', follows = false }: Message,
  { signal, onText }: Pick<MessageContext, 'signal' | 'onText'>,
) {
  const { id, userName, visitorId, turns } = conversation;
  const question = { text, askedAt: new Date(), turnId: turnId || null };
  // The page missed the reply and sent the message again.
  const known = await turns.last(question.turnId);
  if (known && !known.isCut) {
    const { isCut, messageId, ...answer } = known;
    return shownReply(agent, answer, { messageId, misses: conversation.misses, isWish: wantsPerson(text) });
  }
  const hadPerson = conversation.person !== null;
  const isHeld = conversation.speaker === 'person' && (await askPerson(services, conversation, question));
  if (isHeld || (hadPerson && question.turnId && (await turns.said(question.turnId)).isAnswered)) {
    return personsReply(agent, conversation, question, follows);
  }
  const watch = watchForPerson(services, id, signal, onText);
  const { meaning, isWish, ...answer } = await answerQuestion(answering, agent, text, {
    earlier: await turns.earlier(),
    acceptLanguage: agent.caller.acceptLanguage,
    subjects: await chargedTo(salts, agent, conversation),
    askedAt: question.askedAt,
    signal: watch.signal,
    onText: watch.onText,
  }).finally(watch.stop);
  const { messageId, misses, count } = await turns.add({ question, isWish, answer });
  if (messageId === null) {
    services.live.publish({ organizationId: agent.organizationId, conversationId: id, kind: 'changed' });
    const { person } = await findPerson(services.database, id);
    return personsReply(agent, { ...conversation, person }, question, follows);
  }
  await count().catch(answering.logFailure);
  if (!conversation.isUnrecorded && !conversation.isTest) {
    if (answer.outcome !== 'answered' && !answer.isCut && !isWish) {
      const nearest = answer.nearest[0] ?? null;
      questions.add({ agent, conversationId: id, visitorId, text, askedAt: question.askedAt, nearest, meaning });
    }
    if (conversation.isNew) {
      const visitor = visitorAt(visitorNamed(userName), agent.place?.name ?? null);
      await notices.announce(agent, visitor, text, id).catch(answering.logFailure);
    }
  }
  if (conversation.speaker === 'waiting') {
    services.live.publish({ organizationId: agent.organizationId, conversationId: id, kind: 'changed' });
  }
  const shown = shownReply(agent, answer, { messageId, misses, isWish });
  if (!hadPerson || follows) return shown;
  const { texts } = await turns.said(null);
  return { ...shown, text: [...texts.map(quoted), shown.text].join('\n\n') };
}

/** Passes a message to the person who has the conversation; false when nobody has it any more. */
async function askPerson(
  { speakers, live }: Pick<Replying, 'speakers' | 'live'>,
  { id, organizationId, turns }: OpenConversation,
  question: NewTurn['question'],
): Promise<boolean> {
  await speakers.endExpired(id);
  const isAsked = await turns.ask(question);
  if (isAsked) live.publish({ organizationId, conversationId: id, kind: 'changed' });
  return isAsked;
}

/** How often a growing reply checks whether a person took over, in case another instance's announcement was lost. */
const LOOK_MS = 500;

/** Ends a reply in progress, and withholds its text, as soon as a person takes over the conversation. */
function watchForPerson(
  { database, live }: Pick<Replying, 'database' | 'live'>,
  id: string,
  outer: AbortSignal,
  onText: MessageContext['onText'],
) {
  const taken = new AbortController();
  const signal = AbortSignal.any([outer, taken.signal]);
  let lookedAt = 0;
  const look = () => {
    lookedAt = performance.now();
    return findPerson(database, id).then(
      ({ speaker }) => speaker === 'person' && taken.abort(),
      () => undefined,
    );
  };
  const grow = (text: string) => {
    if (performance.now() - lookedAt > LOOK_MS) void look();
    if (!taken.signal.aborted) onText?.(text);
  };
  const stop = live.follow(id, (kind) => void (kind === 'changed' && look()));
  // A person may have joined since the conversation was read.
  if (onText) void look();
  return { signal, stop, onText: onText && grow };
}

const quoted = ({ person, text }: SaidByPerson['texts'][number]) => `${person}: ${text}`;

/**
 * The response while a person has the conversation: no text, because she replies herself. A page that does not follow
 * the conversation shows the text of `reply`: what she wrote since the visitor's last message.
 */
async function personsReply(
  { settings, caller }: ChatClient,
  { person, turns }: OpenConversation,
  { text, turnId }: NewTurn['question'],
  follows: boolean,
) {
  const { texts } = follows ? { texts: [] } : await turns.said(turnId);
  const name = person ?? '';
  const language = settings.language ?? replyLanguage(text, caller.acceptLanguage);
  const reply = texts.length > 0 ? texts.map(quoted).join('\n\n') : PHRASES[language].personReplies(name);
  const none = { sources: [], nearest: [], passages: [], messageId: null, offersPerson: false };
  return { text: '', outcome: 'person' as const, person: name, reply: follows ? '' : reply, ...none };
}

/**
 * Returns the day's hashed ids for which a reply is counted. A visitor is an address, because a browser may claim
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
