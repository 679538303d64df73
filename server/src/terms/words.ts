import type { Language } from '@frontdesk/shared/endpoints/languages';
import { stopwords as dutch } from '@orama/stopwords/dutch';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import { deu, eng, fra, ita, nld, pol, por, porBr, spa } from 'stopword';
import type { TextLanguage } from './text-language';

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

/** Two collections combined: each lacks words that the other has, and only one of them covers Polish. */
const LISTS: Readonly<Record<Language, readonly string[]>> = {
  en: [...eng, ...english],
  de: [...deu, ...german],
  fr: [...fra, ...french],
  es: [...spa, ...spanish],
  it: [...ita, ...italian],
  pt: [...por, ...porBr, ...portuguese],
  nl: [...nld, ...dutch],
  pl: pol,
};

const NONE: ReadonlySet<string> = new Set();

const STOP_WORDS = new Map<TextLanguage, ReadonlySet<string>>(
  Object.entries(LISTS).map(([language, words]) => [language as Language, new Set(words.flatMap(plainWords))]),
);

/** Returns words that reveal nothing about a text's subject, without accents. */
export const stopWordsOf = (language: TextLanguage): ReadonlySet<string> => STOP_WORDS.get(language) ?? NONE;
