/** Aborts after `ms`, or with `outer`. `AbortSignal.timeout` is missing in Safari 15 and Chrome 100. */
export function timeLimit(ms: number, outer?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const end = () => limit.abort();
  setTimeout(end, ms);
  outer?.addEventListener('abort', end);
  return limit.signal;
}
