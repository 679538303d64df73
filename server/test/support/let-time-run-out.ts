import type { TestContext } from 'node:test';

const start = globalThis.setTimeout;

/** `LLM_REPLY_SECONDS` for tests: longer than any other limit, and longer than any reply takes on a busy machine. */
export const REPLY_SECONDS = '1500';
const OTHERS_MS_MAX = 600_000;

/**
 * Replaces the time limits for replies until the test ends: they run out when `end` is called, however fast the machine
 * is. Returns the limits that were set.
 */
export function letTimeRunOut({ mock }: Pick<TestContext, 'mock'>) {
  const timesMs: number[] = [];
  const waiting: (() => void)[] = [];
  mock.method(globalThis, 'setTimeout', (run: (...parameters: unknown[]) => void, ms = 0, ...parameters: unknown[]) => {
    if (ms <= OTHERS_MS_MAX || ms > Number(REPLY_SECONDS) * 1000) return start(run, ms, ...parameters);
    timesMs.push(ms);
    waiting.push(() => run(...parameters));
    return start(() => {}, ms).unref();
  });
  const end = () => {
    for (const run of waiting.splice(0)) run();
  };
  return { timesMs, end };
}
