import { showToast } from '../ui/toast-store';

/** A call that takes longer is slow, and the person is told that we still wait. */
const SLOW_MS = 10_000;
/** Told once, it is not told again for as long as this. */
const QUIET_MS = 60_000;

let toldAt = Number.NEGATIVE_INFINITY;

/** Begins to wait for an answer; call what it returns when the answer is there. */
export function sayIfSlow(): () => void {
  const timer = setTimeout(() => {
    if (performance.now() - toldAt < QUIET_MS) return;
    toldAt = performance.now();
    showToast('info', 'The server is slow to answer. We are still waiting.');
  }, SLOW_MS);
  return () => clearTimeout(timer);
}
