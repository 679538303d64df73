import { plainText } from './plain-words';
import { termOf } from './terms';

/** Longer lists would make each further message of a conversation slow. Realistic ones stay far below. */
const TERMS_MAX = 60_000;

const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * Returns the words by which a conversation is found: stems, each once. Words of languages without spaces are found by
 * any two consecutive characters. Non-ASCII characters are encoded as numbers.
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

/** Encodes a term in ASCII: SQLite treats letters that are newer than its tables as spaces. */
function plainTerm(term: string): string {
  if (/^[a-z0-9]+$/.test(term)) return term;
  return `u${Buffer.from(term, 'utf16le').swap16().toString('hex')}`;
}
