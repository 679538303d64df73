import type { Language } from '@frontdesk/shared/endpoints/languages';
import { termOf, withoutAccents, withoutClitics } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import GLOSSARIES from './glossaries.json' with { type: 'json' };

/** A language with a glossary. */
type Glossed = keyof typeof GLOSSARIES & Language;

/** Whether texts in a language can be glossed. */
export const hasGlossary = (language: TextLanguage): language is Glossed => language in GLOSSARIES;

const glossaries = new Map<Glossed, Glossary>();

/**
 * Translates a text into English word by word, in the same order, for a model that was trained on English.
 * Unknown words are left unchanged, because most are names or the same in English; so are texts in languages without a
 * glossary.
 */
export function glossed(text: string, language: TextLanguage): string {
  if (!hasGlossary(language)) return text;
  const glossary = glossaries.get(language) ?? new Glossary(language);
  glossaries.set(language, glossary);
  return glossary.gloss(text);
}

/** The letters that join the parts of a German compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'e', 'er'];
const PART_MIN = 3;
const ENDING_MAX = 8;
const COMPOUND_MAX = 40;

const KNOWN_MAX = 20_000;

/** A sequence of letters, or the characters between two of them. */
const WORDS_AND_GAPS = /[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu;
/** The words in a phrase must be adjacent. */
const PHRASE_GAP = /^[ '’-]+$/;
const PHRASE_WORDS = 6;

/**
 * Translates words from one language into English. Finds them as they are written, as they are typed without accents,
 * or by their stem.
 */
class Glossary {
  readonly #words = new Map<string, string>();
  /** The words by their typed forms. */
  readonly #typed = new Map<string, string>();
  /** The typed forms in order, so that those with the same beginning are adjacent. */
  readonly #sorted: readonly string[];
  /** Phrases by their typed words. */
  readonly #phrases = new Map<string, string>();
  /** Results are cached, because words repeat within texts, and splitting compounds is most of the work. */
  readonly #known = new Map<string, string>();

  constructor(private readonly language: Glossed) {
    for (const [english, words] of Object.entries(GLOSSARIES[language])) {
      for (const word of words.split(' ')) {
        const typed = typedAs(word, language);
        if (word.includes('_')) {
          this.#phrases.set(typed, english);
          continue;
        }
        this.#words.set(word, english);
        if (!this.#typed.has(typed)) this.#typed.set(typed, word);
      }
    }
    this.#sorted = [...this.#typed.keys()].sort();
  }

  gloss(text: string): string {
    const parts = withoutClitics(text, this.language).match(WORDS_AND_GAPS) ?? [];
    let result = '';
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at] as string;
      if (!/^[\p{L}\p{M}]/u.test(part)) {
        result += part;
        continue;
      }
      const [phrase, length] = this.#phraseAt(parts, at) ?? [];
      result += phrase ?? this.#glossOf(part);
      at += length ?? 0;
    }
    return result;
  }

  /** Returns the longest phrase that begins at a word, and the number of its further parts. */
  #phraseAt(parts: readonly string[], at: number): [english: string, length: number] | null {
    let [key, found] = ['', null as [string, number] | null];
    for (let count = 0; count < PHRASE_WORDS; count++) {
      const [word, gap] = [parts[at + 2 * count], parts[at + 2 * count - 1]];
      if (word === undefined || (count > 0 && !PHRASE_GAP.test(gap ?? ''))) break;
      key += (count > 0 ? '_' : '') + typedAs(word.toLowerCase(), this.language);
      const english = count > 0 ? this.#phrases.get(key) : undefined;
      if (english !== undefined) found = [english, 2 * count];
    }
    return found;
  }

  #glossOf(word: string): string {
    const lower = word.normalize('NFKC').toLowerCase();
    const known = this.#known.get(lower);
    if (known !== undefined) return known;
    const isCompound = this.language === 'de' && lower.length <= COMPOUND_MAX;
    const found = this.#whole(lower) ?? (isCompound ? this.#parts(lower) : undefined) ?? word;
    if (this.#known.size >= KNOWN_MAX) this.#known.clear();
    this.#known.set(lower, found);
    return found;
  }

  #whole(word: string): string | undefined {
    const typed = typedAs(word, this.language);
    const known = this.#words.has(word) ? word : (this.#typed.get(typed) ?? this.#otherFormOf(word, typed));
    return known === undefined ? undefined : this.#words.get(known);
  }

  /** Returns the known word that `word` is a form of. */
  #otherFormOf(word: string, typed: string): string | undefined {
    const infinitive = infinitivesOf(typed, this.language).find((one) => this.#typed.has(one));
    return infinitive === undefined
      ? (this.#withStem(termOf(word, this.language)) ?? this.#withStem(termOf(typed, this.language)))
      : this.#typed.get(infinitive);
  }

  /** Returns a known word with a given stem. Stemming all words up front would take a second. */
  #withStem(stem: string): string | undefined {
    if (stem.length < PART_MIN) return undefined;
    // A stem can end in a different letter than the word: 'i' for 'y'.
    const front = stem.slice(0, -1);
    for (let at = this.#placeOf(front); this.#sorted[at]?.startsWith(front); at++) {
      const typed = this.#sorted[at] as string;
      if (typed.length > stem.length + ENDING_MAX) continue;
      const known = this.#typed.get(typed) ?? typed;
      if (termOf(known, this.language) === stem || termOf(typed, this.language) === stem) return known;
    }
    return undefined;
  }

  /** Returns the position of the first word that does not sort before a given text. */
  #placeOf(text: string): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sorted[middle] as string) < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Splits a compound before the longest known word at its end, which names the thing. */
  #parts(word: string): string | undefined {
    for (let at = PART_MIN; at <= word.length - PART_MIN; at++) {
      const last = this.#whole(word.slice(at));
      const first = last === undefined ? undefined : this.#front(word.slice(0, at));
      if (first !== undefined) return `${first} ${last}`;
    }
    return undefined;
  }

  #front(word: string): string | undefined {
    for (const joint of JOINTS) {
      const bare = word.slice(0, word.length - joint.length);
      if (bare.length < PART_MIN || !word.endsWith(joint)) continue;
      const found = this.#whole(bare) ?? this.#parts(bare);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns a lower-case word as people type it on a keyboard that lacks its special letters. */
const typedAs = (word: string, language: Language) =>
  /^[a-z_]*$/.test(word)
    ? word
    : withoutAccents(language === 'de' ? word.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter) : word);

