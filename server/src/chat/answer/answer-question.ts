import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { LanguageModelConfig } from '../../config';
import type { Database } from '../../database/database';
import { searchPassages } from '../../database/passage-index';
import { type Answer, composeAnswer, NOT_FOUND } from './compose-answer';
import { conceptsOf, searchTerms } from './concepts';
import { askLanguageModel } from './language-model';
import { rankPassages } from './rank-passages';
import { replyToSmallTalk } from './small-talk';

const CANDIDATES = 200;
const PASSAGES_FOR_MODEL = 3;

export interface Answering {
  readonly database: Database;
  readonly languageModel: LanguageModelConfig | null;
  readonly logFailure: (failure: unknown) => void;
}

/** Answers from the agent's ready documents, and from nothing else. */
export async function answerQuestion(
  { database, languageModel, logFailure }: Answering,
  agent: { id: string; name: string },
  question: string,
): Promise<Answer> {
  const smallTalk = replyToSmallTalk(question, agent.name);
  if (smallTalk !== null) return { text: smallTalk, sources: [] };
  const concepts = conceptsOf(question);
  const found = await searchPassages(database, agent.id, searchTerms(concepts), CANDIDATES);
  if (found.length === 0) return { text: NOT_FOUND, sources: [] };
  const ranked = rankPassages(question, concepts, found, await countPassages(database, agent.id));
  const answer = composeAnswer(question, concepts, ranked);
  if (!languageModel) return answer;
  try {
    const text = await askLanguageModel(languageModel, question, ranked.slice(0, PASSAGES_FOR_MODEL));
    return { text, sources: text === NOT_FOUND ? [] : answer.sources };
  } catch (failure) {
    // The visitor gets the documents' own words instead.
    logFailure(failure);
    return answer;
  }
}

async function countPassages({ db }: Database, agentId: string): Promise<number> {
  const { total } = await db
    .selectFrom('passages')
    .innerJoin('documents', 'documents.id', 'passages.document_row_id')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('passages.agent_id', '=', agentId)
    .where('documents.status', '=', DOCUMENT_STATUS.ready)
    .executeTakeFirstOrThrow();
  return Number(total);
}
