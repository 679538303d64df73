import { WEIGHTS } from '../ranking/weights';
import type { Concept } from './concepts';

/** Shorter parts occur in unrelated words: 'ein' in 'Stein'. */
const PART_MIN = 4;
/** Inside a word, as 'kündig' in 'gekündigt'. */
const INNER_PART_MIN = 5;
const LIKENESS_MIN = 0.5;
const LETTERS = 3;

/**
 * Adds to each word of a question the similar words of the documents: 'Parkplatz' for 'parken', 'réservation' for
 * 'réserver'. Without embeddings, this finds compounds and derived words.
 */
export function withLikeWords(concepts: readonly Concept[], vocabulary: ReadonlySet<string>): readonly Concept[] {
  return concepts.map((concept) => {
    const wanted = [[concept.term, 1] as const, ...concept.synonyms];
    const related = [...vocabulary].flatMap((word): [string, number][] => {
      const value = Math.max(...wanted.map(([one, worth]) => worth * likeness(one, word)));
      return value > 0 ? [[word, WEIGHTS.likeWord * value]] : [];
    });
    return related.length === 0 ? concept : { ...concept, synonyms: new Map([...related, ...concept.synonyms]) };
  });
}

/** Returns the likeness of two words, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [part, whole] = one.length < other.length ? [one, other] : [other, one];
  if (part.length < PART_MIN || part === whole || /\d/.test(whole)) return 0;
  if (whole.startsWith(part) || whole.endsWith(part)) return 1;
  if (part.length >= INNER_PART_MIN && whole.includes(part)) return 1;
  const shared = sharedLetters(part, whole);
  return shared >= LIKENESS_MIN ? shared : 0;
}

/** Returns the share of common groups of three letters (Dice). */
function sharedLetters(one: string, other: string): number {
  const ours = groupsOf(one);
  const theirs = new Set(groupsOf(other));
  const shared = ours.filter((group) => theirs.has(group)).length;
  return (2 * shared) / (ours.length + theirs.size);
}

const groupsOf = (word: string) =>
  Array.from({ length: word.length - LETTERS + 1 }, (_, at) => word.slice(at, at + LETTERS));
