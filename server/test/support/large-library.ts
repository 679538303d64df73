import { randomUUID } from 'node:crypto';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Database } from '../../src/database/database';
import { LOCAL_MODEL } from '../../src/passages/embeddings/embedder';
import { type Embedding, joinEmbeddings, meanOf } from '../../src/passages/embeddings/embedding';
import { plainWords, stopWordsOf, termOf } from '../../src/terms/terms';
import { readAnswerSets, readDocuments } from './answer-sets';

const PASSAGES_EACH = 40;
const SENTENCES = 5;
const WORDS_IN_SENTENCE = 14;
const WORDS = 30_000;
const DIMENSIONS = 384;
const QUESTIONS = 24;

/** Generated documents, and questions about them. */
interface LibrarySpec {
  readonly agentId: string;
  readonly organizationId: string;
  readonly passages: number;
  /** English passages have embeddings, in random directions. */
  readonly language: 'en' | 'de';
}

/**
 * Writes the ready documents of a large agent, without their files. Returns questions with words from these documents.
 */
export async function fillLibrary({ db }: Database, spec: LibrarySpec): Promise<string[]> {
  const { agentId, organizationId, language } = spec;
  const random = numbersFrom(spec.passages);
  const words = wordsOf(language, random);
  // As in any text, a few words are common and most are rare.
  const anyWord = () => words[Math.floor(words.length * random() ** 3)] ?? '';
  const now = new Date().toISOString();
  for (let from = 0; from < spec.passages; from += PASSAGES_EACH) {
    const id = randomUUID();
    const file = { name: `book ${from}.md`, size: 1, sha256: '', type: 1, status: DOCUMENT_STATUS.ready };
    const of = { organization_id: organizationId, agent_id: agentId, created_at: now, changed_at: now };
    await db
      .insertInto('documents')
      .values({ ...file, ...of, id, document_id: id })
      .execute();
    const rows = Array.from({ length: Math.min(PASSAGES_EACH, spec.passages - from) }, (_, position) => {
      const sentences = Array.from({ length: SENTENCES }, () => Array.from({ length: WORDS_IN_SENTENCE }, anyWord));
      const heading = anyWord();
      const terms = [heading, heading, ...sentences.flat()].map((word) => termOf(word, language)).join(' ');
      const text = sentences.map((sentence) => `The ${sentence.join(' ')}.`).join(' ');
      const embeddings = language === 'en' ? sentences.map(() => direction(random)) : null;
      return {
        organization_id: organizationId,
        ...{ document_row_id: id, agent_id: agentId, position, heading, text, terms, language },
        embedding: embeddings && joinEmbeddings([meanOf(embeddings)]),
        sentence_embeddings: embeddings && joinEmbeddings(embeddings),
        embedding_model: embeddings && LOCAL_MODEL,
      };
    });
    await db.insertInto('passages').values(rows).execute();
  }
  return Array.from({ length: QUESTIONS }, (_, at) => {
    const [one, other, third] = [anyWord(), anyWord(), anyWord()];
    // One question in four has a misspelled word.
    const last = at % 4 === 0 ? third.replace(/(.)(.)$/, '$2$1') : third;
    return language === 'de'
      ? `Was kostet ${one} mit ${other} und ${last}?`
      : `Where is the ${one} of ${other}, ${last}?`;
  });
}

/** Returns the words in the fixtures in a language, and compounds of them. */
function wordsOf(language: 'en' | 'de', random: () => number): string[] {
  const stopWords = stopWordsOf(language);
  const own = readAnswerSets()
    .filter((set) => (set.language ?? 'en') === language)
    .flatMap((set) => Object.values(readDocuments(set)).flatMap((bytes) => plainWords(bytes.toString('utf8'))))
    .filter((word) => /^[a-z]{4,}$/.test(word) && !stopWords.has(word));
  const words = new Set(own);
  const simple = [...words];
  const any = () => simple[Math.floor(simple.length * random())] ?? '';
  while (words.size < WORDS) words.add(`${any()}${any()}`);
  return [...words];
}

const direction = (random: () => number): Embedding =>
  Int8Array.from({ length: DIMENSIONS }, () => random() * 255 - 127);

/** Returns a function that returns numbers from 0 to 1, the same ones in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How long some work took, and the longest time during which nothing else could run, in milliseconds. */
export interface Measured {
  readonly ms: number;
  readonly blockedMs: number;
}

/** Measures asynchronous work. */
export async function measureWork(work: () => Promise<unknown>): Promise<Measured> {
  let [blockedMs, isDone, last] = [0, false, performance.now()];
  const look = () => {
    const now = performance.now();
    blockedMs = Math.max(blockedMs, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  const begun = last;
  setImmediate(look);
  await work();
  const ms = performance.now() - begun;
  await new Promise((resolve) => setImmediate(resolve));
  isDone = true;
  return { ms, blockedMs };
}

/** Returns the value that a given share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
