import type { Answer } from '../../answers/answer';
import type { AnsweringAgent, OwnAnswers } from '../../answers/own-answers';
import type { LanguageModelConfig } from '../../config';
import type { Database } from '../../database/database';
import type { Embedder } from '../../passages/embeddings/embedder';
import type { Embedding } from '../../passages/embeddings/embedding';
import type { PassageMeanings } from '../../passages/embeddings/passage-meanings';
import { QuestionMeanings } from '../../passages/embeddings/question-meanings';
import { findPassages } from '../../passages/find-passages';
import { isNear } from '../../passages/ranking/is-answered';
import { sourcesOf } from '../../passages/source';
import { composeAnswer, NOT_FOUND, outcomeWithout } from './compose-answer';
import { askLanguageModel } from './language-model';
import { replyToSmallTalk } from './small-talk';

const PASSAGES_FOR_MODEL = 3;

export interface Answering {
  readonly database: Database;
  readonly embedder: Embedder;
  readonly meanings: PassageMeanings;
  readonly ownAnswers: OwnAnswers;
  /** How long a question may wait for its embedding; then its words have to do. */
  readonly meaningMs: number;
  readonly languageModel: LanguageModelConfig | null;
  readonly logFailure: (failure: unknown) => void;
}

/** A reply, with what the question means when that was found out for it. */
export type AnswerWithMeaning = Answer & { readonly meaning: Embedding | null };

/** Answers with what the owner wrote, or from the agent's ready documents, and from nothing else. */
export async function answerQuestion(
  answering: Answering,
  agent: AnsweringAgent & { readonly name: string },
  question: string,
): Promise<AnswerWithMeaning> {
  const { ownAnswers } = answering;
  const inWords = await ownAnswers.inWords(agent, question);
  if (inWords) return { ...inWords, meaning: null };
  const smallTalk = replyToSmallTalk(question, agent.name);
  if (smallTalk !== null) return { text: smallTalk, sources: [], nearest: [], outcome: 'answered', meaning: null };
  const meanings = new QuestionMeanings(answering);
  const own =
    agent.answersVersion > 0 ? await ownAnswers.inMeaning(agent, question, await meanings.of(question)) : null;
  const answer = own ?? (await answerFromDocuments(answering, agent.id, question, meanings));
  return { ...answer, meaning: await meanings.known(question) };
}

async function answerFromDocuments(
  answering: Answering,
  agentId: string,
  question: string,
  meanings: QuestionMeanings,
): Promise<Answer> {
  const { languageModel, logFailure } = answering;
  const ranked = await findPassages(answering, agentId, question, meanings);
  const answer = composeAnswer(question, ranked);
  const [best] = ranked;
  // Without a passage there is nothing to put into words, and nothing that a model should make up.
  if (!languageModel || !best || !isNear(best)) return answer;
  try {
    const passages = ranked.slice(0, PASSAGES_FOR_MODEL);
    const text = await askLanguageModel(languageModel, question, passages);
    const named = sourcesOf(passages);
    return text === NOT_FOUND
      ? { text, sources: [], nearest: named, outcome: outcomeWithout(best) }
      : { text, sources: named, nearest: [], outcome: 'answered' };
  } catch (failure) {
    // The visitor gets the documents' own words instead.
    logFailure(failure);
    return answer;
  }
}
