import { asksStrictly } from './question-kind';
import type { RankedPassage } from './rank-passages';

/*
 * Fitted by logistic regression over all question sets, each judged by the others: whether a passage answers a question
 * or is only about the same, no similarity tells for certain.
 */
const COVERAGE_SHARE = 0.44;
const WITHOUT_KIND = 0.48;
const FLOOR = 0.62;
/** Below this a passage has nothing to do with the question. */
const NEAR = 0.12;

/** Whether the best passage answers what is asked, or only speaks of something like it. */
export function isAnswered(question: string, best: RankedPassage): boolean {
  // 'How much is it?' is not answered by a passage without a price.
  const missing = asksStrictly(question, [quoteOf(best)]) ? WITHOUT_KIND : 0;
  return best.meaning + COVERAGE_SHARE * best.coverage - missing >= FLOOR;
}

/** Whether the best passage is worth a look by somebody whose question is not answered. */
export const isNear = (best: RankedPassage) => best.meaning >= NEAR;

/** A passage with the heading it stands under, without which a table's row says little. */
export const quoteOf = ({ heading, text }: RankedPassage) =>
  heading === '' ? text : `${heading.split(' > ').at(-1)}: ${text}`;
