import { termsOf } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';

/** Returns the words of a document's name. */
export const nameTerms = (documentName: string, language: TextLanguage) =>
  termsOf(documentName.replace(/\.\w+$/, '').replaceAll(/[_-]/g, ' '), language);

/**
 * Removes names of documents: 'Does the GPL allow selling copies?' without 'GPL'. A name selects the document, but each
 * document repeats its own name in places that answer nothing. Only words written as names count: 'What are your
 * opening hours?' asks for these words, whatever a document is called. The question stays unchanged when there is only
 * one document, or nothing else in the question.
 */
export function withoutNames(question: string, documentNames: readonly string[], language: TextLanguage): string {
  if (documentNames.length < 2) return question;
  const names = new Set(documentNames.flatMap((name) => nameTerms(name, language)));
  const isName = (word: string) => termsOf(word, language).some((term) => names.has(term));
  const rest = question.replace(NAME, (word) => (isName(word) ? '' : word));
  return termsOf(rest, language).length === 0 ? question : rest.replace(/\s+/g, ' ').trim();
}

/** Capitalized inside the question, or all in capitals. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]*|\b\p{Lu}{2,}\b/gu;
