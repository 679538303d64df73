import { termsOf } from '../../terms/terms';
import { type Concept, isStrong, nameTerms } from '../concepts/concepts';
import { type Embedding, similarity, splitEmbeddings } from '../embeddings/embedding';
import { embeddedUnits } from '../embeddings/text-embedder';
import type { FoundPassage } from '../passage';
import { unitsOf } from '../sentences';
import { WEIGHTS } from '../weights';

/** What a question requests beyond its words: 'when' a time, 'how much' an amount. */
interface QuestionKind {
  readonly asked: RegExp;
  readonly answered: RegExp;
  /** Whether an answer without it is unlikely. */
  readonly isNeeded?: true;
}

const KINDS: readonly QuestionKind[] = [
  {
    asked: /\b(when|what time|opening|hours|until|open|closed?|deadline)\b/i,
    answered:
      /\b(\d{1,2}[:.]\d{2}|\d{1,2}\s?(am|pm|a\.m|p\.m|o'clock|h)\b|monday|tuesday|wednesday|thursday|friday|saturday|sunday|daily|weekdays?|january|february|march|april|june|july|august|september|october|november|december|\d{4}-\d{2}|noon|midnight|\d+ (minutes|hours|days|weeks|months))/i,
  },
  {
    isNeeded: true,
    asked: /\b(opening|business|office) (hours|times?)\b|^(when|what time|until when|how late)\b.*\b(open|close)/i,
    answered:
      /\b\d{1,2}([:.]\d{2}\b|\s?(am|pm|a\.m|p\.m|o'clock))|\b(at|from|until|till|to|after|before) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|dawn|dusk)\b|\d to \d|\b(closed|shut) (on|all)\b|\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|day and night|24 hours|\ball day\b/i,
  },
  {
    asked: /\b(how (long|soon|quick|quickly|fast)|how many (days|weeks|months|hours)|duration|deadline|period)\b/i,
    answered:
      /\b(\d+|one|two|three|four|five|six|seven|ten|fourteen|thirty)[\s-]+(minute|hour|day|week|month|year|business|working|calendar)/i,
  },
  {
    isNeeded: true,
    asked:
      /\b(how much (is|are|for|to|do|does|will|must|would)|prices?|costs?|fees?|expensive)\b(?!.*\b(use|consume|weigh)\b)/i,
    answered:
      /([€$£¥]\s?\d|\d\s?([€$£¥]|eur|usd|gbp|chf|euros?|dollars?|pounds?|percent|%)|\b\d+[.,]\d\d\b|\bfees?:? |\bfree( of charge)?\b)/i,
  },
  {
    asked: /\b(how many|how often|number of|capacity|maximum|limit)\b/i,
    answered: /\b(\d+|one|two|three|four|five|six|ten|twelve)\b/i,
  },
  {
    asked: /\b(where|address|located|location|directions?)\b/i,
    answered:
      /\b(street|st\.|road|avenue|square|lane|floor|building|station|city|near|opposite|located|address|platz|stra(ss|ß)e|\d{4,5}\s\p{Lu})/iu,
  },
  { asked: /\b(phone|call|telephone|number|reach|contact)\b/i, answered: /(\+?\d[\d\s()/-]{6,}\d|@)/ },
  { isNeeded: true, asked: /\be-?mail address\b/i, answered: /[\w.+-]+@[\w-]+\.\w+/ },
  { isNeeded: true, asked: /\b(tele)?phone number\b/i, answered: /\+?\d[\d\s()/-]{4,}\d/ },
  { asked: /\b(e-?mail|mail|write|contact|reach)\b/i, answered: /[\w.+-]+@[\w-]+\.\w+/ },
  { asked: /\b(website|url|link|online|web)\b/i, answered: /(https?:\/\/|www\.)/ },
  { asked: /\bwho\b/i, answered: /\b\p{Lu}\p{L}+\s\p{Lu}\p{L}+/u },
  {
    asked: /^(can|may|am i|are|is|do|does|will)\b/i,
    answered: /\b(yes|no|not|only|may|can|cannot|must|allowed|permitted|welcome|possible|accept(ed)?|require[ds]?)\b/i,
  },
];

/** Returns whether the question asks for a kind of fact, such as a price, that none of `texts` contains. */
export function asksStrictly(question: string, texts: readonly string[]): boolean {
  return KINDS.some(
    ({ asked, answered, isNeeded }) => isNeeded && asked.test(question) && !texts.some((text) => answered.test(text)),
  );
}

/**
 * Returns whether `text` defines what the question asks about: '"Licensor" shall mean …' for 'Who is the licensor?'.
 */
function defines(question: string, text: string): boolean {
  const thing =
    /^(?:what|who) (?:is|are|does) (?:meant by |the definition of |the |an? )?["“]?([\w -]{3,40}?)["”]?(?: mean)?\s*\??$/i.exec(
      question,
    )?.[1];
  if (!thing) return false;
  const name = thing.replace(/e?s$/i, '').replace(/[^\w -]/g, '');
  return new RegExp(`^.{0,25}?\\b${name}(e?s)?["”]?\\s+([\\w ]{0,20} )?(shall )?(means?|refers?|is|are)\\b`, 'i').test(
    text,
  );
}

/** Returns how well `text` fits the kind of `question`: from 0, not at all or without a kind, to 3, a definition. */
function answersKind(question: string, text: string): number {
  if (defines(question, text)) return 3;
  return KINDS.some(({ asked, answered }) => asked.test(question) && answered.test(text)) ? 1 : 0;
}

/** A passage with the words for its ranking, split only once per question. */
interface ReadPassage {
  readonly passage: FoundPassage;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  readonly heading: ReadonlySet<string>;
  readonly ownHeading: ReadonlySet<string>;
  /** The words of the document's name. */
  readonly name: ReadonlySet<string>;
  readonly sentences: readonly ReadSentence[];
}

export interface ReadSentence {
  readonly text: string;
  /** Null until the passage is embedded. */
  readonly embedding: Embedding | null;
  readonly terms: ReadonlySet<string>;
}

/** A question's embedding, and its model. */
interface QuestionMeaning {
  readonly embedding: Embedding;
  readonly model: string;
}

function readPassage(passage: FoundPassage, meaning: QuestionMeaning | null): ReadPassage {
  const { language } = passage;
  const units = unitsOf(passage.text);
  const embeddings =
    passage.sentenceEmbeddings && meaning && passage.model === meaning.model
      ? splitEmbeddings(passage.sentenceEmbeddings, meaning.embedding.length)
      : [];
  // Embeddings do not match by position when the sentences are split differently now.
  const isEmbedded = embeddings.length === embeddedUnits(passage.text).length;
  const terms = passage.terms.split(' ');
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return {
    passage,
    counts,
    length: terms.length,
    heading: new Set(termsOf(passage.heading, language)),
    ownHeading: new Set(termsOf(passage.heading.split(' > ').at(-1) ?? '', language)),
    name: new Set(nameTerms(passage.documentName, language)),
    sentences: units.map(({ text, position }) => ({
      text,
      terms: new Set(termsOf(text, language)),
      embedding: isEmbedded ? (embeddings[position] ?? null) : null,
    })),
  };
}

export interface RankedPassage extends FoundPassage {
  readonly score: number;
  /** Its sentences, best first. */
  readonly sentences: readonly RankedSentence[];
  /** Similarity of its best sentence to the question in meaning, from 0 to 1. */
  readonly meaning: number;
  /**
   * The share of the question that it and its best sentence cover, with synonyms and headings; rare words weigh more.
   */
  readonly coverage: number;
  /** How well it matches each concept of the question, from 0 to 1. */
  readonly met: readonly number[];
}

/** A question prepared for the comparison with passages. */
export interface AskedQuestion {
  readonly text: string;
  readonly concepts: readonly Concept[];
  /** Null when only its words are compared. */
  readonly meaning: QuestionMeaning | null;
}

export interface RankedSentence {
  readonly text: string;
  readonly position: number;
  readonly coverage: number;
  readonly meaning: number;
  /** Its value by words alone. */
  readonly inWords: number;
  readonly score: number;
}

/**
 * Ranks found passages by the meaning of their best sentence and by the question's concepts: BM25, so that rare words
 * weigh more than common ones, and the share of the question that the best sentence covers. `total` is the number of
 * all passages.
 */
export function rankPassages(
  { text: question, concepts, meaning }: AskedQuestion,
  found: readonly FoundPassage[],
  total: number,
): RankedPassage[] {
  const read = found.map((passage) => readPassage(passage, meaning));
  const valuesIn = meetings(concepts);
  const times = read.map(({ counts }) => concepts.map((concept) => timesIn(concept, counts)));
  const rarity = concepts.map((concept, at) => {
    const holders = times.filter((passage) => (passage[at] ?? 0) > 0).length;
    const unseen = concept.isName ? WEIGHTS.unseenName : isStrong(concept) ? WEIGHTS.unseenWord : 1;
    return concept.weight * (holders > 0 ? 1 : unseen) * rarityOf(holders, Math.max(total, read.length));
  });
  const all = rarity.reduce((sum, one) => sum + one, 0) || 1;
  /** Sums the value of every concept, weighted by its rarity. */
  const share = (worth: (at: number) => number) => rarity.reduce((sum, one, at) => sum + one * worth(at), 0) / all;
  const averageLength = read.reduce((sum, { length }) => sum + length, 0) / Math.max(1, read.length);

  const ranked = read.map((one, index): RankedPassage => {
    const heldTimes = times[index] ?? [];
    const [name, ownHeading] = [valuesIn(one.name), valuesIn(one.ownHeading)];
    const lengthFactor = 1 - WEIGHTS.lengthInfluence + (WEIGHTS.lengthInfluence * one.length) / averageLength;
    const words = share((at) => saturated(heldTimes[at] ?? 0, lengthFactor));
    const meets = concepts.map((_, at) => Math.max(Math.min(1, heldTimes[at] ?? 0), name[at] ?? 0));
    const met = share((at) => Math.max(Math.min(1, heldTimes[at] ?? 0), (name[at] ?? 0) * WEIGHTS.documentName));
    const title = share((at) => Math.max(ownHeading[at] ?? 0, name[at] ?? 0));
    const sentences = rankSentences(question, one, valuesIn, share, name, meaning?.embedding ?? null);
    const best = sentences.reduce((most, sentence) => (sentence.inWords > most.inWords ? sentence : most), NO_SENTENCE);
    const coverage = 0.5 * met + 0.5 * best.coverage;
    const inWords =
      WEIGHTS.passageWords * words * (WEIGHTS.passageWords + coverage) + best.inWords + title * WEIGHTS.titleBonus;
    const nearest = Math.max(0, ...sentences.map((sentence) => sentence.meaning));
    return {
      ...one.passage,
      score: nearest + WEIGHTS.wordsBesideMeaning * inWords,
      sentences,
      meaning: nearest,
      coverage,
      met: meets,
    };
  });
  return ranked.sort((one, other) => other.score - one.score);
}

const NO_SENTENCE = { coverage: 0, inWords: 0 };

type ValuesIn = (terms: Iterable<string>) => readonly number[];

function rankSentences(
  question: string,
  { heading, sentences }: ReadPassage,
  valuesIn: ValuesIn,
  share: (worth: (at: number) => number) => number,
  name: readonly number[],
  meaning: Embedding | null,
): RankedSentence[] {
  const inHeading = valuesIn(heading);
  let before: readonly number[] = [];
  const ranked = sentences.map(({ text, terms, embedding }, position): RankedSentence => {
    const here = valuesIn(terms);
    const coverage = share((at) =>
      Math.max(
        here[at] ?? 0,
        (inHeading[at] ?? 0) * WEIGHTS.heading,
        (before[at] ?? 0) * WEIGHTS.sentenceBefore,
        (name[at] ?? 0) * WEIGHTS.documentName,
      ),
    );
    const own = share((at) => here[at] ?? 0);
    before = here;
    const kind = coverage > 0 ? WEIGHTS.kindBonus * answersKind(question, text) : 0;
    const inWords = coverage + WEIGHTS.ownWords * own + kind;
    const means =
      meaning && embedding ? similarity(meaning, embedding) : WEIGHTS.guessedMeaning * Math.min(1, coverage);
    return { text, position, coverage, inWords, meaning: means, score: means + WEIGHTS.wordsBesideMeaning * inWords };
  });
  return ranked.sort((one, other) => other.score - one.score);
}

/** Returns how well the best of some terms matches each concept. */
function meetings(concepts: readonly Concept[]): ValuesIn {
  const standsFor = new Map<string, { at: number; value: number }[]>();
  for (const [at, { term, synonyms }] of concepts.entries()) {
    for (const [word, value] of [[term, 1] as const, ...synonyms]) {
      standsFor.set(word, [...(standsFor.get(word) ?? []), { at, value }]);
    }
  }
  return (terms) => {
    const values = concepts.map(() => 0);
    for (const term of terms) {
      for (const { at, value } of standsFor.get(term) ?? []) values[at] = Math.max(values[at] ?? 0, value);
    }
    return values;
  };
}

/** Counts a term and its synonyms; a synonym counts once, however often it occurs. */
function timesIn({ term, synonyms }: Concept, counts: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [synonym, value] of synonyms) if (value > best && counts.has(synonym)) best = value;
  return (counts.get(term) ?? 0) + best;
}

const saturated = (times: number, lengthFactor: number) =>
  (times * (WEIGHTS.saturation + 1)) / (times + WEIGHTS.saturation * lengthFactor);

/** A word in no passage counts like a word in a single passage: a document may phrase it differently. */
function rarityOf(holders: number, total: number): number {
  const counted = Math.max(1, holders);
  return Math.log(1 + (total - counted + 0.5) / (counted + 0.5)) + WEIGHTS.rarityBase;
}
