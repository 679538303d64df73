import { sql } from 'kysely';
import type { Database } from '../database/database';
import { detectAmong } from '../terms/text-language';
import { type Concept, conceptsOf, isStrong, searchTerms, withoutNames } from './concepts/concepts';
import { withLikeWords, withNearWords, withParts } from './concepts/related-words';
import { glossedFor, LOCAL_MODEL, type TextEmbedder } from './embeddings/embedder';
import type { Embedding } from './embeddings/embedding';
import { hasGlossary } from './embeddings/gloss';
import type { PassageMeanings, QuestionMeanings } from './embeddings/meanings';
import { type Libraries, NO_WORDS, SEARCHED_STATUSES } from './libraries';
import type { FoundPassage } from './passage';
import { type Findings, judgeAndRead, NOTHING_FOUND } from './ranking/judge';
import { impliedSubject, kindOfQuestion } from './ranking/question-kinds';
import { type AskedQuestion, type RankedPassage, rankInSteps } from './ranking/rank-passages';
import type { PassageId } from './vocabulary/postings';

const CANDIDATES = 60;

const NEAREST_CANDIDATES = 40;

interface Index {
  readonly database: Database;
  readonly embedder: TextEmbedder;
  readonly libraries: Libraries;
  readonly meanings: PassageMeanings;
}

/** Finds the agent's passages that answer the question, and judges how certainly they do. */
export async function findPassages(
  index: Index,
  agentId: string,
  question: string,
  questionMeanings: QuestionMeanings,
): Promise<Findings> {
  const ranking = await rankFor(index, agentId, question, questionMeanings);
  if (!ranking) return { ...NOTHING_FOUND, question, language: 'und' };
  const { asked, passages } = ranking;
  const gloss = (text: string) => glossedFor(index.embedder, text, asked.language);
  return judgeAndRead(asked, passages, (texts) => questionMeanings.read(gloss(question), texts.map(gloss)));
}

/** Preloads the data that questions to an agent need, so that the first question need not wait for it. */
export async function prepareQuestions({ embedder, libraries, meanings }: Index, agentId: string): Promise<void> {
  const library = await libraries.of(agentId);
  const isKnown = library.languages.some((language) => embedder.knows(language));
  await Promise.all([
    libraries.readWords(agentId, library),
    ...(isKnown ? [meanings.read(agentId, library.documents)] : []),
  ]);
}

/** Ranks the agent's passages that are about the question; null if it has no documents. */
export async function rankFor(
  { database, embedder, libraries, meanings }: Index,
  agentId: string,
  question: string,
  questionMeanings: QuestionMeanings,
): Promise<{ readonly asked: AskedQuestion; readonly passages: readonly RankedPassage[] } | null> {
  const library = await libraries.of(agentId);
  const { documents, languages } = library;
  const [first, ...others] = languages;
  if (!first) return null;
  const language = detectAmong(question, [first, ...others]);
  const names = documents.map(({ name }) => name);
  const kind = kindOfQuestion(question, language);
  const named = conceptsOf(question, language);
  const asked = named.some(isStrong) ? named : [...named, ...conceptsOf(impliedSubject(kind, language), language)];
  const isKnown = embedder.knows(language);
  const isLocal = embedder.model === LOCAL_MODEL;
  const meaningOf = (text: string) => questionMeanings.of(glossedFor(embedder, text, language));
  const meant = isKnown ? meaningOf(withoutNames(question, names, language)) : null;
  const words = await libraries.wordsOf(agentId, library);
  const agent = { agentId, organizationId: library.organizationId };
  const read = readerOf(database, agent);
  const search: Search =
    words === NO_WORDS
      ? async (...lists) =>
          distinct(...(await Promise.all(lists.map((terms) => searchPassages(database, agent, terms, CANDIDATES)))))
      : (...lists) => read(lists.flatMap((terms) => words.search(terms, CANDIDATES)));
  const nearestTo = async (embedding: Embedding | null) => {
    const ids = embedding ? await meanings.nearest(agentId, documents, embedding, NEAREST_CANDIDATES) : [];
    return { embedding, inMeaning: await read(ids) };
  };
  const [{ embedding, inMeaning }, inWords, eachWord] = await Promise.all([
    Promise.resolve(meant).then(nearestTo),
    candidatesFor(search, asked),
    // Only our own model's similarities are judged.
    isKnown && isLocal ? embedWords(asked, meaningOf) : NO_WORDS_EMBEDDED,
  ]);
  let concepts: readonly Concept[] = asked;
  let found = distinct(inWords, inMeaning);
  const known = new Set(found.flatMap(({ terms }) => terms.split(' ')));
  const isMet = ({ term, synonyms }: Concept) =>
    known.has(term) || [...synonyms.keys()].some((word) => known.has(word));
  // A gloss loses compounds and derived words.
  const byWords = !isKnown || (isLocal && hasGlossary(language));
  if (byWords || !asked.every((concept) => concept.weight < 1 || isMet(concept))) {
    concepts = withParts(withNearWords(asked, words), words, language);
    if (byWords) concepts = await withLikeWords(concepts, words, language);
    if (concepts.some(({ synonyms }, at) => synonyms !== asked[at]?.synonyms)) {
      found = distinct(found, await candidatesFor(search, concepts));
    }
  }
  const meaning = embedding && eachWord && { embedding, words: eachWord, model: embedder.model };
  const inFull: AskedQuestion = { text: question, language, kind, concepts, meaning };
  return { asked: inFull, passages: await rankInSteps(inFull, found, library.passages) };
}

