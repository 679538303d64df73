import { termOf } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { groupsOf, isNear, likeness } from './word-likeness';

/** The words in an agent's documents. */
export interface KnownWords {
  has(word: string): boolean;
  /** Returns the words that are nearly equal to `word`: typos, and related words that the stemmer separates. */
  near(word: string): readonly string[];
  /** Returns the words that look like `word`, each with its likeness, which is above 0 and at most 1. */
  like(word: string): ReadonlyMap<string, number>;
  /** Returns the known words that form a compound; an empty list if `word` is not a compound of known words. */
  parts(word: string, language: TextLanguage): readonly string[];
}

/** Words beyond this number are not indexed: real documents have fewer, and each word takes about 200 bytes. */
const WORDS_MAX = 200_000;

/**
 * Words by their three-letter groups, so that similar words are found without comparing a word with all others. A word
 * counts once for each document that contains it, and is removed with the last such document.
 */
export class Vocabulary implements KnownWords {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #holders: number[] = [];
  /** The number of different groups of each word. */
  readonly #groupCounts: number[] = [];
  readonly #letters: number[] = [];
  readonly #byGroup = new Map<string, number[]>();
  readonly #byFirstLetter = new Map<string, number[]>();
  /** How many of a word's letter groups are repeats; its distinct groups alone do not show how alike two words are. */
  readonly #repeats: number[] = [];
  #shared = new Uint8Array(0);
  #gone = 0;

  /** The number of words, including those that are no longer in any document. */
  get size(): number {
    return this.#words.length;
  }

  /** The share of words that are no longer in any document. */
  get goneShare(): number {
    return this.#gone / Math.max(1, this.size);
  }

  /** Adds the distinct words of a document; returns their numbers, by which they can be removed. */
  add(words: Iterable<string>): number[] {
    const ids: number[] = [];
    for (const word of words) {
      const id = this.#ids.get(word) ?? this.#index(word);
      if (id === null) continue;
      const holders = this.#holders[id] ?? 0;
      if (holders === 0) this.#gone -= 1;
      this.#holders[id] = holders + 1;
      ids.push(id);
    }
    return ids;
  }

  /** Returns the number of a word; null for an unknown word. */
  numberOf(word: string): number | null {
    return this.#ids.get(word) ?? null;
  }

  remove(ids: readonly number[]): void {
    for (const id of ids) {
      const holders = (this.#holders[id] ?? 1) - 1;
      this.#holders[id] = holders;
      if (holders === 0) this.#gone += 1;
    }
  }

  has(word: string): boolean {
    const id = this.#ids.get(word);
    return id !== undefined && this.#isHeld(id);
  }

  near(word: string): string[] {
    const letters = lettersOf(word);
    const found: string[] = [];
    for (const id of this.#byFirstLetter.get(word[0] ?? '') ?? []) {
      const other = this.#words[id] ?? '';
      if (Math.abs(other.length - word.length) > LENGTHS_APART_MAX || !this.#isHeld(id)) continue;
      if (bitsIn(letters ^ (this.#letters[id] ?? 0)) <= LETTERS_APART_MAX && isNear(word, other)) found.push(other);
    }
    return found;
  }

  like(word: string): Map<string, number> {
    const all = groupsOf(word);
    const groups = new Set(all);
    const repeats = all.length - groups.size;
    const found = new Map<string, number>();
    if (this.#shared.length < this.size) this.#shared = new Uint8Array(Math.ceil(this.size * 1.5));
    const shared = this.#shared;
    const touched: number[] = [];
    for (const group of groups) {
      for (const id of this.#byGroup.get(group) ?? []) {
        if (shared[id] === 0) touched.push(id);
        shared[id] = (shared[id] ?? 0) + 1;
      }
    }
    for (const id of touched) {
      const [count, others] = [shared[id] ?? 0, this.#groupCounts[id] ?? 0];
      shared[id] = 0;
      if (!this.#isHeld(id)) continue;
      const other = this.#words[id] ?? '';
      // A shared group that repeats may count more than once.
      const again = Math.max(repeats, this.#repeats[id] ?? 0);
      const isPlain = again === 0;
      // The words share half of their groups, or the shorter word is a part of the longer one.
      if (4 * (count + again) < groups.size + others && count < Math.min(groups.size, others)) continue;
      const value = likeness(word, other, isPlain ? () => (2 * count) / (groups.size + others) : undefined);
      if (value > 0) found.set(other, value);
    }
    return found;
  }

  parts(word: string, language: TextLanguage): string[] {
    if (word.length < 2 * COMPOUND_PART_MIN || /\d/.test(word)) return [];
    // Tries the longest first part first, because 'gast' also begins 'gasthaus'.
    for (let at = word.length - COMPOUND_PART_MIN; at >= COMPOUND_PART_MIN; at--) {
      const first = this.#firstPart(word.slice(0, at), language);
      if (first === null) continue;
      const rest = word.slice(at);
      const others = this.has(rest) ? [rest] : this.parts(rest, language);
      if (others.length > 0) return [first, ...others];
    }
    return [];
  }

  /** Returns the known word of a compound's first part, which may have joining letters: 'zeitung-s-artikel'. */
  #firstPart(part: string, language: TextLanguage): string | null {
    const joint = JOINTS.find((letters) => part.endsWith(letters) && part.length - letters.length >= COMPOUND_PART_MIN);
    const forms = [part, termOf(part, language), ...(joint ? [termOf(part.slice(0, -joint.length), language)] : [])];
    return forms.find((form) => this.has(form)) ?? null;
  }

  #isHeld(id: number): boolean {
    return (this.#holders[id] ?? 0) > 0;
  }

  #index(word: string): number | null {
    const id = this.size;
    if (word === '' || id >= WORDS_MAX) return null;
    const all = groupsOf(word);
    const groups = new Set(all);
    this.#ids.set(word, id);
    this.#words.push(word);
    this.#holders.push(0);
    this.#gone += 1;
    this.#groupCounts.push(groups.size);
    this.#letters.push(lettersOf(word));
    this.#repeats.push(all.length - groups.size);
    for (const group of groups) push(this.#byGroup, group, id);
    push(this.#byFirstLetter, word[0] ?? '', id);
    return id;
  }
}

/**
 * The differences that `isNear` allows: words share a beginning, or differ by two typos that each affect at most two
 * letters.
 */
const LENGTHS_APART_MAX = 4;
const LETTERS_APART_MAX = 4;

/** Words shorter than this are parts of unrelated words. */
const COMPOUND_PART_MIN = 4;

const JOINTS = ['es', 'en', 's', 'n'];

/** The letters of a word as bits; letters other than a to z share six bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    bits |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return bits;
}

function bitsIn(number: number): number {
  let [rest, count] = [number, 0];
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function push<Key>(lists: Map<Key, number[]>, key: Key, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}
