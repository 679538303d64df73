import { type Concept, isStrong } from './concepts';
import { asksFact, asksStrictly } from './question-kind';
import type { RankedPassage } from './rank-passages';

/** Of which the answer is made. */
export const PASSAGES = 3;
const OWN_SHARE = 0.9;
const EXACT_SHARE = 0.5;
const TITLE_SHARE = 0.2;
/** The more words a question has, the more may be missing. */
const LENGTH_SHARE = 0.3;
const STRONG_MAX = 4;
/** How sure one must be before anything is claimed. */
const FLOOR = 1;
/** How much surer where the best passage does not hold the sort of thing that is asked for, as a price. */
const WITHOUT_KIND = 1.4;

/** Whether the best passages speak of what is asked, or only share some words with it. */
export function isAnswered(question: string, concepts: readonly Concept[], ranked: readonly RankedPassage[]): boolean {
  const [first] = ranked;
  if (!first) return false;
  const strong = concepts.filter(isStrong).length;
  // 'Where is it made?' shares a word with almost any text; 'When are you open?' is known by its answer.
  if (strong === 0 && !asksFact(question)) return false;
  if (asksStrictly(question, ranked.slice(0, PASSAGES).map(quoteOf))) return false;
  const { coverage, own, exact, title } = first.match;
  const length = LENGTH_SHARE * Math.log(Math.min(STRONG_MAX, strong + 0.5));
  const missing = asksStrictly(question, [quoteOf(first)]) ? WITHOUT_KIND : 0;
  return coverage + OWN_SHARE * own + EXACT_SHARE * exact + TITLE_SHARE * title + length - missing >= FLOOR;
}

/** A passage with the heading it stands under, without which a table's row says little. */
export const quoteOf = ({ heading, text }: RankedPassage) =>
  heading === '' ? text : `${heading.split(' > ').at(-1)}: ${text}`;
