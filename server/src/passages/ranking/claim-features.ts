import { isStrong } from '../concepts/concepts';
import type { Findings } from '../find-passages';
import { quoteOf } from '../source';
import { asksStrictly } from './question-kind';
import type { RankedPassage } from './rank-passages';

/** Shows whether the best passage answers a question. */
export interface ClaimFeatures {
  /** Similarity of the best sentence to the question in meaning; 0 when only words are compared. */
  readonly meaning: number;
  /** The share of the question that the best passage covers. */
  readonly coverage: number;
  /** The lead of the best passage over the second. */
  readonly margin: number;
  /** The share of the question's strong concepts that no passage contains. */
  readonly unseen: number;
  /** 1 when the question has a name that the best passage lacks. */
  readonly lacksName: number;
  /** 1 when the question asks for a price, a time or a number, and the passage has none. */
  readonly lacksKind: number;
  /** 1 for a question with a single strong concept, which many passages contain. */
  readonly isShort: number;
}

/** A synonym matches a concept; a word that only looks similar does not. */
const MET_FROM = 0.5;
const MARGIN_MAX = 0.5;
const COVERAGE_MAX = 1.5;
/** Among a few passages the best one leads far, whatever the question. */
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
