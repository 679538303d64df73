const TYPO_LENGTH_MIN = 5;
const TWO_TYPOS_LENGTH_MIN = 9;
const EXCHANGED_LENGTH_MIN = 8;
const COMMON_START_MIN = 5;

/** Returns whether two words are nearly equal: typos, and related words that the stemmer separates. */
export function isNear(one: string, other: string): boolean {
  if (/\d/.test(one + other)) return false;
  const shorter = Math.min(one.length, other.length);
  const longer = Math.max(one.length, other.length);
  if (shorter >= COMMON_START_MIN && longer - shorter <= 4 && commonStart(one, other) >= shorter) return true;
  if (shorter < TYPO_LENGTH_MIN) return false;
  const allowed = shorter >= TWO_TYPOS_LENGTH_MIN ? 2 : 1;
  // A different first letter more often means another word than a typo.
  if (longer - shorter > allowed || one[0] !== other[0] || typosBetween(one, other) > allowed) return false;
  // The same applies to a wrong letter in a short word: 'replica' is not 'replace'. Swapped letters are always a typo.
  return shorter >= EXCHANGED_LENGTH_MIN || longer !== shorter || [...one].sort().join() === [...other].sort().join();
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Counts the letters that are missing, added, replaced, or swapped (optimal string alignment). */
function typosBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isExchanged) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** Parts shorter than this occur in unrelated words: 'ein' in 'Stein'. */
const PART_MIN = 4;
/** Matches inside a word, such as 'kündig' in 'gekündigt'. */
const INNER_PART_MIN = 5;
const LIKENESS_MIN = 0.5;
const LETTERS = 3;

/**
 * Returns the likeness of two words, from 0 to 1. `sharedOf` returns the share of groups that they have in common, if
 * it is known.
 */
export function likeness(one: string, other: string, sharedOf = sharedLetters): number {
  const [part, whole] = one.length < other.length ? [one, other] : [other, one];
  if (part.length < PART_MIN || part === whole || /\d/.test(whole)) return 0;
  if (whole.startsWith(part) || whole.endsWith(part)) return 1;
  if (part.length >= INNER_PART_MIN && whole.includes(part)) return 1;
  const shared = sharedOf(part, whole);
  return shared >= LIKENESS_MIN ? shared : 0;
}

/** Returns the share of three-letter groups that two words have in common (Dice). */
function sharedLetters(one: string, other: string): number {
  const ours = groupsOf(one);
  const theirs = new Set(groupsOf(other));
  const shared = ours.filter((group) => theirs.has(group)).length;
  return (2 * shared) / (ours.length + theirs.size);
}

/** Returns the three-letter groups in a word. */
export const groupsOf = (word: string) =>
  Array.from({ length: word.length - LETTERS + 1 }, (_, at) => word.slice(at, at + LETTERS));
