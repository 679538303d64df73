import type { Answer } from '../../answers/answer';
import type { OwnAnswers } from '../../answers/own-answers';
import type { Database } from '../../database/database';
import type { Embedding } from '../../passages/embeddings/embedding';
import { type PassageMeanings, QuestionMeanings } from '../../passages/embeddings/meanings';
import type { TextEmbedder } from '../../passages/embeddings/text-embedder';
import { findPassages } from '../../passages/find-passages';
import { sourcesOf } from '../../passages/passage';
import { type Findings, outcomeOf } from '../../passages/ranking/claim';
import type { RankedPassage, RankedSentence } from '../../passages/ranking/rank-passages';
import { WEIGHTS } from '../../passages/weights';
import { findWithMemory } from '../memory/follow-up';
import {
  type AskingAgent,
  answerWithModel,
  type MessageContext,
  type ModelAnswering,
} from '../model/answer-with-model';
import { PHRASES, type Phrases, replyLanguage } from '../phrases/phrases';
import { replyToSmallTalk } from '../phrases/small-talk';
import { asksAboutPerson, wantsPerson } from '../phrases/wants-person';

export interface Answering {
  readonly database: Database;
  readonly embedder: TextEmbedder;
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
 * Answers only from the owner's answers and the agent's ready documents. A language model words the answer if there is
 * one.
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

  const smallTalk = replyToSmallTalk(question, agent.name, { likely: language, fixed });
  // 'Yes' may reply to a question of the language model.
  const isReply = smallTalk?.kind === 'nod' && answering.model !== null && context.earlier.length > 0;
  if (smallTalk && !isReply) return { ...withoutSources(smallTalk.reply), meaning: null, isWish };

  const answer = (await inMeaning()) ?? (await fromDocuments(answering, agent, question, context, meanings, phrases));
  if (isWish && answer.outcome !== 'answered') {
    const person = agent.offersPerson
      ? withoutSources(phrases.offerPerson)
      : { ...withoutSources(phrases.noPerson), outcome: 'not-found' as const };
    return { ...person, meaning: null, isWish };
  }
  return { ...answer, meaning: await meanings.known(question), isWish };
}

const withoutSources = (text: string): Answer => ({ text, sources: [], nearest: [], outcome: 'answered' });

async function fromDocuments(
  answering: Answering,
  agent: AskingAgent,
  question: string,
  context: MessageContext,
  meanings: QuestionMeanings,
  phrases: Phrases,
): Promise<Answer> {
  const find = (text: string) => findPassages(answering, agent.id, text, meanings);
  const findings = await findWithMemory(find, question, context.earlier);
  const inDocuments = composeAnswer(findings, phrases);
  // Without a passage a model has nothing to word, and must not make anything up.
  const { model } = answering;
  const worded =
    model && inDocuments.outcome !== 'not-found'
      ? await answerWithModel(model, agent, question, findings.ranked, context)
      : null;
  const answer = worded ?? inDocuments;
  const { whenNothingIsFound } = agent.settings;
  return answer.outcome === 'not-found' ? { ...answer, text: whenNothingIsFound || phrases.notFound } : answer;
}

interface Chosen extends RankedSentence {
  /** Rank of its passage. */
  readonly rank: number;
}

/** The sentence that the prompt requests from the model, whatever the language of the question. */
export const NOT_FOUND = PHRASES.en.notFound;

const PASSAGES = 3;

const SENTENCES = 3;

/** Longest quote of a passage that may help, in characters. */
const QUOTE_MAX = 400;

/**
 * Answers in the documents' own words: with the best sentences when it is sure, with quotes that may help when it is
 * unsure, and with a single sentence when nothing was found.
 */
export function composeAnswer(findings: Findings, phrases: Phrases = PHRASES.en): Answer {
  const { ranked } = findings;
  const outcome = outcomeOf(findings);
  const [best] = ranked;
  if (!best || outcome === 'not-found') {
    return { text: phrases.notFound, sources: [], nearest: [], outcome: 'not-found' };
  }
  const passages = ranked.slice(0, PASSAGES);
  if (outcome === 'unsure') {
    const quoted = passages.filter(({ score }) => score >= best.score * WEIGHTS.reply.quotedShareOfBest);
    const quotes = distinctTexts(quoted.map(quotePassage));
    return { text: [phrases.mayHelp, ...quotes].join('\n\n'), sources: [], nearest: sourcesOf(passages), outcome };
  }
  const sources = sourcesOf(passages.filter(({ score }) => score >= best.score * WEIGHTS.reply.sourceShareOfBest));
  return { text: inOrder(bestSentences(passages)), sources, nearest: [], outcome };
}

/** Quotes the best sentence of a passage with its neighbors, as far as there is room. */
function quotePassage({ sentences }: RankedPassage): string {
  const inText = [...sentences].sort((one, other) => one.position - other.position);
  const best = inText.findIndex(({ position }) => position === sentences[0]?.position);
  let [from, to, length] = [best, best, inText[best]?.text.length ?? 0];
  const fits = (at: number) => {
    const sentence = inText[at];
    if (!sentence || length + sentence.text.length > QUOTE_MAX) return false;
    length += sentence.text.length + 1;
    return true;
  };
  while (fits(to + 1)) to += 1;
  while (fits(from - 1)) from -= 1;
  return inText
    .slice(from, to + 1)
    .map(({ text }) => endSentence(text))
    .join(' ');
}

function bestSentences(passages: readonly RankedPassage[]): Chosen[] {
  const sentences = passages
    .flatMap((passage, rank) => passage.sentences.map((sentence): Chosen => ({ ...sentence, rank })))
    .sort((one, other) => worthOf(other) - worthOf(one));
  const floor = sentences[0] ? worthOf(sentences[0]) * WEIGHTS.reply.sentenceShareOfBest : 0;
  return distinct(sentences)
    .filter((sentence) => worthOf(sentence) >= floor)
    .slice(0, SENTENCES);
}

const inOrder = (sentences: readonly Chosen[]) =>
  [...sentences]
    .sort((one, other) => one.rank - other.rank || one.position - other.position)
    .map(({ text }) => endSentence(text))
    .join(' ');

const worthOf = ({ score, rank }: Chosen) => score * (rank === 0 ? 1 : WEIGHTS.reply.laterPassage);

/** Removes repeated sentences: several documents often contain the same one. */
function distinct(sentences: readonly Chosen[]): Chosen[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => {
    const key = text.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

const distinctTexts = (texts: readonly string[]) => [...new Set(texts)];

const endSentence = (text: string) => (/[.!?…:;]["”’)]?$/.test(text) ? text : `${text}.`);