/** A form of a German verb, with its separable prefix. */
const GERMAN_FORM =
  /^(ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|teil|um|unter|vor|vorbei|weg|weiter|zu|zurueck|zusammen)?(?:ge(.{3,}?)e?t|zu(.{3,})en|(.{3,}?)(?:e?t|e|st))$/;

/** Endings of verbs that the stemmers keep apart from the infinitive, without accents. */
const VERB_ENDINGS = {
  fr: {
    er: 'e es ez ons ent ee ees ait ais aient era eront erait ant',
    ir: 'is it issez issons issent i ie ies issait ira iront issant',
    re: 's ons ez ent u ue us ues ait aient ant e es',
  },
  es: {
    ar: 'a as an amos ado ada ados adas ando aba aban ara aran aron ais abais aras areis aria ariais aste o e es en emos eis ad',
    er: 'e es en emos ido ida idos iendo era eran ieron eis iais eras ereis eria eriais iste io ia a as an amos ais ed',
    ir: 'e es en imos ido ida idos iendo ira iran ieron is iais iras ireis iria iriais iste io ia a as an amos ais id',
  },
} as const;

const ENDINGS = Object.fromEntries(
  Object.entries(VERB_ENDINGS).map(([language, verbs]) => [
    language,
    Object.entries(verbs).flatMap(([infinitive, endings]) =>
      endings.split(' ').map((one) => [one, infinitive] as const),
    ),
  ]),
);

/** Returns the verbs that a typed word may be a form of: 'mieten' for 'mietet' and 'gemietet'. */
function infinitivesOf(word: string, language: Language): readonly string[] {
  if (language === 'de') {
    const [, prefix = '', past, infinitive, present] = GERMAN_FORM.exec(word) ?? [];
    const stem = past ?? infinitive ?? present;
    return stem === undefined ? [] : [`${prefix}${stem}en`];
  }
  return (ENDINGS[language] ?? []).flatMap(([ending, infinitive]) =>
    word.length > ending.length + 1 && word.endsWith(ending) ? [word.slice(0, -ending.length) + infinitive] : [],
  );
}
