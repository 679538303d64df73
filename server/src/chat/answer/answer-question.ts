import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { LanguageModelConfig } from '../../config';
import type { Database } from '../../database/database';
import { type FoundPassage, passagesById, searchPassages } from '../../database/passage-index';
import type { Embedder } from '../../embeddings/embedder';
import type { PassageMeanings } from '../../embeddings/passage-meanings';
import { type Answer, composeAnswer, NOT_FOUND, sourcesOf } from './compose-answer';
import { type Concept, conceptsOf, searchTerms } from './concepts';
import { isNear } from './is-answered';
import { askLanguageModel } from './language-model';
import { withNearWords } from './near-words';
import { type RankedPassage, rankPassages } from './rank-passages';
import { replyToSmallTalk } from './small-talk';
import { withoutNames } from './without-names';

const CANDIDATES = 60;
const NEAREST_CANDIDATES = 40;
const PASSAGES_FOR_MODEL = 3;
const VOCABULARY_PASSAGES = 1500;

export interface Answering {
  readonly database: Database;
  readonly embedder: Embedder;
  readonly meanings: PassageMeanings;
  /** How long a question may wait for its embedding; then its words have to do. */
  readonly meaningMs: number;
  readonly languageModel: LanguageModelConfig | null;
  readonly logFailure: (failure: unknown) => void;
}

/** Answers from the agent's ready documents, and from nothing else. */
export async function answerQuestion(
  answering: Answering,
  agent: { id: string; name: string },
  question: string,
): Promise<Answer> {
  const { languageModel, logFailure } = answering;
  const smallTalk = replyToSmallTalk(question, agent.name);
  if (smallTalk !== null) return { text: smallTalk, sources: [], nearest: [] };
  const ranked = await findPassages(answering, agent.id, question);
  const answer = composeAnswer(question, ranked);
  const [best] = ranked;
  // Without a passage there is nothing to put into words, and nothing that a model should make up.
  if (!languageModel || !best || !isNear(best)) return answer;
  try {
    const passages = ranked.slice(0, PASSAGES_FOR_MODEL);
    const text = await askLanguageModel(languageModel, question, passages);
    const named = sourcesOf(passages);
    return text === NOT_FOUND ? { text, sources: [], nearest: named } : { text, sources: named, nearest: [] };
  } catch (failure) {
    // The visitor gets the documents' own words instead.
    logFailure(failure);
    return answer;
  }
}

/** The agent's passages that speak of what the question asks, best first. */
async function findPassages(
  { database, embedder, meanings, meaningMs, logFailure }: Answering,
  agentId: string,
  question: string,
): Promise<RankedPassage[]> {
  const documents = await documentsOf(database, agentId);
  if (documents.length === 0) return [];
  const names = documents.map(({ name }) => name);
  const asked = conceptsOf(question);
  const soon = AbortSignal.timeout(meaningMs);
  const [meaning, inWords] = await Promise.all([
    // Without the meaning, the words have to do.
    embedder.embed(withoutNames(question, names), 'question', soon).catch((failure: unknown) => {
      logFailure(failure);
      return null;
    }),
    candidatesFor(database, agentId, asked),
  ]);
  const nearest = meaning ? await meanings.nearest(documents, meaning, NEAREST_CANDIDATES) : [];
  let concepts = asked;
  let found = distinct(inWords, await passagesById(database, agentId, nearest));
  const known = new Set(found.flatMap(({ terms }) => terms.split(' ')));
  const isMet = ({ term, synonyms }: Concept) =>
    known.has(term) || [...synonyms.keys()].some((word) => known.has(word));
  if (!asked.every((concept) => concept.weight < 1 || isMet(concept))) {
    concepts = withNearWords(asked, await vocabularyOf(database, agentId));
    if (concepts.some(({ synonyms }, at) => synonyms !== asked[at]?.synonyms)) {
      found = distinct(found, await candidatesFor(database, agentId, concepts));
    }
  }
  const total = documents.reduce((sum, { passages }) => sum + Number(passages), 0);
  return rankPassages(question, concepts, found, total, meaning);
}

/** The question's own words first: in a library their many synonyms would crowd them out. */
async function candidatesFor(database: Database, agentId: string, concepts: readonly Concept[]) {
  const own = concepts.map(({ term }) => term);
  const all = searchTerms(concepts);
  const found = await searchPassages(database, agentId, own, CANDIDATES);
  return all.length > own.length ? distinct(found, await searchPassages(database, agentId, all, CANDIDATES)) : found;
}

const distinct = (...lists: readonly (readonly FoundPassage[])[]) => [
  ...new Map(lists.flat().map((passage) => [passage.id, passage])).values(),
];

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

/** An agent's ready documents. */
function documentsOf({ db }: Database, agentId: string) {
  return db
    .selectFrom('documents')
    .select((document) => [
      'id',
      'name',
      'changed_at as changedAt',
      document
        .selectFrom('passages')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('document_row_id', '=', 'documents.id')
        .as('passages'),
    ])
    .where('agent_id', '=', agentId)
    .where('status', '=', DOCUMENT_STATUS.ready)
    .execute();
}
