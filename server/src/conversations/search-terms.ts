import { plainText, termOf } from '../chat/answer/terms';

/** Longer lists would make each further message of a conversation dear. Realistic ones stay far below. */
const TERMS_MAX = 60_000;

const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
const EMOJI = /^\p{Extended_Pictographic}$/u;
/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * The words by which a conversation is found: stems, each once. Words of languages without spaces are found by any two
 * characters in a row, emoji by their number.
 */
export function searchTermsOf(texts: readonly string[], known: Iterable<string> = []): string[] {
  const terms = new Set(known);
  let length = 0;
  for (const term of terms) length += term.length + 1;
  for (const text of texts) {
    for (const word of plainText(text).match(WORD) ?? []) {
      for (const term of termsOfWord(word)) {
        if (terms.has(term)) continue;
        length += term.length + 1;
        if (length > TERMS_MAX) return [...terms];
        terms.add(term);
      }
    }
  }
  return [...terms];
}

function termsOfWord(word: string): string[] {
  // As a digit may also be: these are no pictures.
  if (EMOJI.test(word) && !/\d/.test(word)) return [`u${word.codePointAt(0)?.toString(16)}`];
  if (!UNSPACED.test(word)) return [termOf(word)];
  const characters = [...word];
  if (characters.length < 3) return [word];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
