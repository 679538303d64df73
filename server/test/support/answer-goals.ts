import assert from 'node:assert/strict';
import type { AnswerScore, AnswerSet } from './answer-sets';

/** The figures that have a goal. */
const FIGURES = ['outright', 'shown', 'wrong', 'claimed', 'notFound', 'median'] as const;

type Figure = (typeof FIGURES)[number];

type Goals = Readonly<Record<Figure, number>>;

export type Counts = Pick<AnswerScore, Exclude<Figure, 'median'> | 'asked' | 'unanswerable' | 'lengths'>;

const ENGLISH: Goals = { outright: 0.5, shown: 0.88, wrong: 0.05, claimed: 0.07, notFound: 0.6, median: 250 };

const OTHERS: Goals = { outright: 0.4, shown: 0.85, wrong: 0.05, claimed: 0.1, notFound: 0.5, median: 250 };

/** Returns a language's goals over all sets in `held`: shares, and the median length of an outright reply. */
const goalsOf = (language: string): Goals => (language === 'en' ? ENGLISH : OTHERS);

const IS_LEAST: ReadonlySet<Figure> = new Set(['outright', 'shown', 'notFound']);

const OF_UNANSWERABLE: ReadonlySet<Figure> = new Set(['claimed', 'notFound']);

/** A goal that a language currently misses, with the current count; a worse count fails. */
interface KnownMiss {
  readonly language: string;
  readonly figure: Exclude<Figure, 'median'>;
  readonly today: number;
}

/** Remove a line once its goal is reached, because the test fails then. */
export const KNOWN_MISSES: readonly KnownMiss[] = [];

/**
 * Counts of individual sets, which must not get worse. They are not read from docs/answers.md, because each measurement
 * overwrites that file. Raise a count whenever the ranking improves.
 */
export const FLOORS: Readonly<Record<string, Pick<Counts, 'outright' | 'shown' | 'wrong' | 'claimed' | 'notFound'>>> = {
  clinic: { outright: 19, shown: 26, wrong: 0, claimed: 0, notFound: 12 },
  library: { outright: 14, shown: 26, wrong: 2, claimed: 0, notFound: 10 },
  Kletterhalle: { outright: 23, shown: 28, wrong: 0, claimed: 0, notFound: 10 },
};

const medianOf = (lengths: readonly number[]) =>
  [...lengths].sort((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;

/** Asserts that a language reaches every goal, except the known misses, which must neither get worse nor unexpectedly pass. */
export function assertGoals(language: string, counts: Counts, knownMisses: readonly KnownMiss[]): void {
  const goals = goalsOf(language);
  assert.ok(
    medianOf(counts.lengths) <= goals.median,
    `${language}: the median reply has ${medianOf(counts.lengths)} characters`,
  );
  for (const figure of FIGURES) {
    if (figure === 'median') continue;
    const [count, all] = [counts[figure], OF_UNANSWERABLE.has(figure) ? counts.unanswerable : counts.asked];
    const isLeast = IS_LEAST.has(figure);
    const isReached = isLeast ? count >= goals[figure] * all : count <= goals[figure] * all;
    const result = `${language}, ${figure}: ${count} of ${all}, goal ${100 * goals[figure]} %`;
    const known = knownMisses.find((miss) => miss.language === language && miss.figure === figure);
    if (!known) assert.ok(isReached, `The goal is missed: ${result}`);
    if (!known) continue;
    assert.ok(!isReached, `The goal is reached, so remove it from the known misses: ${result}`);
    assert.ok(isLeast ? count >= known.today : count <= known.today, `It got worse than ${known.today}: ${result}`);
  }
}

/** Asserts that a set is at least as good as its floor. */
export function assertFloor(set: string, counts: Counts): void {
  const floor = FLOORS[set];
  if (!floor) return;
  for (const figure of FIGURES) {
    if (figure === 'median') continue;
    const [now, then] = [counts[figure], floor[figure]];
    assert.ok(IS_LEAST.has(figure) ? now >= then : now <= then, `${set}, ${figure}: ${now}, and ${then} before`);
  }
}

/** Sums the held-out sets of each language. */
export function heldByLanguage(
  measured: readonly { readonly set: Pick<AnswerSet, 'half' | 'language'>; readonly score: Counts }[],
): Map<string, Counts> {
  const sums = new Map<string, Counts>();
  for (const { set, score } of measured) {
    if (set.half !== 'held') continue;
    const language = set.language ?? 'en';
    const sum = sums.get(language);
    sums.set(language, sum ? addCounts(sum, score) : score);
  }
  return sums;
}

const addCounts = (one: Counts, other: Counts): Counts => ({
  asked: one.asked + other.asked,
  outright: one.outright + other.outright,
  shown: one.shown + other.shown,
  wrong: one.wrong + other.wrong,
  unanswerable: one.unanswerable + other.unanswerable,
  claimed: one.claimed + other.claimed,
  notFound: one.notFound + other.notFound,
  lengths: [...one.lengths, ...other.lengths],
});
