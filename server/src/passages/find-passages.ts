import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Database } from '../database/database';
import type { PassageMeanings } from './embeddings/passage-meanings';
import type { QuestionMeanings } from './embeddings/question-meanings';
import { type FoundPassage, passagesById, searchPassages } from './index/passage-index';
import { type RankedPassage, rankPassages } from './ranking/rank-passages';
import { type Concept, conceptsOf, searchTerms } from './terms/concepts';
import { withNearWords } from './terms/near-words';
import { withoutNames } from './terms/without-names';

const CANDIDATES = 60;
const NEAREST_CANDIDATES = 40;
const VOCABULARY_PASSAGES = 1500;

interface Index {
  readonly database: Database;
  readonly meanings: PassageMeanings;
}

/** The agent's passages that speak of what the question asks, best first. */
export async function findPassages(
  { database, meanings }: Index,
  agentId: string,
  question: string,
  questionMeanings: QuestionMeanings,
): Promise<RankedPassage[]> {
  const documents = await documentsOf(database, agentId);
  if (documents.length === 0) return [];
  const names = documents.map(({ name }) => name);
  const asked = conceptsOf(question);
  const [meaning, inWords] = await Promise.all([
    questionMeanings.of(withoutNames(question, names)),
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
