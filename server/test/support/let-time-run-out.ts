import type { TestContext } from 'node:test';

const timeout = AbortSignal.timeout.bind(AbortSignal);

/** `LLM_REPLY_SECONDS` of tests: longer than any other limit, and than any reply takes on a busy machine. */
export const REPLY_SECONDS = '600';
const OTHERS_MS_MAX = 120_000;

/**
 * Replaces the limits of replies until the test ends: they run out when `end` is called, however fast the machine is.
 * Returns the limits that were set.
 */
export function letTimeRunOut({ mock }: Pick<TestContext, 'mock'>) {
  const timesMs: number[] = [];
  let late = new AbortController();
  mock.method(AbortSignal, 'timeout', (ms: number) => {
    if (ms <= OTHERS_MS_MAX || ms > Number(REPLY_SECONDS) * 1000) return timeout(ms);
    timesMs.push(ms);
    return late.signal;
  });
  const end = () => {
    late.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    late = new AbortController();
  };
  return { timesMs, end };
}
