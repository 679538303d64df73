/**
 * Runs `work` with a signal that aborts after `ms`, with a `TimeoutError`, or with one of `signals`.
 *
 * Replaces `AbortSignal.any([…, AbortSignal.timeout(ms)])`: Node has only a weak reference to that timeout, so a
 * garbage collection removes the time limit. Here the timer itself references the controller.
 */
export async function withDeadline<T>(
  ms: number,
  signals: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const stop = () => deadline.abort(signals.find(({ aborted }) => aborted)?.reason);
  const timer = setTimeout(() => deadline.abort(new DOMException('The time limit is over.', 'TimeoutError')), ms);
  try {
    for (const signal of signals) {
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    }
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', stop);
  }
}
