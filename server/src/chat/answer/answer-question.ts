import type { Language } from '@frontdesk/shared/endpoints/languages';
import { HOURS_SOURCE } from '@frontdesk/shared/endpoints/opening-hours';
import type { Answer } from '../../answers/answer';
import { OwnAnswers } from '../../answers/own-answers';
import type { Database } from '../../database/database';
import { answerHoursFollowUp, answerHoursQuestion, describeTable } from '../../hours/answer-hours';
import type { TextEmbedder } from '../../passages/embeddings/embedder';
import type { Embedding } from '../../passages/embeddings/embedding';
import { PassageMeanings, QuestionMeanings } from '../../passages/embeddings/meanings';
import { findPassages } from '../../passages/find-passages';
import { Libraries } from '../../passages/libraries';
import type { FoundPassage } from '../../passages/passage';
import type { Place } from '../../passages/place';
import { PlaceFacts } from '../../passages/place-facts';
import type { Findings } from '../../passages/ranking/judge';
import { findWithMemory } from '../memory/follow-up';
import {
  type AskingAgent,
  answerWithModel,
  type MessageContext,
  MODEL_PASSAGES,
  type ModelAnswering,
} from '../model/answer-with-model';
import { findFollowUp } from '../model/rewrite-follow-up';
import { PHRASES, replyLanguage } from '../phrases/phrases';
import { asksAboutPerson, isSmallTalk, replyToSmallTalk, wantsPerson } from '../phrases/small-talk';
import { composeAnswer } from './compose-answer';

interface AnsweringParts {
  readonly database: Database;
  readonly embedder: TextEmbedder;
  /** How long a question may wait for its embedding; after that only its words count. */
  readonly meaningMs: number;
  /** Null if there is no language model. */
  readonly model: ModelAnswering | null;
  readonly logFailure: (failure: unknown) => void;
}

export interface Answering extends AnsweringParts {
  readonly libraries: Libraries;
  readonly meanings: PassageMeanings;
  readonly ownAnswers: OwnAnswers;
  readonly placeFacts: PlaceFacts;
}

/** Creates the parts that replies need, and their caches. */
export function createAnswering(parts: AnsweringParts): Answering {
  const { database, embedder, logFailure } = parts;
  return {
    ...parts,
    libraries: new Libraries(database),
    meanings: new PassageMeanings(database, embedder, logFailure),
    ownAnswers: new OwnAnswers(database, embedder.model),
    placeFacts: new PlaceFacts(embedder),
  };
}

/** The properties of an agent on which its replies depend. */
export interface AnsweringAgent extends AskingAgent {
  /** The version of the owner's answers: 0 while there are none. */
  readonly answersVersion: number;
  readonly offersPerson: boolean;
  /** The place where the question is asked; null on a website. */
  readonly place: Place | null;
}

/** A reply to a message. */
export interface MessageAnswer extends Answer {
  /** The meaning of the message, if it was computed and the reply is based on it. */
  readonly meaning: Embedding | null;
  /** Whether the message asks for a person. */
  readonly isWish: boolean;
}

/**
 * Answers only from the facts of the place, the owner's answers, the agent's opening hours and its ready documents, in
 * this order. If there is a language model, it words the answers that come from facts and documents.
 */
