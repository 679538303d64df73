/** A small file is read within a second or two: its owner is to see each status pass by. */
const EAGER_MS = 400;
const EAGER_POLLS = 10;
const FIRST_MS = 3_000;
const STEADY_POLLS = 10;
const SLOWEST_MS = 15_000;

/** How long to wait before asking again for statuses that have not changed for `unchangedPolls` answers. */
export function pollDelayMs(unchangedPolls: number): number {
  if (unchangedPolls < EAGER_POLLS) return EAGER_MS;
  return Math.min(SLOWEST_MS, FIRST_MS + 1_000 * Math.max(0, unchangedPolls - EAGER_POLLS - STEADY_POLLS));
}
