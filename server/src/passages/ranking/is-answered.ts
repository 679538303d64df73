import { quoteOf } from '../source';
import { asksStrictly } from './question-kind';
import type { RankedPassage } from './rank-passages';

/*
 * Whether a passage answers a question or is only about the same, no similarity tells for certain. The shares were fitted by
 * logistic regression over sets of questions, each judged by the others; the floor is where nine of ten questions that
 * the documents do not answer are declined.
 */
const COVERAGE_SHARE = 0.44;
const WITHOUT_KIND = 0.48;
const FLOOR = 0.66;
/** Below this a passage has nothing to do with the question, and below the other too little to be quoted unasked. */
const NEAR = 0.12;
const WORTH_QUOTING = 0.2;

/** Whether the best passage answers what is asked, or only speaks of something like it. */
export function isAnswered(question: string, best: RankedPassage): boolean {
  // 'How much is it?' is not answered by a passage without a price.
  const missing = asksStrictly(question, [quoteOf(best)]) ? WITHOUT_KIND : 0;
  return best.meaning + COVERAGE_SHARE * best.coverage - missing >= FLOOR;
}

/** Whether somebody whose question is not answered may want to look at the passage. */
export const isNear = (best: RankedPassage) => best.meaning >= NEAR;

/** Whether they may want to be told what it says. */
export const isWorthQuoting = (best: RankedPassage) => best.meaning >= WORTH_QUOTING;
