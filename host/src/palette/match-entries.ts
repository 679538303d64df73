import { isListedFirst, type PaletteEntry } from './palette-entries';

/** Number of matches that are shown. */
const MATCHES_MAX = 12;

/** Distance between a typed word and an entry; an entry's rank is the sum over all words. */
const DISTANCE = { same: 0, begins: 1, sameSearchWord: 2, beginsSearchWord: 3, inside: 4, typo: 6 } as const;

/** Shorter words differ by one letter from too many other words. */
const TYPO_LETTERS_MIN = 4;

/**
 * Returns the entries that match every typed word, the nearest first; equally near entries keep their order. Returns
 * the recent pages and the screens when nothing is typed.
 */
export function matchEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = wordsOf(typed);
  if (words.length === 0) return entries.filter(isListedFirst);
  return entries
    .map((entry) => ({ entry, distance: distanceOf(entry, words) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MATCHES_MAX)
    .map(({ entry }) => entry);
}

function distanceOf({ label, search = [] }: PaletteEntry, typed: readonly string[]): number {
  const own = wordsOf(label);
  const others = search.flatMap(wordsOf);
  const whole = own.join('');
  const sum = typed.reduce((total, word) => total + wordDistance(word, own, others, whole), 0);
  // Prefers the entry that consists of exactly these words.
  return whole === typed.join('') ? sum - 1 : sum;
}

function wordDistance(word: string, own: readonly string[], others: readonly string[], whole: string): number {
  if (own.includes(word)) return DISTANCE.same;
  // Also matches `logout` and `myqr`.
  if (whole.startsWith(word) || own.some((known) => known.startsWith(word))) return DISTANCE.begins;
  if (others.includes(word)) return DISTANCE.sameSearchWord;
  if (others.some((known) => known.startsWith(word))) return DISTANCE.beginsSearchWord;
  if (whole.includes(word)) return DISTANCE.inside;
  const isTypo = word.length >= TYPO_LETTERS_MIN && [...own, ...others].some((known) => isOneLetterOff(word, known));
  return isTypo ? DISTANCE.typo : Number.POSITIVE_INFINITY;
}

/** Splits a text into lower-case words without accents; a plural becomes its singular. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(..)s$/, '$1'));
}

/** Whether the words differ by one letter that is missing, added, changed, or swapped with its neighbor. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2));
}
