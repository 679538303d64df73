import type { FoundPassage } from '../../database/passage-index';
import type { Concept } from './concepts';
import { answersKind } from './question-kind';
import { type Unit, unitsOf } from './split-sentences';
import { termsOf } from './terms';

export interface RankedPassage extends FoundPassage {
  readonly score: number;
  /** How much of what the question asks for was met, from 0 to 1; rare words are more of it than common ones. */
  readonly coverage: number;
  /** Its sentences, best first. */
  readonly sentences: readonly RankedSentence[];
}

export interface RankedSentence extends Unit {
  readonly score: number;
  readonly coverage: number;
}

const SATURATION = 1.2;
const LENGTH_INFLUENCE = 0.5;
const SYNONYM_VALUE = 0.75;
const HEADING_VALUE = 0.85;
const NAME_VALUE = 0.6;
/** A sentence that goes on about the one before: 'It opens at nine.' */
const BEFORE_VALUE = 0.5;
/** What the words of the whole passage count beside its best sentence. */
const WORDS_SHARE = 0.6;
/** What a sentence says itself counts more than what its heading or neighbour says. */
const OWN_SHARE = 0.5;
const KIND_BONUS = 0.35;
/** For a heading that says what the question says. */
const HEADING_BONUS = 0.5;
const UNSEEN_WEAK_VALUE = 0.4;
/** What no passage speaks of is most likely what the documents do not answer. */
const UNSEEN_VALUE = 1.3;

interface Weighed extends Concept {
  readonly rarity: number;
}

/**
 * Orders the passages that a search found by BM25 over the question's concepts, so that a rare word weighs more than
 * a common one, and by how much of the question their best sentence meets. `total` is how many passages there are.
 */
export function rankPassages(
  question: string,
  concepts: readonly Concept[],
  found: readonly FoundPassage[],
  total: number,
): RankedPassage[] {
  const counted = found.map((passage) => ({ passage, counts: countTerms(passage.terms) }));
  const averageLength = counted.reduce((sum, { counts }) => sum + counts.length, 0) / Math.max(1, counted.length);
  const weighed = concepts.map((concept): Weighed => {
    const holders = counted.filter(({ counts }) => timesIn(concept, counts.of) > 0).length;
    const value = concept.weight * (holders > 0 ? 1 : concept.weight < 1 ? UNSEEN_WEAK_VALUE : UNSEEN_VALUE);
    return { ...concept, rarity: value * rarityOf(holders, Math.max(total, found.length)) };
  });
  const all = weighed.reduce((sum, { rarity }) => sum + rarity, 0) || 1;

  const ranked = counted.map(({ passage, counts }): RankedPassage => {
    const heading = new Set(termsOf(passage.heading));
    const ownHeading = new Set(termsOf(passage.heading.split(' > ').at(-1) ?? ''));
    const name = new Set(termsOf(passage.documentName.replace(/\.\w+$/, '').replaceAll('_', ' ')));
    const lengthFactor = 1 - LENGTH_INFLUENCE + (LENGTH_INFLUENCE * counts.length) / averageLength;
    let words = 0;
    let met = 0;
    for (const concept of weighed) {
      const times = timesIn(concept, counts.of);
      words += (concept.rarity * times * (SATURATION + 1)) / (times + SATURATION * lengthFactor);
      met += concept.rarity * Math.max(Math.min(1, times), valueIn(concept, name) * NAME_VALUE);
    }
    const sentences = rankSentences(question, weighed, all, unitsOf(passage.text), heading, name);
    const best = sentences[0];
    const coverage = 0.5 * (met / all) + 0.5 * (best?.coverage ?? 0);
    // 'Under Apache' asks for that document.
    const title =
      weighed.reduce(
        (sum, concept) => sum + concept.rarity * Math.max(valueIn(concept, ownHeading), valueIn(concept, name)),
        0,
      ) / all;
    const score = WORDS_SHARE * (words / all) * (0.4 + coverage) + (best?.score ?? 0) + title * HEADING_BONUS;
    return { ...passage, score, coverage, sentences };
  });
  return ranked.sort((one, other) => other.score - one.score);
}

function rankSentences(
  question: string,
  weighed: readonly Weighed[],
  all: number,
  units: readonly Unit[],
  heading: ReadonlySet<string>,
  name: ReadonlySet<string>,
): RankedSentence[] {
  let before = new Set<string>();
  const ranked = units.map((unit) => {
    const terms = new Set(termsOf(unit.text));
    let met = 0;
    let own = 0;
    for (const concept of weighed) {
      const here = valueIn(concept, terms);
      own += concept.rarity * here;
      met +=
        concept.rarity *
        Math.max(
          here,
          valueIn(concept, heading) * HEADING_VALUE,
          valueIn(concept, before) * BEFORE_VALUE,
          valueIn(concept, name) * NAME_VALUE,
        );
    }
    before = terms;
    const coverage = met / all;
    const kind = coverage > 0 ? KIND_BONUS * answersKind(question, unit.text) : 0;
    return { ...unit, coverage, score: coverage + OWN_SHARE * (own / all) + kind };
  });
  return ranked.sort((one, other) => other.score - one.score);
}

/** A word that no passage holds counts like one that a single passage holds: it may only be said otherwise. */
function rarityOf(holders: number, total: number): number {
  const counted = Math.max(1, holders);
  return Math.log(1 + (total - counted + 0.5) / (counted + 0.5)) + 0.25;
}

function valueIn({ term, synonyms }: Concept, terms: ReadonlySet<string>): number {
  if (terms.has(term)) return 1;
  for (const synonym of synonyms) if (terms.has(synonym)) return SYNONYM_VALUE;
  return 0;
}

function timesIn({ term, synonyms }: Concept, counts: ReadonlyMap<string, number>): number {
  const exact = counts.get(term) ?? 0;
  for (const synonym of synonyms) if (counts.has(synonym)) return exact + SYNONYM_VALUE;
  return exact;
}

function countTerms(terms: string) {
  const of = new Map<string, number>();
  const list = terms.split(' ');
  for (const term of list) of.set(term, (of.get(term) ?? 0) + 1);
  return { of, length: list.length };
}