export async function answerQuestion(
  answering: Answering,
  agent: AnsweringAgent,
  question: string,
  context: MessageContext,
): Promise<MessageAnswer> {
  const { ownAnswers } = answering;
  const isWish = wantsPerson(question);
  const meanings = new QuestionMeanings(answering);
  const facts = agent.place && !isWish ? await findFacts(answering, agent.place, question, context, meanings) : null;
  if (facts?.findings.outcome === 'answered') {
    const answer = await fromDocuments(answering, agent, question, context, meanings, facts);
    return { ...answer, meaning: await meanings.known(question), isWish };
  }
  const inWords = await ownAnswers.inWords(agent, question);
  if (inWords) return { ...inWords, meaning: null, isWish };

  const fixed = agent.settings.language;
  const language = fixed ?? replyLanguage(question, context.acceptLanguage);
  const phrases = PHRASES[language];
  const inMeaning = async () =>
    agent.answersVersion > 0 ? await ownAnswers.inMeaning(agent, question, await meanings.of(question)) : null;
  // Documents may mention unrelated people, so they count only for a question, or when no person is offered.
  if (isWish && agent.offersPerson && !asksAboutPerson(question)) {
    return { ...((await inMeaning()) ?? withoutSources(phrases.offerPerson)), meaning: null, isWish };
  }

  const inHours = fromHours(agent, question, language, context);
  if (inHours) return { ...inHours, meaning: null, isWish };

  const smallTalk = replyToSmallTalk(question, agent.name, { likely: language, fixed });
  // 'Yes' may be a reply to the language model's question.
  const isReply = smallTalk?.kind === 'nod' && answering.model !== null && context.earlier.length > 0;
  if (smallTalk && !isReply) return { ...withoutSources(smallTalk.reply), meaning: null, isWish };

  const answer = (await inMeaning()) ?? (await fromDocuments(answering, agent, question, context, meanings, facts));
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

/** Computes the answer to a question about the opening hours; null for any other question. */
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

/** The facts about a place, and those that answer a question. */
interface FoundFacts {
  readonly findings: Findings;
  /** All the facts, for a language model; those that fit come first. */
  readonly passages: readonly FoundPassage[];
}

/** Returns null if the message contains no question, or if the place has no facts. */
async function findFacts(
  { placeFacts }: Answering,
  place: Place,
  question: string,
  { earlier }: MessageContext,
  meanings: QuestionMeanings,
): Promise<FoundFacts | null> {
  if (place.facts.length === 0 || isSmallTalk(question)) return null;
  const findings = await findWithMemory((text) => placeFacts.find(place, text, meanings), question, earlier);
  const all = [...findings.ranked, ...(await placeFacts.passagesOf(place, null))];
  return { findings, passages: [...new Map(all.map((passage) => [passage.id, passage])).values()] };
}

async function fromDocuments(
  answering: Answering,
  agent: AskingAgent,
  question: string,
  context: MessageContext,
  meanings: QuestionMeanings,
  facts: FoundFacts | null,
): Promise<Answer> {
  const find = (text: string) => findPassages(answering, agent.id, text, meanings);
  const { model } = answering;
  const followUp = model ? await findFollowUp(model, find, agent, question, context) : null;
  const findings = followUp?.findings ?? (await findWithMemory(find, question, context.earlier));
  const phrases =
    PHRASES[agent.settings.language ?? replyLanguage(question, context.acceptLanguage, findings.language)];
  const inDocuments = composeAnswer(findings, phrases, question);
  const unworded = facts ? preferred(composeAnswer(facts.findings, phrases, question), inDocuments) : inDocuments;
  const read = followUp?.passages ?? (findings.certainty < READ_FROM ? [] : findings.ranked);
  const passages = [...(facts?.passages ?? []), ...read.slice(0, MODEL_PASSAGES)];
  // If there are neither passages nor earlier turns, a model has nothing to word, and must not make anything up.
  const worded =
    model && (passages.length > 0 || context.earlier.length > 0)
      ? await answerWithModel(model, agent, question, passages, context)
      : null;
  const answer = worded ?? unworded;
  const { whenNothingIsFound } = agent.settings;
  return answer.outcome === 'not-found' ? { ...answer, text: whenNothingIsFound || phrases.notFound } : answer;
}

/**
 * Prefers the facts of the place, unless only the documents give a sure answer. Passages that may help come from both.
 */
function preferred(atPlace: Answer, inDocuments: Answer): Answer {
  if (atPlace.outcome === 'answered' || inDocuments.outcome === 'not-found') return atPlace;
  if (atPlace.outcome === 'not-found' || inDocuments.outcome === 'answered') return inDocuments;
  const [nearest, passages] = [
    [...atPlace.nearest, ...inDocuments.nearest],
    [...atPlace.passages, ...inDocuments.passages],
  ];
  return { ...atPlace, nearest: nearest.slice(0, MOST_SHOWN), passages: passages.slice(0, MOST_SHOWN) };
}

/** Maximum number of passages in an unsure reply. */
const MOST_SHOWN = 3;

/** A model reads passages itself, so it also gets passages of less certain findings, but never unrelated ones. */
const READ_FROM = 0.15;
