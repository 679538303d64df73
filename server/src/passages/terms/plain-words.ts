/** Letters that are no other letter with an accent to Unicode, and yet are typed as others. */
const TYPED_AS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Lower case without accents. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łßøđæœ]/g, (letter) => TYPED_AS[letter] ?? letter);

/** Without apostrophes and the paths of addresses, which speak of other pages; 1,000 is 1000. */
const readable = (text: string) =>
  text
    .replace(/(https?:\/\/[^\s/]+)\/\S*/gi, '$1')
    .replace(/['’]/g, ' ')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1');

/** Lower case, without accents and apostrophes; 1,000 is 1000. */
export const plainText = (text: string) => withoutAccents(readable(text));

/** The words of a text in lower case, without accents. Numbers count as words. */
export const plainWords = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same with accents, as a stemmer needs them. */
export const spokenWords = (text: string): string[] =>
  readable(text.normalize('NFKC'))
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
