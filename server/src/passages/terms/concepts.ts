import { replacePhrases } from './phrases';
import { GENERIC_WORDS, STOP_WORDS, WEAK_WORDS } from './stop-words';
import { synonymsOf } from './synonyms';
import { plainText, termOf, wordsOf } from './terms';
import { baseForm } from './word-forms';

/** One word of a question with the words a document may use instead. */
export interface Concept {
  readonly term: string;
  readonly synonyms: ReadonlyMap<string, number>;
  /** Below 1 for words that an answer need not repeat. */
  readonly weight: number;
  /** Written with a capital letter inside the question, as a name is. */
  readonly isName: boolean;
}

const WEAK_WEIGHT = 0.25;
const GENERIC_WEIGHT = 0.6;
const STRONG_WEIGHT = 0.5;
const BACKGROUND_VALUE = 0.5;
const CONCEPTS_MAX = 24;
const ASKS =
  /^\s*(and |but |so )?(who|what|when|where|which|why|how|can|could|may|might|do|does|did|is|are|am|was|will|would|should|shall|must|have|has)\b/i;

/** What a question is about: its words without those that say nothing, each once. */
export function conceptsOf(question: string): Concept[] {
  const weights = new Map<string, number>();
  for (const { text, value } of clausesOf(question)) {
    for (const word of wordsOf(replacePhrases(joinCompounds(plainText(text))))) {
      if (STOP_WORDS.has(word)) continue;
      const term = termOf(word);
      weights.set(term, Math.max(weights.get(term) ?? 0, weightOf(word) * value));
    }
  }
  const names = namesIn(question);
  return [...weights].slice(0, CONCEPTS_MAX).map(([term, weight]) => ({
    term,
    weight,
    isName: names.has(term),
    // One word of a document must not count for two of the question.
    synonyms: new Map([...synonymsOf(term)].filter(([synonym]) => !weights.has(synonym))),
  }));
}

/** Whether a concept is what the question is about, not one of the words that any question has. */
export const isStrong = ({ weight }: Concept) => weight >= STRONG_WEIGHT;

/** In 'I broke my leg, do I have to pay?' the first part only tells how the question came about. */
function clausesOf(question: string): { text: string; value: number }[] {
  const clauses = question.split(/[,.;:!?]+\s/).filter((clause) => clause.trim() !== '');
  const asks = clauses.map((clause) => ASKS.test(clause));
  return clauses.map((text, at) => ({ text, value: asks[at] || !asks.includes(true) ? 1 : BACKGROUND_VALUE }));
}

/** 'Do you ship to Canada?' */
const namesIn = (question: string) =>
  new Set(
    (question.match(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => wordsOf(word).map(termOf)),
  );

/** All words worth searching for. */
export function searchTerms(concepts: readonly Concept[]): string[] {
  return [...new Set(concepts.flatMap(({ term, synonyms }) => [term, ...synonyms.keys()]))];
}

function weightOf(typed: string): number {
  const word = WEAK_WORDS.has(typed) ? typed : baseForm(typed);
  // A small number tells of the visitor's own case more often than of the rule.
  if (WEAK_WORDS.has(word) || word.length === 1 || /^\d{1,2}(st|nd|rd|th)?$/.test(word)) return WEAK_WEIGHT;
  return GENERIC_WORDS.has(word) ? GENERIC_WEIGHT : 1;
}

/** 'e-bike' is one thing; so are both halves of 'HTTP/2'. */
const joinCompounds = (plain: string) => plain.replace(/\b(\p{L}{1,4})[-/](\p{L}+|\d+)\b/gu, '$1$2');
