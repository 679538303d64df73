import type { Language } from '@frontdesk/shared/endpoints/languages';
import { HOURS_SOURCE } from '@frontdesk/shared/endpoints/opening-hours';
import type { Answer } from '../../answers/answer';
import type { OwnAnswers } from '../../answers/own-answers';
import type { Database } from '../../database/database';
import { answerHoursFollowUp, answerHoursQuestion, describeTable } from '../../hours/answer-hours';
import type { Embedding } from '../../passages/embeddings/embedding';
import { type PassageMeanings, QuestionMeanings } from '../../passages/embeddings/meanings';
import type { TextEmbedder } from '../../passages/embeddings/text-embedder';
import { findPassages } from '../../passages/find-passages';
import type { Libraries } from '../../passages/libraries';
import { findWithMemory } from '../memory/follow-up';
import {
  type AskingAgent,
  answerWithModel,
  type MessageContext,
  type ModelAnswering,
} from '../model/answer-with-model';
import { findFollowUp } from '../model/rewrite-follow-up';
import { PHRASES, replyLanguage } from '../phrases/phrases';
import { replyToSmallTalk } from '../phrases/small-talk';
import { asksAboutPerson, wantsPerson } from '../phrases/wants-person';
import { composeAnswer } from './compose-answer';

export interface Answering {
  readonly database: Database;
  readonly embedder: TextEmbedder;
  readonly libraries: Libraries;
  readonly meanings: PassageMeanings;
  readonly ownAnswers: OwnAnswers;
  /** How long a question may wait for its embedding; after that only its words count. */
  readonly meaningMs: number;
  /** Null without a language model. */
  readonly model: ModelAnswering | null;
  readonly logFailure: (failure: unknown) => void;
}

/** An agent as its replies depend on it. */
export interface AnsweringAgent extends AskingAgent {
  /** The version of the owner's answers: 0 while there are none. */
  readonly answersVersion: number;
  readonly offersPerson: boolean;
}

/** A reply to a message. */
export interface MessageAnswer extends Answer {
  /** The meaning of the message, if it was computed and the reply rests on it. */
  readonly meaning: Embedding | null;
  /** Whether the message asks for a person. */
  readonly isWish: boolean;
}

/**
 * Answers only from the owner's answers, the agent's opening hours and its ready documents. A language model words what
 * comes from documents if there is one.
 */
export async function answerQuestion(
  answering: Answering,
  agent: AnsweringAgent,
  question: string,
  context: MessageContext,
): Promise<MessageAnswer> {
  const { ownAnswers } = answering;
  const isWish = wantsPerson(question);
  const inWords = await ownAnswers.inWords(agent, question);
  if (inWords) return { ...inWords, meaning: null, isWish };

  const fixed = agent.settings.language;
  const language = fixed ?? replyLanguage(question, context.acceptLanguage);
  const phrases = PHRASES[language];
  const meanings = new QuestionMeanings(answering);
  const inMeaning = async () =>
    agent.answersVersion > 0 ? await ownAnswers.inMeaning(agent, question, await meanings.of(question)) : null;
  // Documents mention other people, so they count only for a question, or where no person is offered.
  if (isWish && agent.offersPerson && !asksAboutPerson(question)) {
    return { ...((await inMeaning()) ?? withoutSources(phrases.offerPerson)), meaning: null, isWish };
  }

  const inHours = fromHours(agent, question, language, context);
  if (inHours) return { ...inHours, meaning: null, isWish };

  const smallTalk = replyToSmallTalk(question, agent.name, { likely: language, fixed });
  // 'Yes' may reply to a question of the language model.
  const isReply = smallTalk?.kind === 'nod' && answering.model !== null && context.earlier.length > 0;
  if (smallTalk && !isReply) return { ...withoutSources(smallTalk.reply), meaning: null, isWish };

  const answer = (await inMeaning()) ?? (await fromDocuments(answering, agent, question, context, meanings));
  if (isWish && answer.outcome !== 'answered') {
    const person = agent.offersPerson
      ? withoutSources(phrases.offerPerson)
      : { ...withoutSources(phrases.noPerson), outcome: 'not-found' as const };
    return { ...person, meaning: null, isWish };
  }
  return { ...answer, meaning: await meanings.known(question), isWish };
}

const withoutSources = (text: string): Answer => ({
  text,
  sources: [],
  nearest: [],
  passages: [],
  outcome: 'answered',
});

/** Computes what is asked about the opening hours; null for any other question. */
function fromHours(
  { name, openingHours, settings }: AnsweringAgent,
  question: string,
  language: Language,
  { askedAt, earlier }: MessageContext,
): Answer | null {
  if (!openingHours) return null;
  const hoursContext = {
    hours: openingHours,
    language,
    now: askedAt,
    business: name,
    mayFollowQuestion: settings.language === null,
  };
  const asked = earlier.map((turn) => turn.question);
  const answer = answerHoursQuestion(question, hoursContext) ?? answerHoursFollowUp(question, asked, hoursContext);
  if (!answer) return null;
  const source = { ...HOURS_SOURCE, excerpt: describeTable(answer.table, hoursContext) };
  return { ...withoutSources(answer.text), sources: [source] };
}

async function fromDocuments(
  answering: Answering,
  agent: AskingAgent,
  question: string,
  context: MessageContext,
  meanings: QuestionMeanings,
): Promise<Answer> {
  const find = (text: string) => findPassages(answering, agent.id, text, meanings);
  const { model } = answering;
  const followUp = model ? await findFollowUp(model, find, agent, question, context) : null;
  const findings = followUp?.findings ?? (await findWithMemory(find, question, context.earlier));
  const phrases =
    PHRASES[agent.settings.language ?? replyLanguage(question, context.acceptLanguage, findings.language)];
  const inDocuments = composeAnswer(findings, phrases);
  const passages = followUp?.passages ?? (findings.certainty < READ_FROM ? [] : findings.ranked);
  // Without passages and without an earlier turn a model has nothing to word, and must not make anything up.
  const worded =
    model && (passages.length > 0 || context.earlier.length > 0)
      ? await answerWithModel(model, agent, question, passages, context)
      : null;
  const answer = worded ?? inDocuments;
  const { whenNothingIsFound } = agent.settings;
  return answer.outcome === 'not-found' ? { ...answer, text: whenNothingIsFound || phrases.notFound } : answer;
}

/** A model reads passages itself, so it gets those of less certain findings too, but never unrelated ones. */
const READ_FROM = 0.15;
