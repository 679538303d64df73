import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import { type Key, type KeyOfEndpoints, WORDS } from './languages';

type Catalogue = Readonly<Record<string, string>>;

/** A key with any text in place of `{0}`, `{1}` … */
type Filled<Text extends string> = Text extends `${infer Head}{${infer _Number}}${infer Rest}`
  ? `${Head}${string}${Filled<Rest>}`
  : Text;

/** A sentence that has an entry in every language. */
export type Sentence = Filled<Key | KeyOfEndpoints>;

/**
 * Marks a text as a sentence if the types cannot show that it has an entry, because it comes from the database, another
 * process or a schema. `tooling/lint/sentences.test.ts` finds sentences in our own code that have no entry.
 */
export const asSentence = (text: string): Sentence => text as Sentence;

/** The kind of a part: see `de/sentences.ts` for `.`, `?` and `#`. '' is people's own text; endpoints use `auto`. */
type PartKind = '' | '.' | '?' | '#' | 'auto';

interface Pattern {
  /** The texts before, between and after the parts; there is one more text than there are parts. */
  readonly literals: readonly string[];
  /** The translation, which refers to the parts by number. */
  readonly result: readonly (string | { readonly part: number; readonly kind: PartKind })[];
  /** Whether the sentence ends with people's own text, which may be several sentences. */
  readonly isOpen: boolean;
}