const NO_WORDS_EMBEDDED: ReadonlyMap<string, Embedding> = new Map();

/** Embeds each strong word of a question separately; returns them by term, or null when one takes too long or fails. */
async function embedWords(concepts: readonly Concept[], embed: (word: string) => Promise<Embedding | null>) {
  const found = await Promise.all(
    concepts.filter(isStrong).map(async ({ term, word }) => [term, await embed(word)] as const),
  );
  const embedded = found.flatMap(([term, embedding]) => (embedding ? [[term, embedding] as const] : []));
  return embedded.length === found.length ? new Map(embedded) : null;
}

/** Returns passages for each list of words. */
type Search = (...lists: readonly (readonly string[])[]) => Promise<FoundPassage[]>;

/** The question's own words come first: in a library their many synonyms would displace them. */
function candidatesFor(search: Search, concepts: readonly Concept[]) {
  const own = concepts.map(({ term }) => term);
  const all = searchTerms(concepts);
  return all.length > own.length ? search(own, all) : search(own);
}

/** Reads passages by id, each only once per question, however it is found. */
function readerOf(database: Database, agent: AgentKey) {
  const asked = new Set<PassageId>();
  return (ids: readonly PassageId[]) => {
    const others = ids.filter((id) => !asked.has(id) && asked.add(id));
    return passagesById(database, agent, others);
  };
}

const distinct = (...lists: readonly (readonly FoundPassage[])[]) => [
  ...new Map(lists.flat().map((passage) => [passage.id, passage])).values(),
];

type Id = number | string;

/**
 * At most this many matches are ranked: SQLite needs a few milliseconds for these, during which nothing else can run.
 */
const RANKED_MAX = 2_000;

/** The number of words that are counted in one query, limited for the same reason. */
const WORDS_AT_ONCE = 8;

/** The agent whose passages are searched, with its organization. */
export interface AgentKey {
  readonly agentId: string;
  readonly organizationId: string;
}

/**
 * Finds passages of an agent's searched documents that contain any of `terms`, roughly best first, at most `limit`. If
 * too many passages contain any of them, only the rarest terms are searched.
 */
export async function searchPassages(
  database: Database,
  agent: AgentKey,
  terms: readonly string[],
  limit: number,
): Promise<FoundPassage[]> {
  // Both query languages reject a term without a word.
  const words = await rarest(
    database,
    agent,
    terms.filter((term) => /^[\p{L}\p{N}]+$/u.test(term)),
  );
  if (words.length === 0) return [];
  const search = database.engine === 'sqlite' ? searchSqlite : searchPostgres;
  return passagesById(database, agent, await search(database, agent, words, limit));
}

