import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { AnsweringAgent, OwnAnswers } from '../../answers/own-answers';
import type { LanguageModelConfig } from '../../config';
import type { Database } from '../../database/database';
import { type FoundPassage, passagesById, searchPassages } from '../../database/passage-index';
import type { Embedder } from '../../embeddings/embedder';
import type { Embedding } from '../../embeddings/embedding';
import type { PassageMeanings } from '../../embeddings/passage-meanings';
import { type Answer, composeAnswer, NOT_FOUND, outcomeWithout, sourcesOf } from './compose-answer';
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

/** Embeds a question once, however many look for what it means. */
class QuestionMeanings {
  readonly #found = new Map<string, Promise<Embedding | null>>();
  readonly #soon: AbortSignal;

  constructor(private readonly answering: Answering) {
    this.#soon = AbortSignal.timeout(answering.meaningMs);
  }

  /** Null when it takes too long, or cannot be found: the words have to do. */
  of(text: string): Promise<Embedding | null> {
    const { embedder, logFailure } = this.answering;
    const found =
      this.#found.get(text) ??
      embedder.embed(text, 'question', this.#soon).catch((failure: unknown) => {
        logFailure(failure);
        return null;
      });
    this.#found.set(text, found);
    return found;
  }

  known(text: string): Promise<Embedding | null> {
    return this.#found.get(text) ?? Promise.resolve(null);
  }
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

/** The agent's passages that speak of what the question asks, best first. */
async function findPassages(
  { database, meanings }: Answering,
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
