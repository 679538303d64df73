const FIRST_MS = 3_000;
const SLOWEST_MS = 15_000;
/** Most documents are ready within this many polls; only then does it pay to ask less often. */
const EAGER_POLLS = 10;

/** How long to wait before asking again for statuses that have not changed for `unchangedPolls` answers. */
export function pollDelayMs(unchangedPolls: number): number {
  return Math.min(SLOWEST_MS, FIRST_MS + 1_000 * Math.max(0, unchangedPolls - EAGER_POLLS));
}
