import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import { LOCAL_MODEL } from '../embeddings/local-model';
import type { Findings } from '../find-passages';
import { type ClaimFeatures, claimFeatures } from './claim-features';
import type { RankedPassage } from './rank-passages';
import { WEIGHTS } from './weights';

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
