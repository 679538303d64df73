import { setImmediate } from 'node:timers/promises';
import { termsOf } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { type Concept, isStrong, nameTerms } from '../concepts/concepts';
import { embeddedUnits } from '../embeddings/embedder';
import { type Embedding, similarity, splitEmbeddings } from '../embeddings/embedding';
import type { FoundPassage } from '../passage';
import { unitsOf } from '../sentences';
import { WEIGHTS } from '../weights';
import { hasKind, type QuestionKind } from './question-kinds';

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

/** Returns how well `text` fits the kind of `question`: from 0 (not at all, or no kind) to 3 (a definition). */
function answersKind({ text: question, kind, language }: AskedQuestion, text: string): number {
  if (defines(question, text)) return 3;
  return FORMLESS.has(kind) || !hasKind(kind, text, language) ? 0 : 1;
}

/** Kinds of questions whose answers have no special form. */
const FORMLESS: ReadonlySet<QuestionKind> = new Set(['which', 'other']);

/** A passage with the words by which it is ranked, split only once per question. */
interface ReadPassage {
  readonly passage: FoundPassage;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  readonly heading: ReadonlySet<string>;
  readonly ownHeading: ReadonlySet<string>;
  /** The words in the document's name. */
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
  /** The embedding of each of its strong words, by term. */
  readonly words: ReadonlyMap<string, Embedding>;
}

function readPassage(passage: FoundPassage, meaning: QuestionMeaning | null): ReadPassage {
  const { language } = passage;
  const units = unitsOf(passage.text);
  const embeddings =
    passage.sentenceEmbeddings && meaning && passage.model === meaning.model
      ? splitEmbeddings(passage.sentenceEmbeddings, meaning.embedding.length)
      : [];
  // Embeddings cannot be matched by position if the sentences are now split differently.
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
  /** How similar in meaning its best sentence is to the question, from 0 to 1. */
  readonly meaning: number;
  /**
   * The share of the question that it and its best sentence cover, including synonyms and headings; rare words count
   * more.
   */
  readonly coverage: number;
  /** How well it matches each concept of the question, from 0 to 1. */
  readonly met: readonly number[];
}

/** A question prepared for the comparison with passages. */
export interface AskedQuestion {
  readonly text: string;
  readonly language: TextLanguage;
  readonly kind: QuestionKind;
  readonly concepts: readonly Concept[];
  /** Null if only its words are compared. */
  readonly meaning: QuestionMeaning | null;
}

export interface RankedSentence {
  readonly text: string;
  readonly position: number;
  /** Null if it has no embedding from the question's model. */
  readonly embedding: Embedding | null;
  readonly coverage: number;
  readonly meaning: number;
  /** Its value according to words alone. */
  readonly inWords: number;
  readonly score: number;
  /** How well it, with the headings above it, matches each concept of the question, from 0 to 1. */
  readonly met: readonly number[];
}

/**
 * Ranks the found passages by the meaning of their best sentence and by the question's concepts. The latter combine
 * BM25, in which rare words count more than common ones, with the share of the question that the best sentence covers.
 * `total` is the number of all passages.
 */
export function rankPassages(question: AskedQuestion, found: readonly FoundPassage[], total: number): RankedPassage[] {
  const read = found.map((passage) => readPassage(passage, question.meaning));
  return rankRead(question, read, total);
}

/** Most of the time is spent splitting new passages into words. */
const READ_AT_ONCE = 25;

/** Ranks many passages as `rankPassages` does; other work can run while they are read. */
export async function rankInSteps(
  question: AskedQuestion,
  found: readonly FoundPassage[],
  total: number,
): Promise<RankedPassage[]> {
  const read: ReadPassage[] = [];
  for (const passage of found) {
    read.push(readPassage(passage, question.meaning));
    if (read.length % READ_AT_ONCE === 0) await setImmediate();
  }
  return rankRead(question, read, total);
}

function rankRead(question: AskedQuestion, read: readonly ReadPassage[], total: number): RankedPassage[] {
  const { concepts } = question;
  const valuesIn = meetings(concepts);
  const times = read.map(({ counts }) => concepts.map((concept) => timesIn(concept, counts)));
  const rarity = concepts.map((concept, at) => {
    const holders = times.filter((passage) => (passage[at] ?? 0) > 0).length;
    const unseen = concept.isName ? WEIGHTS.unseenName : isStrong(concept) ? WEIGHTS.unseenWord : 1;
    return concept.weight * (holders > 0 ? 1 : unseen) * rarityOf(holders, Math.max(total, read.length));
  });
  const all = rarity.reduce((sum, one) => sum + one, 0) || 1;
  /** Returns the sum of all concepts' values, weighted by rarity. */
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
    const sentences = rankSentences(question, one, valuesIn, share, name);
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
  question: AskedQuestion,
  { heading, sentences }: ReadPassage,
  valuesIn: ValuesIn,
  share: (worth: (at: number) => number) => number,
  name: readonly number[],
): RankedSentence[] {
  const { meaning } = question;
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
      meaning && embedding ? similarity(meaning.embedding, embedding) : WEIGHTS.guessedMeaning * Math.min(1, coverage);
    const score = means + WEIGHTS.wordsBesideMeaning * inWords;
    const met = here.map((value, at) => Math.max(value, inHeading[at] ?? 0, name[at] ?? 0));
    return { text, position, coverage, inWords, meaning: means, embedding, score, met };
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

/** A word that is in no passage counts like one in a single passage: a document may phrase it differently. */
function rarityOf(holders: number, total: number): number {
  const counted = Math.max(1, holders);
  return Math.log(1 + (total - counted + 0.5) / (counted + 0.5)) + WEIGHTS.rarityBase;
}
