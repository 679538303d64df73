import { stemEnglish } from './0024-english-stemmer';

// How conversations were found when this migration landed. A later way needs a further migration.

const TERMS_MAX = 60_000;
const TERM_MAX = 60;
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const TYPED_AS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Returns the stems of all words, each once, up to a length that no real conversation reaches. */
export function searchTermsOf(texts: readonly string[]): string[] {
  const terms = new Set<string>();
  let length = 0;
  for (const term of texts.flatMap((text) => plainText(text).match(WORD) ?? []).flatMap(termsOfWord)) {
    if (terms.has(term)) continue;
    length += term.length + 1;
    if (length > TERMS_MAX) break;
    terms.add(term);
  }
  return [...terms];
}

/** Words of languages without spaces are found by any two consecutive characters. */
function termsOfWord(word: string): string[] {
  if (!UNSPACED.test(word)) return [asciiTerm(termOf(word))];
  const characters = [...word];
  if (characters.length < 3) return [asciiTerm(word)];
  return characters.slice(1).map((character, at) => asciiTerm(`${characters[at]}${character}`));
}

const termOf = (word: string) =>
  withoutAccents(word.length < 3 || /\d/.test(word) ? word : stemEnglish(word)).slice(0, TERM_MAX);

/** SQLite treats letters that are newer than its tables as spaces. */
const asciiTerm = (term: string) =>
  /^[a-z0-9]+$/.test(term) ? term : `u${Buffer.from(term, 'utf16le').swap16().toString('hex')}`;

const plainText = (text: string) =>
  withoutAccents(
    text
      .replace(/(https?:\/\/[^\s/]+)\/\S*/gi, '$1')
      .replace(/['’]/g, ' ')
      .replace(/(\d)[,.](?=\d{3}\b)/g, '$1'),
  );

const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => TYPED_AS[letter] ?? letter);
