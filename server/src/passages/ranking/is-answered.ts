import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { Findings } from '../find-passages';
import { type ClaimFeatures, claimFeatures } from './claim-features';
import { WEIGHTS } from './weights';

/**
 * How sure it is that the best passage answers the question: it does ('answered'), it may help ('unsure'), or nothing has
 * to do with the question ('not-found'). Similarity alone cannot tell an answer from a shared topic.
 */
export function outcomeOf(findings: Findings): ReplyOutcome {
  const [best] = findings.ranked;
  if (!best) return 'not-found';
  const { unsureFrom, answeredFrom } = modelFor(findings);
  const isLikeInOtherModel = best.meaning >= WEIGHTS.nearInOtherModels;
  const nearness = findings.hasMeaning ? best.meaning : isLikeInOtherModel ? 1 : best.coverage;
  if (nearness < unsureFrom) return 'not-found';
  return claimProbability(findings) >= answeredFrom ? 'answered' : 'unsure';
}

/** How likely the best passage answers the question, from 0 to 1. */
export function claimProbability(findings: Findings): number {
  const [best] = findings.ranked;
  if (!best) return 0;
  const { bias, factors } = modelFor(findings);
  const features = claimFeatures(findings, best);
  const names = Object.keys(factors) as (keyof ClaimFeatures)[];
  const sum = names.reduce((total, name) => total + (factors[name] ?? 0) * features[name], bias);
  return 1 / (1 + Math.exp(-sum));
}

const modelFor = ({ hasMeaning }: Findings): ClaimModel => (hasMeaning ? WEIGHTS.claim : WEIGHTS.claimByWords);

interface ClaimModel {
  readonly bias: number;
  readonly factors: Readonly<Partial<Record<keyof ClaimFeatures, number>>>;
  readonly answeredFrom: number;
  readonly unsureFrom: number;
}
