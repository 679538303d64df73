import type { TextLanguage } from '../languages/text-language';
import { WEIGHTS } from '../ranking/weights';
import { spokenWords, withoutAccents } from './plain-words';
import { stopWordsOf } from './stop-words';
import { synonymsOf } from './synonyms';
import { termOf } from './terms';
import { isWeakWord } from './weak-words';

/** One word of a question with the words a document may use instead. */
export interface Concept {
  readonly term: string;
  readonly synonyms: ReadonlyMap<string, number>;
  /** Below 1 for words that an answer need not repeat. */
  readonly weight: number;
  /** Written with a capital letter inside the question, as a name is. */
  readonly isName: boolean;
}

const CONCEPTS_MAX = 24;
const ASKS =
  /^\s*(and |but |so )?(who|what|when|where|which|why|how|can|could|may|might|do|does|did|is|are|am|was|will|would|should|shall|must|have|has)\b/i;

/** What a question is about: its words without those that say nothing, each once. */
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
    // One word of a document must not count for two of the question.
    synonyms: new Map(
      [...synonymsOf(term, language), [asWritten.get(term) ?? term, 1] as const].filter(
        ([synonym]) => !weights.has(synonym),
      ),
    ),
  }));
}

/** Whether a concept is what the question is about, not one of the words that any question has. */
export const isStrong = ({ weight }: Concept) => weight >= WEIGHTS.strongFrom;

/** In 'I broke my leg, do I have to pay?' the first part only tells how the question came about. */
function clausesOf(question: string): { text: string; value: number }[] {
  const clauses = question.split(/[,.;:!?]+\s/).filter((clause) => clause.trim() !== '');
  const asks = clauses.map((clause) => ASKS.test(clause));
  return clauses.map((text, at) => ({ text, value: asks[at] || !asks.includes(true) ? 1 : WEIGHTS.backgroundClause }));
}

/** 'Do you ship to Canada?' German writes every noun with a capital letter. */
const namesIn = (question: string, language: TextLanguage) =>
  new Set(
    (language === 'de' ? [] : (question.match(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu) ?? [])).flatMap((word) =>
      spokenWords(word).map((one) => termOf(one, language)),
    ),
  );

/** All words worth searching for. */
export function searchTerms(concepts: readonly Concept[]): string[] {
  return [...new Set(concepts.flatMap(({ term, synonyms }) => [term, ...synonyms.keys()]))];
}

function weightOf(word: string, language: TextLanguage): number {
  // A small number tells of the visitor's own case more often than of the rule.
  const isSmall = word.length === 1 || /^\d{1,2}(st|nd|rd|th)?$/.test(word);
  return isSmall || isWeakWord(word, language) ? WEIGHTS.weakWord : 1;
}

/** 'e-bike' is one thing; so are both halves of 'HTTP/2'. */
const joinCompounds = (text: string) => text.replace(/\b(\p{L}{1,4})[-/](\p{L}+|\d+)\b/gu, '$1$2');
