import type { Findings } from '../find-passages';
import { quoteOf } from '../source';
import { isStrong } from '../terms/concepts';
import { asksStrictly } from './question-kind';
import type { RankedPassage } from './rank-passages';

/** What tells whether the best passage answers a question. */
export interface ClaimFeatures {
  /** How near the best sentence comes to what the question means; 0 where words have to do. */
  readonly meaning: number;
  /** How much of the question the best passage holds. */
  readonly coverage: number;
  /** By how much the best passage is better than the second. */
  readonly margin: number;
  /** The share of the question's strong concepts that no passage meets. */
  readonly unseen: number;
  /** 1 when the question has a name that the best passage lacks. */
  readonly lacksName: number;
  /** 1 when the question wants a price, a time or a number, and the passage has none. */
  readonly lacksKind: number;
  /** 1 for a question of a single strong concept, which many passages hold. */
  readonly isShort: number;
}

/** A synonym meets a concept, a word that only looks like it does not. */
const MET_FROM = 0.5;
const MARGIN_MAX = 0.5;
const COVERAGE_MAX = 1.5;
/** Among a few passages the best one is far ahead of the others, whatever is asked. */
const FEW_PASSAGES = 5;
const MARGIN_OF_FEW = 0.35;

export function claimFeatures({ question, ranked, concepts }: Findings, best: RankedPassage): ClaimFeatures {
  const second = ranked.find(({ id }) => id !== best.id);
  const strong = concepts.flatMap((concept, at) => (isStrong(concept) ? [{ concept, at }] : []));
  const isMet = (passage: RankedPassage, at: number) => (passage.met[at] ?? 0) >= MET_FROM;
  const unseen = strong.filter(({ at }) => !ranked.some((passage) => isMet(passage, at)));
  return {
    meaning: best.meaning,
    coverage: Math.min(COVERAGE_MAX, best.coverage),
    margin: Math.min(ranked.length < FEW_PASSAGES ? MARGIN_OF_FEW : MARGIN_MAX, best.score - (second?.score ?? 0)),
    unseen: unseen.length / Math.max(1, strong.length),
    lacksName: strong.some(({ concept, at }) => concept.isName && !isMet(best, at)) ? 1 : 0,
    lacksKind: asksStrictly(question, [quoteOf(best)]) ? 1 : 0,
    isShort: strong.length <= 1 ? 1 : 0,
  };
}
