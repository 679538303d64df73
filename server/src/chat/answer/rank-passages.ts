import type { FoundPassage } from '../../database/passage-index';
import type { Concept } from './concepts';
import { answersKind } from './question-kind';

export interface RankedPassage extends FoundPassage {
  readonly score: number;
  /** How much of what the question asks for was met, from 0 to 1; rare words are more of it than common ones. */
  readonly coverage: number;
}

const SATURATION = 1.2;
const LENGTH_INFLUENCE = 0.5;
const SYNONYM_VALUE = 0.7;
const KIND_BONUS = 1.25;

/**
 * Orders the passages that a search found by BM25 over the question's concepts, so that a rare word weighs more than
 * a common one, and by how many different concepts they meet. `total` is how many passages there are to find.
 */
export function rankPassages(
  question: string,
  concepts: readonly Concept[],
  found: readonly FoundPassage[],
  total: number,
): RankedPassage[] {
  const counted = found.map((passage) => ({ passage, counts: countTerms(passage.terms) }));
  const averageLength = counted.reduce((sum, { counts }) => sum + counts.length, 0) / Math.max(1, counted.length);
  const weights = concepts.map((concept) => {
    const holders = counted.filter(({ counts }) => frequency(concept, counts.of) > 0).length;
    return concept.weight * rarity(holders, Math.max(total, found.length));
  });
  const weightOfAll = weights.reduce((sum, weight) => sum + weight, 0);

  const ranked = counted.map(({ passage, counts }) => {
    let score = 0;
    let met = 0;
    concepts.forEach((concept, at) => {
      const weight = weights[at] ?? 0;
      const times = frequency(concept, counts.of);
      if (times === 0) return;
      const lengthFactor = 1 - LENGTH_INFLUENCE + (LENGTH_INFLUENCE * counts.length) / averageLength;
      score += (weight * times * (SATURATION + 1)) / (times + SATURATION * lengthFactor);
      met += weight * Math.min(1, times);
    });
    const coverage = weightOfAll > 0 ? met / weightOfAll : 0;
    const kind = answersKind(question, passage.text) ? KIND_BONUS : 1;
    return { ...passage, score: score * (0.5 + coverage) * kind, coverage };
  });
  return ranked.sort((one, other) => other.score - one.score);
}

/** A word that no passage holds counts like one that a single passage holds: it may only be said otherwise. */
function rarity(holders: number, total: number): number {
  const counted = Math.max(1, holders);
  return Math.log(1 + (total - counted + 0.5) / (counted + 0.5)) + 0.25;
}

function frequency({ term, synonyms }: Concept, counts: ReadonlyMap<string, number>): number {
  let fromSynonyms = 0;
  for (const synonym of synonyms) fromSynonyms += counts.get(synonym) ?? 0;
  return (counts.get(term) ?? 0) + Math.min(1, fromSynonyms) * SYNONYM_VALUE;
}

function countTerms(terms: string) {
  const of = new Map<string, number>();
  const list = terms.split(' ');
  for (const term of list) of.set(term, (of.get(term) ?? 0) + 1);
  return { of, length: list.length };
}
