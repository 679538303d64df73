import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { LanguageModelConfig } from '../../config';
import type { Database } from '../../database/database';
import { searchPassages } from '../../database/passage-index';
import { type Answer, composeAnswer, NOT_FOUND } from './compose-answer';
import { type Concept, conceptsOf, searchTerms } from './concepts';
import { askLanguageModel } from './language-model';
import { withNearWords } from './near-words';
import { type RankedPassage, rankPassages } from './rank-passages';
import { replyToSmallTalk } from './small-talk';

const CANDIDATES = 200;
const PASSAGES_FOR_MODEL = 3;
const VOCABULARY_PASSAGES = 1500;

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
  const ranked = await findPassages(database, agent.id, question);
  const answer = composeAnswer(question, ranked);
  // Without a passage there is nothing to put into words, and nothing that a model should make up.
  if (!languageModel || ranked.length === 0) return answer;
  try {
    const text = await askLanguageModel(languageModel, question, ranked.slice(0, PASSAGES_FOR_MODEL));
    return { text, sources: text === NOT_FOUND ? [] : answer.sources };
  } catch (failure) {
    // The visitor gets the documents' own words instead.
    logFailure(failure);
    return answer;
  }
}

/** The agent's passages that speak of what the question asks, best first. */
async function findPassages(database: Database, agentId: string, question: string): Promise<RankedPassage[]> {
  const concepts = conceptsOf(question);
  let found = await searchPassages(database, agentId, searchTerms(concepts), CANDIDATES);
  const known = new Set(found.flatMap(({ terms }) => terms.split(' ')));
  const isMet = ({ term, synonyms }: Concept) => known.has(term) || [...synonyms].some((word) => known.has(word));
  if (concepts.every((concept) => concept.weight < 1 || isMet(concept))) {
    return rankPassages(question, concepts, found, await countPassages(database, agentId));
  }
  const near = withNearWords(concepts, await vocabularyOf(database, agentId));
  if (near.some(({ synonyms }, at) => synonyms !== concepts[at]?.synonyms)) {
    found = await searchPassages(database, agentId, searchTerms(near), CANDIDATES);
  }
  return rankPassages(question, near, found, await countPassages(database, agentId));
}

/** The words of an agent's documents; of a whole library only the first books. */
async function vocabularyOf({ db }: Database, agentId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('passages')
    .select('terms')
    .where('agent_id', '=', agentId)
    .limit(VOCABULARY_PASSAGES)
    .execute();
  return new Set(rows.flatMap(({ terms }) => terms.split(' ')));
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
