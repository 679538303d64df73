import type { Language } from '@frontdesk/shared/endpoints/languages';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { TextLanguage } from './text-language';

/** Snowball's stemmers. There is none for Polish. */
const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: (word) => word,
};

const SHORTEST = 3;

/** Returns the stem of a word in lower case: 'returns', 'returned' and 'returning' become one word. */
export function stem(word: string, language: TextLanguage): string {
  if (language === 'und' || word.length < SHORTEST || /\d/.test(word)) return word;
  return STEMMERS[language](word);
}
