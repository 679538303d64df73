import type { TextLanguage } from '../terms/text-language';

/** A piece of a document, as it is searched and quoted. */
export interface Passage {
  readonly heading: string;
  readonly text: string;
  /** Its words as the index stores them, separated by spaces. */
  readonly terms: string;
  readonly language: TextLanguage;
}
