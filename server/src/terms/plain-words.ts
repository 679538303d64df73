/** Letters that Unicode does not decompose, but people type as others. */
const TYPED_AS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Returns lower case without accents. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => TYPED_AS[letter] ?? letter);

/** Removes apostrophes and the paths of addresses, which are about other pages; 1,000 becomes 1000. */
const readable = (text: string) =>
  text
    .replace(/(https?:\/\/[^\s/]+)\/\S*/gi, '$1')
    .replace(/['’]/g, ' ')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1');

/** Returns lower case without accents and apostrophes; 1,000 becomes 1000. */
export const plainText = (text: string) => withoutAccents(readable(text));

/** Returns the words of a text in lower case, without accents. Numbers count as words. */
export const plainWords = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the same with accents, as a stemmer needs them. */
export const spokenWords = (text: string): string[] =>
  readable(text.normalize('NFKC'))
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
