import type { Answer } from '../../answers/answer';
import type { AnsweringAgent, OwnAnswers } from '../../answers/own-answers';
import type { Database } from '../../database/database';
import type { Embedder } from '../../passages/embeddings/embedder';
import type { Embedding } from '../../passages/embeddings/embedding';
import type { PassageMeanings } from '../../passages/embeddings/passage-meanings';
import { QuestionMeanings } from '../../passages/embeddings/question-meanings';
import { findPassages } from '../../passages/find-passages';
import { isNear } from '../../passages/ranking/is-answered';
import { type AskingAgent, answerWithModel, type ModelAnswering } from '../model/answer-with-model';
import type { Turn } from '../model/turn';
import { composeAnswer } from './compose-answer';
import { replyToSmallTalk } from './small-talk';

export interface Answering {
  readonly database: Database;
  readonly embedder: Embedder;
  readonly meanings: PassageMeanings;
  readonly ownAnswers: OwnAnswers;
  /** How long a question may wait for its embedding; then its words have to do. */
  readonly meaningMs: number;
  /** Null where the operator has no language model. */
  readonly model: ModelAnswering | null;
  readonly logFailure: (failure: unknown) => void;
}

/** A reply, with what the question means when that was found out for it. */
export type AnswerWithMeaning = Answer & { readonly meaning: Embedding | null };

/**
 * Answers with what the owner wrote, or from the agent's ready documents, and from nothing else. A language model words
 * the answer where there is one.
 */
export async function answerQuestion(
  answering: Answering,
  agent: AnsweringAgent & AskingAgent,
  question: string,
  turn: Turn,
): Promise<AnswerWithMeaning> {
  const { ownAnswers } = answering;
  const inWords = await ownAnswers.inWords(agent, question);
  if (inWords) return { ...inWords, meaning: null };
  const smallTalk = replyToSmallTalk(question, agent.name);
  if (smallTalk !== null) return { text: smallTalk, sources: [], nearest: [], outcome: 'answered', meaning: null };
  const meanings = new QuestionMeanings(answering);
  const own =
    agent.answersVersion > 0 ? await ownAnswers.inMeaning(agent, question, await meanings.of(question)) : null;
  const answer = own ?? (await answerFromDocuments(answering, agent, question, turn, meanings));
  return { ...answer, meaning: await meanings.known(question) };
}

async function answerFromDocuments(
  answering: Answering,
  agent: AskingAgent,
  question: string,
  turn: Turn,
  meanings: QuestionMeanings,
): Promise<Answer> {
  const ranked = await findPassages(answering, agent.id, question, meanings);
  const [best] = ranked;
  // Without a passage there is nothing to put into words, and nothing that a model should make up.
  const canWord = answering.model !== null && best !== undefined && isNear(best);
  const worded =
    canWord && answering.model ? await answerWithModel(answering.model, agent, question, ranked, turn) : null;
  const answer = worded ?? composeAnswer(question, ranked);
  const { whenNothingIsFound } = agent.settings;
  return answer.outcome === 'not-found' && whenNothingIsFound !== '' ? { ...answer, text: whenNothingIsFound } : answer;
}
