import { type Embedding, similarity } from '../embeddings/embedding';
import type { FoundPassage } from '../index/passage-index';
import { type Concept, isStrong } from '../terms/concepts';
import { answersKind } from './question-kind';
import { type ReadPassage, readPassage } from './read-passage';

export interface RankedPassage extends FoundPassage {
  readonly score: number;
  /** Its sentences, best first. */
  readonly sentences: readonly RankedSentence[];
  /** How near its best sentence comes to what the question means, from 0 to 1. */
  readonly meaning: number;
  /** How much of the question it and its best sentence hold, synonyms and headings counted; rare words are more of it. */
  readonly coverage: number;
}

export interface RankedSentence {
  readonly text: string;
  readonly position: number;
  readonly coverage: number;
  readonly meaning: number;
  /** What it is worth by its words alone. */
  readonly inWords: number;
  readonly score: number;
}

/** What the question's words count beside its meaning, which is from 0 to 1. */
const WORDS_VALUE = 0.15;
/** What a sentence that is not embedded yet probably means, by how much of the question it holds. */
const GUESSED_MEANING = 0.4;
const SATURATION = 0.8;
const LENGTH_INFLUENCE = 0.4;
const HEADING_VALUE = 1.6;
/** 'Under Apache' asks for that document. */
const NAME_VALUE = 1.2;
/** A sentence that goes on about the one before: 'It opens at nine.' */
const BEFORE_VALUE = 0.35;
/** What the words of the whole passage count beside its best sentence. */
const WORDS_SHARE = 0.65;
/** What a sentence says itself counts more than what its heading or neighbour says. */
const OWN_SHARE = 0.8;
const KIND_BONUS = 0.35;
/** For a heading that says what the question says. */
const TITLE_BONUS = 0.9;
/** What no passage speaks of is most likely what the documents do not answer, a name above all. */
const UNSEEN_VALUE = 2;
const UNSEEN_NAME_VALUE = 5;

/**
 * Orders the passages that a search found by what their best sentence means, and by the question's concepts: BM25, so
 * that a rare word weighs more than a common one, and how much of the question the best sentence holds. `total` is how
 * many passages there are, `meaning` the question's.
 */
export function rankPassages(
  question: string,
  concepts: readonly Concept[],
  found: readonly FoundPassage[],
  total: number,
  meaning: Embedding | null,
): RankedPassage[] {
  const read = found.map(readPassage);
  const valuesIn = meetings(concepts);
  const times = read.map(({ counts }) => concepts.map((concept) => timesIn(concept, counts)));
  const rarity = concepts.map((concept, at) => {
    const holders = times.filter((passage) => (passage[at] ?? 0) > 0).length;
    const unseen = concept.isName ? UNSEEN_NAME_VALUE : isStrong(concept) ? UNSEEN_VALUE : 1;
    return concept.weight * (holders > 0 ? 1 : unseen) * rarityOf(holders, Math.max(total, read.length));
  });
  const all = rarity.reduce((sum, one) => sum + one, 0) || 1;
  /** Adds up what every concept is worth by its rarity. */
  const share = (worth: (at: number) => number) => rarity.reduce((sum, one, at) => sum + one * worth(at), 0) / all;
  const averageLength = read.reduce((sum, { length }) => sum + length, 0) / Math.max(1, read.length);

  const ranked = read.map((one, index): RankedPassage => {
    const heldTimes = times[index] ?? [];
    const [name, ownHeading] = [valuesIn(one.name), valuesIn(one.ownHeading)];
    const lengthFactor = 1 - LENGTH_INFLUENCE + (LENGTH_INFLUENCE * one.length) / averageLength;
    const words = share((at) => saturated(heldTimes[at] ?? 0, lengthFactor));
    const met = share((at) => Math.max(Math.min(1, heldTimes[at] ?? 0), (name[at] ?? 0) * NAME_VALUE));
    const title = share((at) => Math.max(ownHeading[at] ?? 0, name[at] ?? 0));
    const sentences = rankSentences(question, one, valuesIn, share, name, meaning);
    const best = sentences.reduce((most, sentence) => (sentence.inWords > most.inWords ? sentence : most), NO_SENTENCE);
    const coverage = 0.5 * met + 0.5 * best.coverage;
    const inWords = WORDS_SHARE * words * (WORDS_SHARE + coverage) + best.inWords + title * TITLE_BONUS;
    const nearest = Math.max(0, ...sentences.map((sentence) => sentence.meaning));
    return { ...one.passage, score: nearest + WORDS_VALUE * inWords, sentences, meaning: nearest, coverage };
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
        (inHeading[at] ?? 0) * HEADING_VALUE,
        (before[at] ?? 0) * BEFORE_VALUE,
        (name[at] ?? 0) * NAME_VALUE,
      ),
    );
    const own = share((at) => here[at] ?? 0);
    before = here;
    const kind = coverage > 0 ? KIND_BONUS * answersKind(question, text) : 0;
    const inWords = coverage + OWN_SHARE * own + kind;
    const means = meaning && embedding ? similarity(meaning, embedding) : GUESSED_MEANING * Math.min(1, coverage);
    return { text, position, coverage, inWords, meaning: means, score: means + WORDS_VALUE * inWords };
  });
  return ranked.sort((one, other) => other.score - one.score);
}

/** For each concept, how well the best of some terms stands for it. */
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

/** A synonym counts once, however often it stands there. */
function timesIn({ term, synonyms }: Concept, counts: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [synonym, value] of synonyms) if (value > best && counts.has(synonym)) best = value;
  return (counts.get(term) ?? 0) + best;
}

const saturated = (times: number, lengthFactor: number) =>
  (times * (SATURATION + 1)) / (times + SATURATION * lengthFactor);

/** A word that no passage holds counts like one that a single passage holds: it may only be said otherwise. */
function rarityOf(holders: number, total: number): number {
  const counted = Math.max(1, holders);
  return Math.log(1 + (total - counted + 0.5) / (counted + 0.5)) + 0.25;
}
