import type { TextLanguage } from '../languages/text-language';
import { termsOf } from './terms';

/** The words of a document's name. */
export const nameTerms = (documentName: string, language: TextLanguage) =>
  termsOf(documentName.replace(/\.\w+$/, '').replaceAll(/[_-]/g, ' '), language);

/**
 * 'Does the GPL allow selling copies?' without 'GPL': a name says which document is meant, but each one says its own
 * name in places that answer nothing. Only what is written as a name: in 'What are your opening hours?' these words are
 * what is asked, whatever a document is called. The question stays as it is where there is but one document, or nothing
 * else in the question.
 */
export function withoutNames(question: string, documentNames: readonly string[], language: TextLanguage): string {
  if (documentNames.length < 2) return question;
  const names = new Set(documentNames.flatMap((name) => nameTerms(name, language)));
  const isName = (word: string) => termsOf(word, language).some((term) => names.has(term));
  const rest = question.replace(NAME, (word) => (isName(word) ? '' : word));
  return termsOf(rest, language).length === 0 ? question : rest.replace(/\s+/g, ' ').trim();
}

/** With a capital letter inside the question, or all in capitals. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]*|\b\p{Lu}{2,}\b/gu;
