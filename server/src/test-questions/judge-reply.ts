import type { Answer } from '../answers/answer';

/** What a test question expects: words in the reply, and a document by its name; '' accepts any. */
export interface Expectation {
  readonly words: string;
  readonly document: string;
}

/**
 * Returns whether a reply is what the owner expects. It must come from the expected document, and contain all expected
 * words in its text or, if it is unsure, in a passage that can be opened below it. If no words are expected, it must be
 * sure. Case and accents do not matter. A word may be the beginning of a longer one ('room' in 'rooms'); a number may
 * not ('15' in '150').
 */
export function isAsExpected(answer: Answer, { words, document }: Expectation): boolean {
  if (answer.outcome === 'not-found') return false;
  if (document !== '' && !namesOf(answer).some((name) => plain(name) === plain(document))) return false;
  const expected = wordsIn(words);
  if (expected.length === 0) return answer.outcome === 'answered' || document !== '';
  const opened = answer.outcome === 'unsure' ? answer.passages.map(({ heading, text }) => `${heading}\n${text}`) : [];
  return [answer.text, ...opened].some((text) => {
    const replied = wordsIn(text);
    return expected.every((word) => replied.some((one) => (/\d/.test(word) ? one === word : one.startsWith(word))));
  });
}

/** Returns the names of the documents that a reply comes from, or that may help. */
export const namesOf = ({ sources, nearest }: Answer): string[] => [
  ...new Set([...sources, ...nearest].map(({ name }) => name)),
];

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** '7:15' and '1,50' count as words. */
const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+(?:[.:,]\p{N}+)*/gu) ?? [];
