/** Other work on the machine can only add time, so the minimum over several rounds is the time of the work itself. */
const ROUNDS_MAX = 10;

/**
 * Returns how many times longer `large` takes than `small`, whatever the machine: both run alternately, and the minimum
 * time of each counts. Stops as soon as the result is below `enough`, so that only work that is too slow needs more
 * rounds.
 */
export function slowdown(small: () => unknown, large: () => unknown, enough: number): number {
  // Engines compile code once it has run repeatedly, and regular expressions on their second use.
  for (let warmUp = 0; warmUp < 2; warmUp++) {
    small();
    large();
  }
  const least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  let ratio = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS_MAX && !(ratio < enough); round++) {
    least.small = Math.min(least.small, timeOf(small));
    least.large = Math.min(least.large, timeOf(large));
    ratio = least.large / least.small;
  }
  return ratio;
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
