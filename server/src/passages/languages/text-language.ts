import type { Language } from '@frontdesk/shared/endpoints/languages';

/** The language of a text, or 'und' for one that we have no stop words and no stemmer for. */
export type TextLanguage = Language | 'und';
