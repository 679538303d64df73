import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { TextLanguage } from '../../terms/text-language';
import { type Concept, isStrong } from '../concepts/concepts';
import { LOCAL_MODEL } from '../embeddings/text-embedder';
import { quoteOf } from '../passage';
import { WEIGHTS } from '../weights';
import { asksStrictly, type RankedPassage } from './rank-passages';

/** The passages found for a question. */
export interface Findings {
  readonly question: string;
  /** Best first. */
  readonly ranked: readonly RankedPassage[];
  readonly concepts: readonly Concept[];
  /** The detected language of the question. */
  readonly language: TextLanguage;
  /**
   * Whether our model embedded the question. Otherwise its words decide what is claimed: similarities differ between
   * models.
   */
  readonly hasMeaning: boolean;
}

/**
 * Returns how surely the best passage answers the question: it does ('answered'), it may help ('unsure'), or it is
 * unrelated ('not-found'). Similarity alone cannot tell an answer from a shared topic.
 */
export function outcomeOf(findings: Findings): ReplyOutcome {
  const [best] = findings.ranked;
  if (!best) return 'not-found';
  const { unsureFrom, answeredFrom } = modelFor(findings, best);
  const isLikeInOtherModel = best.meaning >= WEIGHTS.nearInOtherModels;
  const nearness = isCompared(findings, best) ? best.meaning : isLikeInOtherModel ? 1 : best.coverage;
  if (nearness < unsureFrom) return 'not-found';
  return claimProbability(findings) >= answeredFrom ? 'answered' : 'unsure';
}

/** Returns the probability, from 0 to 1, that the best passage answers the question. */
export function claimProbability(findings: Findings): number {
  const [best] = findings.ranked;
  if (!best) return 0;
  const { bias, factors } = modelFor(findings, best);
  const features = claimFeatures(findings, best);
  const names = Object.keys(factors) as (keyof ClaimFeatures)[];
  const sum = names.reduce((total, name) => total + (factors[name] ?? 0) * features[name], bias);
  return 1 / (1 + Math.exp(-sum));
}

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

const modelFor = (findings: Findings, best: RankedPassage): ClaimModel =>
  isCompared(findings, best) ? WEIGHTS.claim : WEIGHTS.claimByWords;

/** Returns whether our model compared question and passage: a passage without an embedding is found by its words. */
const isCompared = ({ hasMeaning }: Findings, { model }: RankedPassage) => hasMeaning && model === LOCAL_MODEL;

interface ClaimModel {
  readonly bias: number;
  readonly factors: Readonly<Partial<Record<keyof ClaimFeatures, number>>>;
  readonly answeredFrom: number;
  readonly unsureFrom: number;
}
