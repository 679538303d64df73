import type { Language } from '@frontdesk/shared/endpoints/languages';
import { stopwords as dutch } from '@orama/stopwords/dutch';
import { stopwords as english } from '@orama/stopwords/english';
import { stopwords as french } from '@orama/stopwords/french';
import { stopwords as german } from '@orama/stopwords/german';
import { stopwords as italian } from '@orama/stopwords/italian';
import { stopwords as portuguese } from '@orama/stopwords/portuguese';
import { stopwords as spanish } from '@orama/stopwords/spanish';
import { deu, eng, fra, ita, nld, pol, por, porBr, spa } from 'stopword';
import { plainWords } from './plain-words';
import type { TextLanguage } from './text-language';

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
