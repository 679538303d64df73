/** A call that takes longer than this is slow. */
const SLOW_MS = 10_000;
/** Minimum time between two notices. */
const QUIET_MS = 60_000;

let notify: (() => void) | undefined;
let notifiedAt = Number.NEGATIVE_INFINITY;

/** Calls `listener` when a call is slow, at most once a minute. For the host. */
export function onSlowCall(listener: () => void): void {
  notify = listener;
}

/** Starts a call's timer. Returns a function that stops it; call it when the response arrives. */
export function timeCall(): () => void {
  const timer = setTimeout(() => {
    if (performance.now() - notifiedAt < QUIET_MS) return;
    notifiedAt = performance.now();
    notify?.();
  }, SLOW_MS);
  return () => clearTimeout(timer);
}
