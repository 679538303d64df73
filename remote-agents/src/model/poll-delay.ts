const FIRST_MS = 3_000;
const STEADY_POLLS = 10;
const SLOWEST_MS = 15_000;

/**
 * Returns how long to wait before the next request for document statuses, in milliseconds: 3 s, slowing to 15 s after
 * `unchangedPolls` answers without a change. A pushed notification refreshes them at once.
 */
export function pollDelayMs(unchangedPolls: number): number {
  return Math.min(SLOWEST_MS, FIRST_MS + 1_000 * Math.max(0, unchangedPolls - STEADY_POLLS));
}
