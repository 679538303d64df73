import { spokenWords, withoutAccents } from '../../terms/plain-words';
import { stopWordsOf } from '../../terms/stop-words';
import { termOf } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { WEIGHTS } from '../ranking/weights';
import { synonymsOf } from './synonyms';
import { isWeakWord } from './weak-words';

/** A word of a question with the words that a document may use instead. */
export interface Concept {
  readonly term: string;
  readonly synonyms: ReadonlyMap<string, number>;
  /** Below 1 for words that an answer need not repeat. */
  readonly weight: number;
  /** Capitalized inside the question, as a name is. */
  readonly isName: boolean;
}

const CONCEPTS_MAX = 24;
const ASKS =
  /^\s*(and |but |so )?(who|what|when|where|which|why|how|can|could|may|might|do|does|did|is|are|am|was|will|would|should|shall|must|have|has)\b/i;

/** Returns the concepts of a question: its meaningful words, each once. */
export function conceptsOf(question: string, language: TextLanguage): Concept[] {
  const weights = new Map<string, number>();
  const asWritten = new Map<string, string>();
  const stopWords = stopWordsOf(language);
  for (const { text, value } of clausesOf(question)) {
    for (const word of spokenWords(joinCompounds(text))) {
      if (stopWords.has(withoutAccents(word))) continue;
      const term = termOf(word, language);
      // Snowball makes 'kur' of 'Kurs' and 'kurs' of 'Kurse'.
      if (language !== 'en') asWritten.set(term, withoutAccents(word));
      weights.set(term, Math.max(weights.get(term) ?? 0, weightOf(word, language) * value));
    }
  }
  const names = namesIn(question, language);
  return [...weights].slice(0, CONCEPTS_MAX).map(([term, weight]) => ({
    term,
    weight,
    isName: names.has(term),
    // A word of a document must not count for two of the question.
    synonyms: new Map(
      [...synonymsOf(term, language), [asWritten.get(term) ?? term, 1] as const].filter(
        ([synonym]) => !weights.has(synonym),
      ),
    ),
  }));
}

/** Returns whether a concept is the question's subject, not a word that any question has. */
export const isStrong = ({ weight }: Concept) => weight >= WEIGHTS.strongFrom;

/** Splits a question: in 'I broke my leg, do I have to pay?' the first clause is only background. */
function clausesOf(question: string): { text: string; value: number }[] {
  const clauses = question.split(/[,.;:!?]+\s/).filter((clause) => clause.trim() !== '');
  const asks = clauses.map((clause) => ASKS.test(clause));
  return clauses.map((text, at) => ({ text, value: asks[at] || !asks.includes(true) ? 1 : WEIGHTS.backgroundClause }));
}

/** Finds names: 'Do you ship to Canada?' German capitalizes every noun. */
const namesIn = (question: string, language: TextLanguage) =>
  new Set(
    (language === 'de' ? [] : (question.match(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu) ?? [])).flatMap((word) =>
      spokenWords(word).map((one) => termOf(one, language)),
    ),
  );

/** Returns all words worth searching for. */
export function searchTerms(concepts: readonly Concept[]): string[] {
  return [...new Set(concepts.flatMap(({ term, synonyms }) => [term, ...synonyms.keys()]))];
}

function weightOf(word: string, language: TextLanguage): number {
  // A small number more often describes the visitor's own case than the rule.
  const isSmall = word.length === 1 || /^\d{1,2}(st|nd|rd|th)?$/.test(word);
  return isSmall || isWeakWord(word, language) ? WEIGHTS.weakWord : 1;
}

/** 'e-bike' is one thing; so are both halves of 'HTTP/2'. */
const joinCompounds = (text: string) => text.replace(/\b(\p{L}{1,4})[-/](\p{L}+|\d+)\b/gu, '$1$2');
