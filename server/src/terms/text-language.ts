import type { Language } from '@frontdesk/shared/endpoints/languages';

/** The language of a text, or 'und' for a language without stop words and a stemmer. */
export type TextLanguage = Language | 'und';