const MARK = /\{(\d)([.?#]?)\}/;

function patternOf(key: string, value: string, unmarked: PartKind): Pattern {
  const literals = key.split(/\{\d\}/);
  const [start = '', ...pieces] = value.split(MARK);
  const result: Pattern['result'][number][] = [start];
  let isOpen = false;
  for (let at = 0; at < pieces.length; at += 3) {
    const [number, mark = '', text = ''] = pieces.slice(at, at + 3);
    const part = Number(number);
    const isQuoted = /(?:["„“”(]|«\s?)$/.test(String(result.at(-1)));
    const kind = mark !== '' ? (mark as PartKind) : isQuoted ? '' : unmarked;
    isOpen ||= kind === '' && part === literals.length - 2 && literals.at(-1) === '';
    result.push({ part, kind }, text);
  }
  return { literals, result, isOpen };
}

/**
 * Matches the parts of a sentence; null if it does not fit. Uses the first position of each literal, in linear time.
 */
function partsIn(sentence: string, literals: readonly string[]): string[] | null {
  const [first = '', ...others] = literals;
  const last = others.pop() ?? '';
  const end = sentence.length - last.length;
  const parts: string[] = [];
  let at = first.length;
  for (const literal of others) {
    const found = sentence.indexOf(literal, at);
    if (found < 0 || found + literal.length > end) return null;
    parts.push(sentence.slice(at, found));
    at = found + literal.length;
  }
  return at > end ? null : [...parts, sentence.slice(at, end)];
}

const UNITS = { bytes: 'byte', kB: 'kilobyte', MB: 'megabyte', GB: 'gigabyte' } as const;

/** A number or a size in English, such as '1,234' or '1.5 MB'. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+\.\d+|\d+(?= ))(?: (?:bytes|kB|MB|GB))?$/;

/** A number or a size that is written the same in every language, or the placeholder for one in a pattern. */
const PLAIN_NUMBER = /^(?:\d+(?: bytes?)?|\{\d\})$/;

function numberIn(language: string, english: string): string {
  const [number = '', unit] = english.split(' ');
  return Number(number.replaceAll(',', '')).toLocaleString(language, {
    minimumFractionDigits: number.split('.')[1]?.length ?? 0,
    ...(unit !== undefined && {
      style: 'unit',
      unit: UNITS[unit as keyof typeof UNITS],
      unitDisplay: unit === 'bytes' ? 'long' : 'short',
    }),
  });
}

/** Our words for a missing name. */
const OUR_WORDS: ReadonlySet<string> = new Set<Sentence>(['A visitor']);

/** Texts that are longer, or that have more sentences, are not from the catalogues: somebody wrote them. */
const LENGTH_MAX = 2_000;
const SEQUENCE_MAX = 40;

/** The parts of a sentence may contain sentences, and the parts of those may too, but nothing deeper. */
const DEPTH_MAX = 2;

/** The state of one call: the translations found so far, and the work that may still be done. */
interface Work {
  readonly found: Map<string, string | null>;
  /** How many patterns may still be tried, and how many characters may still be searched for them. */
  left: number;
}

/** The sentences in one language. */
class Translations {
  readonly #exact: ReadonlyMap<string, string>;
  readonly #patterns: readonly Pattern[];

  constructor(
    ofEndpoints: Catalogue,
    own: Catalogue,
    private readonly language: string,
  ) {
    const hasParts = ([key]: readonly [string, string]) => MARK.test(key);
    const all = [...Object.entries(ofEndpoints), ...Object.entries(own)];
    this.#exact = new Map(all.filter((entry) => !hasParts(entry)));
    const patternsOf = (catalogue: Catalogue, unmarked: PartKind) =>
      Object.entries(catalogue)
        .filter(hasParts)
        .map(([key, value]) => patternOf(key, value, unmarked));
    const patterns = [...patternsOf(ofEndpoints, 'auto'), ...patternsOf(own, '')];
    const lengthOf = ({ literals }: Pattern) => literals.join('').length;
    this.#patterns = patterns.sort((one, other) => lengthOf(other) - lengthOf(one));
  }

  /** Translates one or several sentences; null if there is no entry. Takes time linear in the length of the text. */
  translate(text: string): string | null {
    if (text.length > LENGTH_MAX) return null;
    const work = { found: new Map(), left: 2 * this.#patterns.length * (text.length + 100) };
    const translation = this.#translate(text, 0, work);
    return work.left < 0 ? null : translation;
  }

  #translate(text: string, depth: number, work: Work): string | null {
    const exact = this.#exact.get(text);
    if (exact !== undefined) return exact;
    if (depth > DEPTH_MAX) return null;
    // The whole text is tried first: people's own text may be several sentences.
    const whole = this.#filled(text, depth, depth === 0, work);
    return whole ?? (depth < DEPTH_MAX ? this.#sequence(text, depth, work) : null);
  }

  /** Fills the pattern of a sentence. Only whole texts may end with people's own text. */
  #filled(sentence: string, depth: number, mayBeOpen: boolean, work: Work): string | null {
    const key = `${depth} ${mayBeOpen} ${sentence}`;
    const known = work.found.get(key);
    if (known !== undefined) return known;
    let found: string | null = null;
    for (const { parts, result } of this.#fitting(sentence, mayBeOpen, work)) {
      const pieces = result.map((piece) =>
        typeof piece === 'string' ? piece : this.#partText(parts[piece.part] ?? '', piece.kind, depth, work),
      );
      if (pieces.includes(null)) continue;
      found = pieces.join('');
      break;
    }
    work.found.set(key, found);
    return found;
  }

  /**
   * Returns the patterns that a sentence fits, with its parts, the most specific patterns first. People's own text may
   * contain the words in other patterns, so these come after the pattern that ends with the text.
   */
  #fitting(sentence: string, mayBeOpen: boolean, work: Work) {
    const fitting: (Pattern & { readonly parts: readonly string[]; readonly end: number })[] = [];
    for (const pattern of this.#patterns) {
      const { literals, isOpen } = pattern;
      const [first = ''] = literals;
      work.left -= 1;
      if (work.left < 0) return [];
      if (isOpen && !mayBeOpen) continue;
      if (!sentence.startsWith(first) || !sentence.endsWith(literals.at(-1) ?? '')) continue;
      work.left -= sentence.length;
      const parts = partsIn(sentence, literals);
      if (parts) fitting.push({ ...pattern, parts, end: first.length + (parts[0] ?? '').length });
    }
    const openEnd = Math.min(...fitting.map(({ isOpen, end }) => (isOpen ? end : Number.POSITIVE_INFINITY)));
    const rankOf = ({ isOpen, end }: (typeof fitting)[number]) =>
      end < openEnd ? 0 : isOpen && end === openEnd ? 1 : 2;
    return fitting.sort((one, other) => rankOf(one) - rankOf(other));
  }

  #partText(part: string, kind: PartKind, depth: number, work: Work): string | null {
    if (kind === '') return part;
    if (kind === '?') return OUR_WORDS.has(part) ? (this.#exact.get(part) ?? part) : part;
    if (kind === '.') return this.#translate(part, depth + 1, work);
    if (NUMBER.test(part)) return numberIn(this.language, part);
    if (kind === '#') return PLAIN_NUMBER.test(part) ? part : null;
    const translation = /[.?!]$/.test(part) ? this.#translate(part, depth + 1, work) : this.#exact.get(part);
    // Otherwise, the pattern of the last sentence would match the previous sentences as its part.
    return translation ?? (/[.?!] /.test(part) ? null : part);
  }

  /**
   * Translates several sentences with entries, each as short as possible, because some entries begin with a part that
   * matches any text.
   */
  #sequence(text: string, depth: number, work: Work): string | null {
    const ends = [...text.matchAll(/[.?!] /g)].map(({ index }) => index + 1);
    if (ends.length === 0 || ends.length > SEQUENCE_MAX) return null;
    const failed = new Set<number>();
    const one = (sentence: string) => this.#exact.get(sentence) ?? this.#filled(sentence, depth, false, work);
    const from = (start: number): string | null => {
      if (failed.has(start)) return null;
      for (const end of ends) {
        if (end <= start) continue;
        if (work.left < 0) return null;
        const head = one(text.slice(start, end));
        const rest = head === null ? null : from(end + 1);
        if (head !== null && rest !== null) return `${head} ${rest}`;
      }
      const last = start === 0 ? null : one(text.slice(start));
      if (last === null) failed.add(start);
      return last;
    };
    return from(0);
  }
}

const LANGUAGES = Object.fromEntries(
  Object.entries(WORDS).map(([language, { ofEndpoints, sentences }]) => [
    language,
    new Translations(ofEndpoints, sentences, language),
  ]),
) as Readonly<Record<keyof typeof WORDS, Translations>>;

/** Returns a sentence in one of the dashboard's languages; returns it in English if there is no entry. */
export function translated(sentence: string, language: DashboardLanguage): string {
  return language === 'en' ? sentence : (LANGUAGES[language].translate(sentence) ?? sentence);
}

/** Returns whether a sentence has an entry in every language. */
export const hasEntry = (sentence: string): boolean =>
  Object.values(LANGUAGES).every((translations) => translations.translate(sentence) !== null);
