import type { Answer } from '../../answers/answer';
import type { AnsweringAgent, OwnAnswers } from '../../answers/own-answers';
import type { Database } from '../../database/database';
import type { Embedding } from '../../passages/embeddings/embedding';
import type { PassageMeanings } from '../../passages/embeddings/passage-meanings';
import { QuestionMeanings } from '../../passages/embeddings/question-meanings';
import type { TextEmbedder } from '../../passages/embeddings/text-embedder';
import { findPassages } from '../../passages/find-passages';
import { findWithMemory } from '../memory/find-with-memory';
import { type AskingAgent, answerWithModel, type ModelAnswering } from '../model/answer-with-model';
import type { Turn } from '../model/turn';
import { PHRASES, type Phrases } from '../phrases/phrases';
import { replyLanguage } from '../phrases/reply-language';
import { composeAnswer } from './compose-answer';
import { replyToSmallTalk } from './small-talk';

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

/** A reply, with the meaning of the question if it was computed. */
export type AnswerWithMeaning = Answer & { readonly meaning: Embedding | null };

/** A visitor's message with its context. */
export interface Asked extends Turn {
  /** The header of the visitor's browser. */
  readonly acceptLanguage?: string | undefined;
}

/**
 * Answers only from the owner's answers and the agent's ready documents. A language model words the answer if there is
 * one.
 */
export async function answerQuestion(
  answering: Answering,
  agent: AnsweringAgent & AskingAgent,
  question: string,
  asked: Asked,
): Promise<AnswerWithMeaning> {
  const { ownAnswers } = answering;
  const inWords = await ownAnswers.inWords(agent, question);
  if (inWords) return { ...inWords, meaning: null };
  const fixed = agent.settings.language;
  const language = fixed ?? replyLanguage(question, asked.acceptLanguage);
  const smallTalk = replyToSmallTalk(question, agent.name, { likely: language, fixed });
  // 'Yes' may reply to a question of the language model.
  const isReply = smallTalk?.kind === 'nod' && answering.model !== null && asked.earlier.length > 0;
  if (smallTalk && !isReply)
    return { text: smallTalk.reply, sources: [], nearest: [], outcome: 'answered', meaning: null };
  const meanings = new QuestionMeanings(answering);
  const own =
    agent.answersVersion > 0 ? await ownAnswers.inMeaning(agent, question, await meanings.of(question)) : null;
  const answer = own ?? (await answerFromDocuments(answering, agent, question, asked, meanings, PHRASES[language]));
  return { ...answer, meaning: await meanings.known(question) };
}

async function answerFromDocuments(
  answering: Answering,
  agent: AskingAgent,
  question: string,
  asked: Asked,
  meanings: QuestionMeanings,
  phrases: Phrases,
): Promise<Answer> {
  const find = (text: string) => findPassages(answering, agent.id, text, meanings);
  const findings = await findWithMemory(find, question, asked.earlier);
  const inDocuments = composeAnswer(findings, phrases);
  // Without a passage a model has nothing to word, and must not make anything up.
  const { model } = answering;
  const worded =
    model && inDocuments.outcome !== 'not-found'
      ? await answerWithModel(model, agent, question, findings.ranked, asked)
      : null;
  const answer = worded ?? inDocuments;
  const { whenNothingIsFound } = agent.settings;
  return answer.outcome === 'not-found' ? { ...answer, text: whenNothingIsFound || phrases.notFound } : answer;
}
