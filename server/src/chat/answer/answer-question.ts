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

const CANDIDATES = 120;
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
  const { concepts, ranked } = await findPassages(database, agent.id, question);
  const answer = composeAnswer(question, concepts, ranked);
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

interface Found {
  readonly concepts: readonly Concept[];
  readonly ranked: readonly RankedPassage[];
}

/** The agent's passages that speak of what the question asks, best first. */
async function findPassages(database: Database, agentId: string, question: string): Promise<Found> {
  const asked = conceptsOf(question);
  const total = await countPassages(database, agentId);
  let concepts = asked;
  let found = await candidatesFor(database, agentId, asked);
  const known = new Set(found.flatMap(({ terms }) => terms.split(' ')));
  const isMet = ({ term, synonyms }: Concept) =>
    known.has(term) || [...synonyms.keys()].some((word) => known.has(word));
  if (!asked.every((concept) => concept.weight < 1 || isMet(concept))) {
    concepts = withNearWords(asked, await vocabularyOf(database, agentId));
    if (concepts.some(({ synonyms }, at) => synonyms !== asked[at]?.synonyms)) {
      found = await candidatesFor(database, agentId, concepts);
    }
  }
  return { concepts, ranked: rankPassages(question, concepts, found, total) };
}

/** The question's own words first: in a library their many synonyms would crowd them out. */
async function candidatesFor(database: Database, agentId: string, concepts: readonly Concept[]) {
  const own = concepts.map(({ term }) => term);
  const all = searchTerms(concepts);
  const lists = [await searchPassages(database, agentId, own, CANDIDATES)];
  if (all.length > own.length) lists.push(await searchPassages(database, agentId, all, CANDIDATES));
  return [...new Map(lists.flat().map((passage) => [passage.id, passage])).values()];
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
