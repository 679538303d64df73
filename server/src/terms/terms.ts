import { plainText, spokenWords, withoutAccents } from './plain-words';
import { stem } from './stem';
import { stopWordsOf } from './stop-words';
import type { TextLanguage } from './text-language';

const TERM_MAX = 60;

/** Texts repeat their words, and stemming is most of the work. */
const KNOWN_MAX = 50_000;
const known = new Map<string, string>();

/** Returns a lower-case word in the form in which it is searched. */
export function termOf(word: string, language: TextLanguage): string {
  const key = `${language} ${word}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const term = withoutAccents(stem(word, language)).slice(0, TERM_MAX);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, term);
  return term;
}

/** Returns the stems of all meaningful words, including repetitions; a compound also counts as one word. */
export function termsOf(text: string, language: TextLanguage): string[] {
  const compounds = (plainText(text).match(/[\p{L}\p{N}]+(?:[-‐‑/][\p{L}\p{N}]+)+/gu) ?? []).map((word) =>
    word.replace(/[^\p{L}\p{N}]/gu, ''),
  );
  // Programmers write as one word what others write as several.
  const parts = (text.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []).flatMap((word) =>
    word.split(/(?=[A-Z])/).map((part) => part.toLowerCase()),
  );
  const stopWords = stopWordsOf(language);
  return [...spokenWords(text), ...compounds, ...parts]
    .filter((word) => !stopWords.has(withoutAccents(word)))
    .map((word) => termOf(word, language));
}

/** Returns the terms by which a passage is found. Words of headings count twice, since they name its subject. */
export function passageTerms(heading: string, text: string, language: TextLanguage): string[] {
  const headingTerms = termsOf(heading, language);
  return [...headingTerms, ...headingTerms, ...termsOf(text, language)];
}
