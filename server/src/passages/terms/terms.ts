import { phraseWords } from './phrases';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';
import { baseForm } from './word-forms';

const TERM_MAX = 60;

/** Lower case, without accents and apostrophes; 1,000 is 1000. */
export function plainText(text: string): string {
  // What an address says after its host speaks of another page.
  const plain = text
    .replace(/(https?:\/\/[^\s/]+)\/\S*/gi, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return plain.replace(/['’]/g, ' ').replace(/(\d)[,.](?=\d{3}\b)/g, '$1');
}

/** The words of a text in lower case, without accents. Numbers count as words. */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Texts repeat their words, and stemming is most of the work. */
const KNOWN_MAX = 50_000;
const known = new Map<string, string>();

/** A word as it is searched for. */
export function termOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const term = stem(baseForm(word)).slice(0, TERM_MAX);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, term);
  return term;
}

/** The stems of all words that say something, repetitions included; a compound or phrase adds the one word it is. */
export function termsOf(text: string): string[] {
  const plain = plainText(text);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const compounds = (plain.match(/[\p{L}\p{N}]+(?:[-‐‑/][\p{L}\p{N}]+)+/gu) ?? []).map((word) =>
    word.replace(/[^\p{L}\p{N}]/gu, ''),
  );
  // What programmers write in one word, others write in several.
  const parts = (text.match(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []).flatMap((word) =>
    word.split(/(?=[A-Z])/).map((part) => part.toLowerCase()),
  );
  return [...words, ...compounds, ...parts, ...phraseWords(plain)].filter((word) => !STOP_WORDS.has(word)).map(termOf);
}

/** What a passage is found by. A heading's words count twice: they name what all of it is about. */
export function passageTerms(heading: string, text: string): string[] {
  const headingTerms = termsOf(heading);
  return [...headingTerms, ...headingTerms, ...termsOf(text)];
}
