import { termsOf } from './terms';

/** The words of a document's name. */
export const nameTerms = (documentName: string) => termsOf(documentName.replace(/\.\w+$/, '').replaceAll(/[_-]/g, ' '));

/**
 * 'Does the GPL allow selling copies?' without 'GPL': a name says which document is meant, but each one says its own
 * name in places that answer nothing. Only what is written as a name: in 'What are your opening hours?' these words are
 * what is asked, whatever a document is called. The question stays as it is where there is but one document, or nothing
 * else in the question.
 */
export function withoutNames(question: string, documentNames: readonly string[]): string {
  if (documentNames.length < 2) return question;
  const names = new Set(documentNames.flatMap(nameTerms));
  const isName = (word: string) => termsOf(word).some((term) => names.has(term));
  const rest = question.replace(NAME, (word) => (isName(word) ? '' : word));
  return termsOf(rest).length === 0 ? question : rest.replace(/\s+/g, ' ').trim();
}

/** With a capital letter inside the question, or all in capitals. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]*|\b\p{Lu}{2,}\b/gu;
