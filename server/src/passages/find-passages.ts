import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { detectAmong } from '../terms/text-language';
import { type Concept, conceptsOf, searchTerms, withoutNames } from './concepts/concepts';
import { withLikeWords, withNearWords } from './concepts/related-words';
import type { PassageMeanings, QuestionMeanings } from './embeddings/meanings';
import { LOCAL_MODEL, type TextEmbedder } from './embeddings/text-embedder';
import type { FoundPassage } from './passage';
import type { Findings } from './ranking/claim';
import { rankPassages } from './ranking/rank-passages';

const CANDIDATES = 60;

const NEAREST_CANDIDATES = 40;

const VOCABULARY_PASSAGES = 1500;

interface Index {
  readonly database: Database;
  readonly embedder: TextEmbedder;
  readonly meanings: PassageMeanings;
}

/** Finds the agent's passages that are about the question. */
export async function findPassages(
  { database, embedder, meanings }: Index,
  agentId: string,
  question: string,
  questionMeanings: QuestionMeanings,
): Promise<Findings> {
  const [documents, languages] = await Promise.all([documentsOf(database, agentId), languagesOf(database, agentId)]);
  const [first, ...others] = languages.map(({ language }) => language);
  if (!first) return { question, ranked: [], concepts: [], language: 'und', hasMeaning: false };
  const language = detectAmong(question, [first, ...others]);
  const names = documents.map(({ name }) => name);
  const asked = conceptsOf(question, language);
  const [embedding, inWords] = await Promise.all([
    embedder.knows(language) ? questionMeanings.of(withoutNames(question, names, language)) : null,
    candidatesFor(database, agentId, asked),
  ]);
  const nearest = embedding ? await meanings.nearest(documents, embedding, NEAREST_CANDIDATES) : [];
  let concepts: readonly Concept[] = asked;
  let found = distinct(inWords, await passagesById(database, agentId, nearest));
  const byWordsAlone = !embedder.knows(language);
  const known = new Set(found.flatMap(({ terms }) => terms.split(' ')));
  const isMet = ({ term, synonyms }: Concept) =>
    known.has(term) || [...synonyms.keys()].some((word) => known.has(word));
  if (byWordsAlone || !asked.every((concept) => concept.weight < 1 || isMet(concept))) {
    const vocabulary = await vocabularyOf(database, agentId);
    concepts = withNearWords(asked, vocabulary);
    if (byWordsAlone) concepts = withLikeWords(concepts, vocabulary);
    if (concepts.some(({ synonyms }, at) => synonyms !== asked[at]?.synonyms)) {
      found = distinct(found, await candidatesFor(database, agentId, concepts));
    }
  }
  const total = languages.reduce((sum, { passages }) => sum + Number(passages), 0);
  const meaning = embedding && { embedding, model: embedder.model };
  const ranked = rankPassages({ text: question, concepts, meaning }, found, total);
  return { question, ranked, concepts, language, hasMeaning: meaning?.model === LOCAL_MODEL };
}

/** The question's own words come first: in a library their many synonyms would displace them. */
async function candidatesFor(database: Database, agentId: string, concepts: readonly Concept[]) {
  const own = concepts.map(({ term }) => term);
  const all = searchTerms(concepts);
  const found = await searchPassages(database, agentId, own, CANDIDATES);
  return all.length > own.length ? distinct(found, await searchPassages(database, agentId, all, CANDIDATES)) : found;
}

const distinct = (...lists: readonly (readonly FoundPassage[])[]) => [
  ...new Map(lists.flat().map((passage) => [passage.id, passage])).values(),
];

/** Returns the words of an agent's documents; of a large library only those of the first books. */
async function vocabularyOf({ db }: Database, agentId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('passages')
    .select('terms')
    .where('agent_id', '=', agentId)
    .limit(VOCABULARY_PASSAGES)
    .execute();
  return new Set(rows.flatMap(({ terms }) => terms.split(' ')));
}

/** Selects an agent's ready documents. */
function documentsOf({ db }: Database, agentId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'name', 'changed_at as changedAt'])
    .where('agent_id', '=', agentId)
    .where('status', '=', DOCUMENT_STATUS.ready)
    .execute();
}

