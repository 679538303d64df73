import { STOP_WORDS, WEAK_WORDS } from './stop-words';
import { termsOf } from './terms';

/** The words of a document's name. */
export const nameTerms = (documentName: string) => termsOf(documentName.replace(/\.\w+$/, '').replaceAll(/[_-]/g, ' '));

/**
 * 'Does the GPL allow selling copies?' without 'GPL': a name says which document is meant, but each one says its own
 * name in places that answer nothing. The question stays as it is where there is but one document, or nothing else in
 * the question.
 */
export function withoutNames(question: string, documentNames: readonly string[]): string {
  if (documentNames.length < 2) return question;
  const names = new Set(documentNames.flatMap(nameTerms));
  const isName = (word: string) => termsOf(word).some((term) => names.has(term));
  const words = (question.match(WORD) ?? []).filter((word) => !saysLittle(word));
  if (!words.some(isName) || words.every(isName)) return question;
  return question
    .replace(WORD, (word) => (!saysLittle(word) && isName(word) ? '' : word))
    .replace(/\s+/g, ' ')
    .trim();
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

function saysLittle(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’].*$/, '');
  return STOP_WORDS.has(plain) || WEAK_WORDS.has(plain);
}
