import type { Language } from '@frontdesk/shared/endpoints/languages';
import { termOf, withoutClitics } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import GLOSSARIES from './glossaries.json' with { type: 'json' };

/** A language with a glossary. */
type Glossed = keyof typeof GLOSSARIES & Language;

/** Whether texts in a language can be glossed. */
export const hasGlossary = (language: TextLanguage): language is Glossed => language in GLOSSARIES;

const glossaries = new Map<Glossed, Glossary>();

/**
 * Returns a text with its words in English, one by one and in the same order, for a model that was trained on English.
 * Unknown words stay, since most are names or the same in English. So do texts in languages without a glossary.
 */
export function glossed(text: string, language: TextLanguage): string {
  if (!hasGlossary(language)) return text;
  const glossary = glossaries.get(language) ?? new Glossary(language);
  glossaries.set(language, glossary);
  return glossary.gloss(text);
}

/** What joins the parts of a German compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'e', 'er'];
const PART_MIN = 3;
const COMPOUND_MAX = 40;

const KNOWN_MAX = 20_000;

/** The English words of one language's words, which it finds as written or by their stem. */
class Glossary {
  readonly #words = new Map<string, string>();
  readonly #stems = new Map<string, string>();
  /** Texts repeat their words, and to split compounds is most of the work. */
  readonly #known = new Map<string, string>();

  constructor(private readonly language: Glossed) {
    const all = Object.entries(GLOSSARIES[language]).flatMap(([english, words]) =>
      words.split(' ').map((word) => [word, english] as const),
    );
    for (const [word, english] of all) this.#add(word, english);
    for (const [word, english] of all) for (const form of formsOf(word, language)) this.#add(form, english);
  }

  gloss(text: string): string {
    return withoutClitics(text, this.language).replace(/[\p{L}\p{M}]+/gu, (word) => this.#glossOf(word));
  }

  #add(word: string, english: string): void {
    if (!this.#words.has(word)) this.#words.set(word, english);
    const stem = termOf(word, this.language);
    if (!this.#stems.has(stem)) this.#stems.set(stem, english);
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
    return this.#words.get(word) ?? this.#stems.get(termOf(word, this.language));
  }

  /** Splits a compound in front of the longest known word at its end, which names the thing. */
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

/** Returns regular forms of a German verb that its stemmer keeps apart: 'mietet' and 'gemietet' for 'mieten'. */
function formsOf(word: string, language: Language): readonly string[] {
  const stem = language === 'de' ? /^(.{3,})en$/.exec(word)?.[1] : undefined;
  return stem === undefined ? [] : [`${stem}t`, `${stem}et`, `${stem}e`, `ge${stem}t`, `ge${stem}et`];
}
