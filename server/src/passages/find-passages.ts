import type { Database } from '../database/database';
import { detectAmong } from '../terms/text-language';
import { type Concept, conceptsOf, isStrong, searchTerms, withoutNames } from './concepts/concepts';
import { withLikeWords, withNearWords, withParts } from './concepts/related-words';
import type { Embedding } from './embeddings/embedding';
import type { PassageMeanings, QuestionMeanings } from './embeddings/meanings';
import { LOCAL_MODEL, type TextEmbedder } from './embeddings/text-embedder';
import { type Libraries, NO_WORDS } from './libraries';
import type { FoundPassage } from './passage';
import { type Findings, judge, NOTHING_FOUND } from './ranking/judge';
import { impliedSubject, kindOfQuestion } from './ranking/question-kinds';
import { type AskedQuestion, type RankedPassage, rankInSteps } from './ranking/rank-passages';
import { type AgentKey, passagesById, searchPassages } from './search-passages';
import type { PassageId } from './vocabulary/postings';

const CANDIDATES = 60;

const NEAREST_CANDIDATES = 40;

interface Index {
  readonly database: Database;
  readonly embedder: TextEmbedder;
  readonly libraries: Libraries;
  readonly meanings: PassageMeanings;
}

/** Finds the agent's passages that answer the question, and judges how surely they do. */
export async function findPassages(
  index: Index,
  agentId: string,
  question: string,
  questionMeanings: QuestionMeanings,
): Promise<Findings> {
  const ranking = await rankFor(index, agentId, question, questionMeanings);
  return ranking ? judge(ranking.asked, ranking.passages) : { ...NOTHING_FOUND, question, language: 'und' };
}

/** Reads what questions to an agent need, so that the first one does not wait for it. */
export async function prepareQuestions({ embedder, libraries, meanings }: Index, agentId: string): Promise<void> {
  const library = await libraries.of(agentId);
  const isKnown = library.languages.some((language) => embedder.knows(language));
  await Promise.all([
    libraries.readWords(agentId, library),
    ...(isKnown ? [meanings.read(agentId, library.documents)] : []),
  ]);
}

/** Ranks the agent's passages that are about the question; null without documents. */
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
  const meant = isKnown ? questionMeanings.of(withoutNames(question, names, language)) : null;
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
    isKnown && embedder.model === LOCAL_MODEL ? embedWords(asked, questionMeanings) : NO_WORDS_EMBEDDED,
  ]);
  let concepts: readonly Concept[] = asked;
  let found = distinct(inWords, inMeaning);
  const known = new Set(found.flatMap(({ terms }) => terms.split(' ')));
  const isMet = ({ term, synonyms }: Concept) =>
    known.has(term) || [...synonyms.keys()].some((word) => known.has(word));
  if (!isKnown || !asked.every((concept) => concept.weight < 1 || isMet(concept))) {
    concepts = withParts(withNearWords(asked, words), words, language);
    if (!isKnown) concepts = await withLikeWords(concepts, words, language);
    if (concepts.some(({ synonyms }, at) => synonyms !== asked[at]?.synonyms)) {
      found = distinct(found, await candidatesFor(search, concepts));
    }
  }
  const meaning = embedding && eachWord && { embedding, words: eachWord, model: embedder.model };
  const inFull: AskedQuestion = { text: question, language, kind, concepts, meaning };
  return { asked: inFull, passages: await rankInSteps(inFull, found, library.passages) };
}

const NO_WORDS_EMBEDDED: ReadonlyMap<string, Embedding> = new Map();

/** Embeds each strong word of a question alone, by term; null when one of them takes too long or fails. */
async function embedWords(concepts: readonly Concept[], meanings: QuestionMeanings) {
  const found = await Promise.all(
    concepts.filter(isStrong).map(async ({ term, word }) => [term, await meanings.of(word)] as const),
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

/** Reads passages by id, each once for a question, whatever finds it. */
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
