/** A call that takes longer is slow. */
const SLOW_MS = 10_000;
/** No second notice comes within this time. */
const QUIET_MS = 60_000;

let notify: (() => void) | undefined;
let notifiedAt = Number.NEGATIVE_INFINITY;

/** For the host: calls `listener` when a call is slow, at most once a minute. */
export function onSlowCall(listener: () => void): void {
  notify = listener;
}

/** Starts the clock of a call, and returns a function that stops it. Call that when the answer is there. */
export function sayIfSlow(): () => void {
  const timer = setTimeout(() => {
    if (performance.now() - notifiedAt < QUIET_MS) return;
    notifiedAt = performance.now();
    notify?.();
  }, SLOW_MS);
  return () => clearTimeout(timer);
}
