import { plainText } from '../passages/terms/plain-words';
import { termOf } from '../passages/terms/terms';

/** Longer lists would make each further message of a conversation dear. Realistic ones stay far below. */
const TERMS_MAX = 60_000;

const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * The words by which a conversation is found: stems, each once. Words of languages without spaces are found by any two
 * characters in a row. What is not of ASCII is written in numbers.
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
  if (!UNSPACED.test(word)) return [plainTerm(termOf(word, 'en'))];
  const characters = [...word];
  if (characters.length < 3) return [plainTerm(word)];
  return characters.slice(1).map((character, at) => plainTerm(`${characters[at]}${character}`));
}

/** In letters and digits of ASCII: SQLite takes letters that are younger than its tables for spaces. */
function plainTerm(term: string): string {
  if (/^[a-z0-9]+$/.test(term)) return term;
  return `u${Buffer.from(term, 'utf16le').swap16().toString('hex')}`;
}
