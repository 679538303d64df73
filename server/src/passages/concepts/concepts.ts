import { spokenWords, stopWordsOf, termOf, termsOf, withoutAccents } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { WEIGHTS } from '../weights';
import { OTHER_SYNONYM_GROUPS, SYNONYM_GROUPS } from './synonym-groups';

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

/** Returns all words worth searching for. */
export function searchTerms(concepts: readonly Concept[]): string[] {
  return [...new Set(concepts.flatMap(({ term, synonyms }) => [term, ...synonyms.keys()]))];
}

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

function weightOf(word: string, language: TextLanguage): number {
  // A small number more often describes the visitor's own case than the rule.
  const isSmall = word.length === 1 || /^\d{1,2}(st|nd|rd|th)?$/.test(word);
  return isSmall || isWeakWord(word, language) ? WEIGHTS.weakWord : 1;
}

/** 'e-bike' is one thing; so are both halves of 'HTTP/2'. */
const joinCompounds = (text: string) => text.replace(/\b(\p{L}{1,4})[-/](\p{L}+|\d+)\b/gu, '$1$2');

/** For English only. Mainly to tell if two questions are the same; docs/answers.md has the measurements. */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  `able accept actually high low allow allowed already answer anybody anyone anything around ask asked available away bad become
  best better big bit bring bought buy call can care case certain cheap come comes company concerning currently customer
  day decide default define definition detail details differ different do done early easy either else end enough even
  every everything exactly exist expect explain explanation far fast feel find first fit forget found full general get
  gets getting give given go goes going good got great guy guys handle happen happens hard have help hi hold hope i idea
  important include included includes info information inside instead item just keep kind know last later least leave
  let like list little live long look looking lot make makes many matter may maybe mean means might mind month much must
  name need needed needs never new next nice normal normally nothing offer one open order own part per perhaps person
  people place please point policy possible possibly prefer present probably problem process product provide put
  question questions quick quickly quite rather ready really recommend regarding require required right rule rules run
  said say see seem sell send serve service set several short show simply since small somebody someone something
  somewhere soon sort speak special start still stop store stuff suppose sure take taken talk tell thing things
  think time times to today together tomorrow tonight toward try turn type understand until use used useful user uses
  using usual usually visit wait want wants way week well went whole will wish without woke wonder word work working
  works worth would write wrong year years yesterday`.split(/\s+/),
);

/** Returns whether the answer to a question may well lack this word of it. */
const isWeakWord = (word: string, language: TextLanguage): boolean => language === 'en' && WEAK_WORDS.has(word);

/** Returns the words of a document's name. */
export const nameTerms = (documentName: string, language: TextLanguage) =>
  termsOf(documentName.replace(/\.\w+$/, '').replaceAll(/[_-]/g, ' '), language);

/**
 * Removes names of documents: 'Does the GPL allow selling copies?' without 'GPL'. A name selects the document, but each
 * document repeats its own name in places that answer nothing. Only words written as names count: 'What are your
 * opening hours?' asks for these words, whatever a document is called. The question stays unchanged when there is only
 * one document, or nothing else in the question.
 */
export function withoutNames(question: string, documentNames: readonly string[], language: TextLanguage): string {
  if (documentNames.length < 2) return question;
  const names = new Set(documentNames.flatMap((name) => nameTerms(name, language)));
  const isName = (word: string) => termsOf(word, language).some((term) => names.has(term));
  const rest = question.replace(NAME, (word) => (isName(word) ? '' : word));
  return termsOf(rest, language).length === 0 ? question : rest.replace(/\s+/g, ' ').trim();
}

/** Capitalized inside the question, or all in capitals. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]*|\b\p{Lu}{2,}\b/gu;

type CloseWords = ReadonlyMap<string, ReadonlyMap<string, number>>;

const NONE: ReadonlyMap<string, number> = new Map();

const known = new Map<TextLanguage, CloseWords>();

/** Returns the other terms that may replace `term` in a document, each with a fit from 0 to 1. */
export function synonymsOf(term: string, language: TextLanguage): ReadonlyMap<string, number> {
  const closeWords = known.get(language) ?? readGroups(language);
  known.set(language, closeWords);
  return closeWords.get(term) ?? NONE;
}

function readGroups(language: TextLanguage): CloseWords {
  const groups = language === 'en' ? SYNONYM_GROUPS : language === 'und' ? '' : (OTHER_SYNONYM_GROUPS[language] ?? '');
  const closeWords = new Map<string, Map<string, number>>();
  const relate = (asked: string, said: string) => {
    if (asked === said) return;
    const close = closeWords.get(asked) ?? new Map<string, number>();
    closeWords.set(asked, close.set(said, WEIGHTS.synonym));
  };
  for (const group of groups.trim().split(/[\n|]/)) {
    const [left = [], right] = group
      .split(' > ')
      .map((words) => spokenWords(words).map((word) => termOf(word, language)));
    for (const one of left) {
      for (const other of right ?? left) {
        relate(one, other);
        relate(other, one);
      }
    }
  }
  return closeWords;
}
