import { detectLanguage, isOtherLanguage } from '../languages/detect-language';
import type { Passage } from '../passage';
import { passageTerms } from '../terms/terms';

type Text = Pick<Passage, 'heading' | 'text'>;

/** Finds out the language of a document's passages, and the terms by which they are found. */
export function indexPassages<Given extends Text>(passages: readonly Given[]): (Given & Passage)[] {
  const document = detectLanguage(passages.map(({ heading, text }) => `${heading}\n${text}`).join('\n'));
  return passages.map((passage) => {
    // A price list says too little about its language; a page of a bilingual brochure says enough.
    const language = isOtherLanguage(passage.text, document) ? detectLanguage(passage.text) : document;
    return { ...passage, language, terms: passageTerms(passage.heading, passage.text, language).join(' ') };
  });
}