/** Reads passages of an agent's searched documents by id, in this order; skips those deleted in the meantime. */
export async function passagesById(
  { db }: Database,
  { agentId, organizationId }: AgentKey,
  ids: readonly Id[],
): Promise<FoundPassage[]> {
  if (ids.length === 0) return [];
  const rows = await db
    // Until PostgreSQL has counted the rows of a new library, it would read all the agent's passages.
    .with(
      (name) => name('chosen').materialized(),
      (query) =>
        query
          .selectFrom('passages')
          .select(['id', 'document_row_id', 'agent_id', 'heading', 'text', 'terms', 'language'])
          .select(['sentence_embeddings as sentenceEmbeddings', 'embedding_model as model'])
          .where('id', 'in', ids as number[])
          .where('organization_id', '=', organizationId),
    )
    .selectFrom('chosen')
    .innerJoin('documents', 'documents.id', 'chosen.document_row_id')
    .select(['documents.document_id as documentId', 'documents.name as documentName'])
    .select(['chosen.id', 'heading', 'text', 'terms', 'sentenceEmbeddings', 'model', 'language'])
    // The numbers of deleted passages are reused.
    .where('chosen.agent_id', '=', agentId)
    .where('documents.status', 'in', SEARCHED_STATUSES)
    .execute();
  const places = new Map(ids.map((id, place) => [String(id), place]));
  const placeOf = ({ id }: FoundPassage) => places.get(String(id)) ?? 0;
  return (rows as FoundPassage[]).sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the rarest words whose matches can be ranked together: at least one word, and none without a match. */
async function rarest(database: Database, agent: AgentKey, words: readonly string[]): Promise<string[]> {
  const counts: { word: string; count: number }[] = [];
  for (let from = 0; from < words.length; from += WORDS_AT_ONCE) {
    const some = words.slice(from, from + WORDS_AT_ONCE);
    const matches = some.map(
      (word, at) => sql`select ${sql.lit(at)} as at, count(*) as count from (${matching(database, agent, [word])}) m`,
    );
    const { rows } = await sql<{ at: number; count: Id }>`${sql.join(matches, sql` union all `)}`.execute(database.db);
    counts.push(...rows.map(({ at, count }) => ({ word: some[at] ?? '', count: Number(count) })));
  }
  const found = counts.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count);
  let all = 0;
  return found.flatMap(({ word, count }, place) => {
    all += count;
    return place === 0 || all <= RANKED_MAX ? [word] : [];
  });
}

/** Selects passages with any of the words. */
const matching = ({ engine }: Database, { agentId, organizationId }: AgentKey, words: readonly string[]) =>
  engine === 'sqlite'
    ? sql`select rowid as id from passages_index where passages_index match ${sqliteMatch(agentId, words)}`
    : sql`select id from passages where ${AGENT_VECTOR} @@ (${`'${agentId}'`}::tsquery && ${postgresQuery(words)})
        and organization_id = ${organizationId}`;

/** The expression of the index `passages_words`: the agent's id is one of its words, as in SQLite's index. */
const AGENT_VECTOR = sql`(array_to_tsvector(array[agent_id]) || vector)`;

/** The terms are already stemmed, by the same code for both databases, so the configuration is 'simple'. */
const postgresQuery = (words: readonly string[]) =>
  sql`to_tsquery('simple', ${words.map((word) => `'${word}'`).join(' | ')})`;

/**
 * FTS5 over the terms column. The agent's id is a word in the index, so that words that are common in other agents'
 * documents cost nothing. Triggers update the index, even after cascades.
 */
const sqliteMatch = (agentId: string, words: readonly string[]) =>
  `agent : a${agentId.replaceAll('-', '')} AND terms : (${words.map((word) => `"${word}"`).join(' OR ')})`;

async function searchPostgres(database: Database, agent: AgentKey, words: readonly string[], limit: number) {
  const { rows } = await sql<{ id: Id }>`
    with matching as materialized (${matching(database, agent, words)}),
      ranked as materialized (select id from matching limit ${RANKED_MAX})
    select passages.id from ranked
    join passages on passages.id = ranked.id
    join documents on documents.id = passages.document_row_id
    where documents.status in (${sql.join(SEARCHED_STATUSES)})
    order by ts_rank(passages.vector, ${postgresQuery(words)}) desc limit ${limit}`.execute(database.db);
  return rows.map(({ id }) => id);
}

/** Limits the index's matches to the best before the documents are checked, which is much faster. */
async function searchSqlite({ db }: Database, { agentId }: AgentKey, words: readonly string[], limit: number) {
  const best = async (most: number) => {
    const { rows } = await sql<{ id: Id }>`
      select passages.id
      from (
        select id, rank from (
          select rowid as id, rank from passages_index
          where passages_index match ${sqliteMatch(agentId, words)} limit ${RANKED_MAX}
        ) order by rank limit ${most}
      ) matching
      join passages on passages.id = matching.id
      join documents on documents.id = passages.document_row_id
      where documents.status in (${sql.join(SEARCHED_STATUSES)})
      order by matching.rank limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const found = await best(limit);
  // Many matches may be in documents that are queued again.
  return found.length < limit ? best(RANKED_MAX) : found;
}
