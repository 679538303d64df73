import type { TextLanguage } from '../languages/text-language';
import { plainText, spokenWords, withoutAccents } from './plain-words';
import { stem } from './stem';
import { stopWordsOf } from './stop-words';

const TERM_MAX = 60;

/** Texts repeat their words, and stemming is most of the work. */
const KNOWN_MAX = 50_000;
const known = new Map<string, string>();

/** A word in lower case as it is searched for. */
export function termOf(word: string, language: TextLanguage): string {
  const key = `${language} ${word}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const term = withoutAccents(stem(word, language)).slice(0, TERM_MAX);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, term);
  return term;
}

/** The stems of all words that say something, repetitions included; a compound adds the one word that it is. */
export function termsOf(text: string, language: TextLanguage): string[] {
  const compounds = (plainText(text).match(/[\p{L}\p{N}]+(?:[-‐‑/][\p{L}\p{N}]+)+/gu) ?? []).map((word) =>
    word.replace(/[^\p{L}\p{N}]/gu, ''),
  );
  // What programmers write in one word, others write in several.
  const parts = (text.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []).flatMap((word) =>
    word.split(/(?=[A-Z])/).map((part) => part.toLowerCase()),
  );
  const stopWords = stopWordsOf(language);
  return [...spokenWords(text), ...compounds, ...parts]
    .filter((word) => !stopWords.has(withoutAccents(word)))
    .map((word) => termOf(word, language));
}

/** What a passage is found by. A heading's words count twice: they name what all of it is about. */
export function passageTerms(heading: string, text: string, language: TextLanguage): string[] {
  const headingTerms = termsOf(heading, language);
  return [...headingTerms, ...headingTerms, ...termsOf(text, language)];
}
