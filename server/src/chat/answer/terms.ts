import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** The words of a text in lower case, without accents. Numbers count as words. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, ' ');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The stems of all words that say something, in their order, repetitions included. */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => stem(word).slice(0, 60));
}

/** What a passage is found by. A heading's words count twice: they name what all of it is about. */
export function passageTerms(heading: string, text: string): string[] {
  const headingTerms = termsOf(heading);
  return [...headingTerms, ...headingTerms, ...termsOf(text)];
}
