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
 * Marks a text as a sentence where the types cannot know that it has an entry: it comes from the database, another
 * process or a schema. `tooling/lint/sentences.test.ts` finds those of our own code without one.
 */
export const asSentence = (text: string): Sentence => text as Sentence;

/**
 * What is done with what a sentence contains: `.` and `?` are described in `de/sentences.ts`; `auto` is of the endpoints. What is
 * `quoted` is somebody's own text.
 */
type PartKind = '' | '.' | '?' | 'auto' | 'quoted';

interface Pattern {
  /** What stands before, between and after the parts; one more than parts. */
  readonly literals: readonly string[];
  /** The translation, with the parts by their number. */
  readonly result: readonly (string | { readonly part: number; readonly kind: PartKind })[];
}

const MARK = /\{(\d)([.?]?)\}/;

function patternOf(key: string, value: string, kindOf: (kind: PartKind) => PartKind): Pattern {
  const [start = '', ...pieces] = value.split(MARK);
  const result: Pattern['result'][number][] = [start];
  for (let at = 0; at < pieces.length; at += 3) {
    const [part, kind = '', text = ''] = pieces.slice(at, at + 3);
    const isQuoted = /(?:["„“”(]|«\s?)$/.test(String(result.at(-1))) && kind === '';
    result.push({ part: Number(part), kind: isQuoted ? 'quoted' : kindOf(kind as PartKind) }, text);
  }
  return { literals: key.split(/\{\d\}/), result };
}

/** Matches the parts of a sentence; null when it does not fit. Takes the first place of each literal, in linear time. */
function partsIn(sentence: string, literals: readonly string[]): string[] | null {
  const [first = '', ...others] = literals;
  const last = others.pop() ?? '';
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return null;
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

/** Texts of more sentences are not ours, but somebody's own. */
const SEQUENCE_MAX = 40;

/** The sentences of one language. */
class Translations {
  readonly #exact: ReadonlyMap<string, string>;
  readonly #patterns: readonly Pattern[];
  readonly #own: Catalogue;

  constructor(
    ofEndpoints: Catalogue,
    own: Catalogue,
    private readonly language: string,
  ) {
    const hasParts = ([key]: readonly [string, string]) => MARK.test(key);
    const all = [...Object.entries(ofEndpoints), ...Object.entries(own)];
    this.#exact = new Map(all.filter((entry) => !hasParts(entry)));
    this.#own = own;
    const patternsOf = (catalogue: Catalogue, kindOf: (kind: PartKind) => PartKind) =>
      Object.entries(catalogue)
        .filter(hasParts)
        .map(([key, value]) => patternOf(key, value, kindOf));
    const patterns = [...patternsOf(ofEndpoints, () => 'auto'), ...patternsOf(own, (kind) => kind)];
    const lengthOf = ({ literals }: Pattern) => literals.join('').length;
    // The one that says most fits best.
    this.#patterns = patterns.sort((one, other) => lengthOf(other) - lengthOf(one));
  }

  /** Translates one sentence or several in a row; null without an entry. */
  translate(text: string): string | null {
    return this.#exact.get(text) ?? this.#sequence(text) ?? this.#filled(text);
  }

  #filled(sentence: string): string | null {
    for (const { literals, result } of this.#patterns) {
      const parts = partsIn(sentence, literals);
      if (!parts) continue;
      const pieces = result.map((piece) =>
        typeof piece === 'string' ? piece : this.#partText(parts[piece.part] ?? '', piece.kind),
      );
      if (!pieces.includes(null)) return pieces.join('');
    }
    return null;
  }

  #partText(part: string, kind: PartKind): string | null {
    if (kind === 'quoted') return part;
    if (NUMBER.test(part)) return numberIn(this.language, part);
    if (kind === '') return part;
    if (kind === '?') return this.#own[part] ?? part;
    if (kind === '.') return this.translate(part);
    const translation = /[.?!]$/.test(part) ? this.translate(part) : this.#exact.get(part);
    // Otherwise the end of one sentence would take those before it for its part.
    return translation ?? (/[.?!] /.test(part) ? null : part);
  }

  /** Translates several sentences with an entry, each as short as possible: some begin with any text. */
  #sequence(text: string): string | null {
    const ends = [...text.matchAll(/[.?!] /g)].map(({ index }) => index + 1);
    if (ends.length === 0 || ends.length > SEQUENCE_MAX) return null;
    const failed = new Set<number>();
    const from = (start: number): string | null => {
      if (failed.has(start)) return null;
      for (const end of ends) {
        if (end <= start) continue;
        const head = this.#one(text.slice(start, end));
        const rest = head === null ? null : from(end + 1);
        if (head !== null && rest !== null) return `${head} ${rest}`;
      }
      const last = start === 0 ? null : this.#one(text.slice(start));
      if (last === null) failed.add(start);
      return last;
    };
    return from(0);
  }

  #one(sentence: string): string | null {
    return this.#exact.get(sentence) ?? this.#filled(sentence);
  }
}

const LANGUAGES = Object.fromEntries(
  Object.entries(WORDS).map(([language, { ofEndpoints, sentences }]) => [
    language,
    new Translations(ofEndpoints, sentences, language),
  ]),
) as Readonly<Record<keyof typeof WORDS, Translations>>;

/** Returns a sentence in a language of the dashboard; the English one without an entry. */
export function translated(sentence: string, language: DashboardLanguage): string {
  return language === 'en' ? sentence : (LANGUAGES[language].translate(sentence) ?? sentence);
}

/** Returns whether a sentence has an entry in every language. */
export const hasEntry = (sentence: string): boolean =>
  Object.values(LANGUAGES).every((translations) => translations.translate(sentence) !== null);
