import { detectLanguage, isOtherLanguage } from '../../terms/detect-language';
import { passageTerms } from '../../terms/terms';
import type { Passage } from '../passage';

type Text = Pick<Passage, 'heading' | 'text'>;

/** Detects the language of a document's passages, and computes the terms by which they are found. */
export function indexPassages<Given extends Text>(passages: readonly Given[]): (Given & Passage)[] {
  const document = detectLanguage(passages.map(({ heading, text }) => `${heading}\n${text}`).join('\n'));
  return passages.map((passage) => {
    // A price list is too short to reveal its language; a page of a bilingual brochure is long enough.
    const language = isOtherLanguage(passage.text, document) ? detectLanguage(passage.text) : document;
    return { ...passage, language, terms: passageTerms(passage.heading, passage.text, language).join(' ') };
  });
}
