import type { Language } from '@frontdesk/shared/endpoints/languages';
import type { Answer } from '../../answers/answer';
import type { AnsweringAgent, OwnAnswers } from '../../answers/own-answers';
import type { LanguageModelConfig } from '../../config';
import type { Turn } from '../../conversations/read-turns';
import type { Database } from '../../database/database';
import type { Embedding } from '../../passages/embeddings/embedding';
import type { PassageMeanings } from '../../passages/embeddings/passage-meanings';
import { QuestionMeanings } from '../../passages/embeddings/question-meanings';
import type { TextEmbedder } from '../../passages/embeddings/text-embedder';
import { findPassages } from '../../passages/find-passages';
import { sourcesOf } from '../../passages/source';
import { findWithMemory } from '../memory/find-with-memory';
import { PHRASES, type Phrases } from '../phrases/phrases';
import { replyLanguage } from '../phrases/reply-language';
import { composeAnswer, NOT_FOUND } from './compose-answer';
import { askLanguageModel } from './language-model';
import { replyToSmallTalk } from './small-talk';

const PASSAGES_FOR_MODEL = 3;

export interface Answering {
  readonly database: Database;
  readonly embedder: TextEmbedder;
  readonly meanings: PassageMeanings;
  readonly ownAnswers: OwnAnswers;
  /** How long a question may wait for its embedding; then its words have to do. */
  readonly meaningMs: number;
  readonly languageModel: LanguageModelConfig | null;
  readonly logFailure: (failure: unknown) => void;
}

/** A reply, with what the question means when that was found out for it. */
export type AnswerWithMeaning = Answer & { readonly meaning: Embedding | null };

/** What is known beside the question. */
export interface Circumstances {
  /** What was said before, oldest first. */
  readonly turns?: readonly Turn[];
  /** The language that is set for the agent's own phrases; 'auto' for the visitor's. */
  readonly language?: Language | 'auto';
  /** The header of the visitor's browser. */
  readonly acceptLanguage?: string | undefined;
}

/** Answers with what the owner wrote, or from the agent's ready documents, and from nothing else. */
export async function answerQuestion(
  answering: Answering,
  agent: AnsweringAgent & { readonly name: string },
  question: string,
  { turns = [], language: set = 'auto', acceptLanguage }: Circumstances = {},
): Promise<AnswerWithMeaning> {
  const { ownAnswers } = answering;
  const inWords = await ownAnswers.inWords(agent, question);
  if (inWords) return { ...inWords, meaning: null };
  const language = set === 'auto' ? replyLanguage(question, acceptLanguage) : set;
  const smallTalk = replyToSmallTalk(question, agent.name, { likely: language, fixed: set === 'auto' ? null : set });
  if (smallTalk) return { text: smallTalk.reply, sources: [], nearest: [], outcome: 'answered', meaning: null };
  const meanings = new QuestionMeanings(answering);
  const own =
    agent.answersVersion > 0 ? await ownAnswers.inMeaning(agent, question, await meanings.of(question)) : null;
  const answer = own ?? (await answerFromDocuments(answering, agent.id, question, meanings, turns, PHRASES[language]));
  return { ...answer, meaning: await meanings.known(question) };
}

async function answerFromDocuments(
  answering: Answering,
  agentId: string,
  question: string,
  meanings: QuestionMeanings,
  turns: readonly Turn[],
  phrases: Phrases,
): Promise<Answer> {
  const { languageModel, logFailure } = answering;
  const find = (text: string) => findPassages(answering, agentId, text, meanings);
  const findings = await findWithMemory(find, question, turns);
  const answer = composeAnswer(findings, phrases);
  // Without a passage there is nothing to put into words, and nothing that a model should make up.
  if (!languageModel || answer.outcome === 'not-found') return answer;
  try {
    const passages = findings.ranked.slice(0, PASSAGES_FOR_MODEL);
    const text = await askLanguageModel(languageModel, question, passages);
    return text === NOT_FOUND
      ? { text: phrases.notFound, sources: [], nearest: [], outcome: 'not-found' }
      : { text, sources: sourcesOf(passages), nearest: [], outcome: 'answered' };
  } catch (failure) {
    // The visitor gets the documents' own words instead.
    logFailure(failure);
    return answer;
  }
}