/** Selects the languages of their passages, most frequent first. */
function languagesOf({ db }: Database, agentId: string) {
  return db
    .selectFrom('passages')
    .innerJoin('documents', 'documents.id', 'passages.document_row_id')
    .select(({ fn }) => ['passages.language', fn.countAll().as('passages')])
    .where('passages.agent_id', '=', agentId)
    .where('documents.status', '=', DOCUMENT_STATUS.ready)
    .groupBy('passages.language')
    .orderBy('passages', 'desc')
    .execute();
}

/** Finds passages of an agent's ready documents that contain any of `terms`, roughly best first, at most `limit`. */
export function searchPassages(
  { engine, db }: Database,
  agentId: string,
  terms: readonly string[],
  limit: number,
): Promise<FoundPassage[]> {
  // Both query languages reject a term without a word.
  const words = terms.filter((term) => /^[\p{L}\p{N}]+$/u.test(term));
  if (words.length === 0) return Promise.resolve([]);
  return engine === 'sqlite' ? searchSqlite(db, agentId, words, limit) : searchPostgres(db, agentId, words, limit);
}

/** Reads passages of an agent's ready documents by id; skips those deleted in the meantime. */
export async function passagesById(
  { db }: Database,
  agentId: string,
  ids: readonly (number | string)[],
): Promise<FoundPassage[]> {
  if (ids.length === 0) return [];
  return (
    db
      .selectFrom('passages')
      .innerJoin('documents', 'documents.id', 'passages.document_row_id')
      .select([
        'passages.id',
        'documents.document_id as documentId',
        'documents.name as documentName',
        'passages.heading',
        'passages.text',
        'passages.terms',
        'passages.sentence_embeddings as sentenceEmbeddings',
        'passages.embedding_model as model',
        'passages.language',
      ])
      .where('passages.id', 'in', ids as number[])
      // Numbers of deleted passages are reused.
      .where('passages.agent_id', '=', agentId)
      .where('documents.status', '=', DOCUMENT_STATUS.ready)
      .execute()
  );
}

/** The terms are already stemmed, by the same code for both databases, hence the 'simple' configuration. */
async function searchPostgres(
  db: Kysely<Tables>,
  agentId: string,
  terms: readonly string[],
  limit: number,
): Promise<FoundPassage[]> {
  const anyTerm = terms.map((term) => `'${term}'`).join(' | ');
  const { rows } = await sql<FoundPassage>`
    select passages.id, documents.document_id as "documentId", documents.name as "documentName",
           passages.heading, passages.text, passages.terms, passages.sentence_embeddings as "sentenceEmbeddings",
           passages.embedding_model as model, passages.language
    from passages
    join documents on documents.id = passages.document_row_id
    where passages.vector @@ to_tsquery('simple', ${anyTerm})
      and passages.agent_id = ${agentId} and documents.status = ${DOCUMENT_STATUS.ready}
    order by ts_rank(passages.vector, to_tsquery('simple', ${anyTerm})) desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * FTS5 over the terms column. The agent's id is a word in the index, so that a common word in other agents' documents
 * costs nothing. Triggers update the index, even after cascades.
 */
async function searchSqlite(
  db: Kysely<Tables>,
  agentId: string,
  terms: readonly string[],
  limit: number,
): Promise<FoundPassage[]> {
  const anyTerm = terms.map((term) => `"${term}"`).join(' OR ');
  const match = `agent : a${agentId.replaceAll('-', '')} AND terms : (${anyTerm})`;
  const found = await bestMatches(db, match, limit, limit);
  // Many may belong to documents that are queued again.
  return found.length < limit ? bestMatches(db, match, limit, EVERY_MATCH) : found;
}

const EVERY_MATCH = -1;

/** Limits the index to `matches` before the documents are checked, which is much faster. */
async function bestMatches(db: Kysely<Tables>, match: string, limit: number, matches: number): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    select passages.id, documents.document_id as "documentId", documents.name as "documentName",
           passages.heading, passages.text, passages.terms, passages.sentence_embeddings as "sentenceEmbeddings",
           passages.embedding_model as model, passages.language
    from (
      select rowid as id, rank from passages_index where passages_index match ${match} order by rank limit ${matches}
    ) matching
    join passages on passages.id = matching.id
    join documents on documents.id = passages.document_row_id
    where documents.status = ${DOCUMENT_STATUS.ready}
    order by matching.rank limit ${limit}`.execute(db);
  return rows;
}
