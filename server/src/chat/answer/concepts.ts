import { stem } from './stem';
import { STOP_WORDS, WEAK_WORDS } from './stop-words';
import { synonymsOf } from './synonyms';
import { wordsOf } from './terms';

/** One word of a question with the words a document may use instead. */
export interface Concept {
  readonly term: string;
  readonly synonyms: ReadonlySet<string>;
  /** Below 1 for words that an answer need not repeat. */
  readonly weight: number;
}

const WEAK_WEIGHT = 0.3;
const CONCEPTS_MAX = 24;

/** What a question is about: its words without those that say nothing, each once. */
export function conceptsOf(question: string): Concept[] {
  const concepts = new Map<string, Concept>();
  for (const word of wordsOf(question)) {
    if (STOP_WORDS.has(word)) continue;
    const term = stem(word).slice(0, 60);
    if (concepts.has(term)) continue;
    const weight = WEAK_WORDS.has(word) || word.length === 1 ? WEAK_WEIGHT : 1;
    concepts.set(term, { term, synonyms: synonymsOf(term), weight });
  }
  return [...concepts.values()].slice(0, CONCEPTS_MAX);
}

/** All words worth searching for. */
export function searchTerms(concepts: readonly Concept[]): string[] {
  return [...new Set(concepts.flatMap(({ term, synonyms }) => [term, ...synonyms]))];
}
