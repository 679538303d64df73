/**
 * If the tab whose turn it was does not poll, another tab does so this much later; thus two tabs never poll at the same
 * time.
 */
const STEP_ASIDE_MS = { least: 1_500, most: 4_000 } as const;

interface TabPollOptions {
  /** Name of the polled data; tabs with the same channel take turns. */
  readonly channel: string;
  /** Pause until the next poll, read before each poll. */
  readonly intervalMs: () => number;
  /** Fetches the data; never rejects. */
  readonly poll: () => Promise<unknown>;
  /** Returns this tab's fetched data for the other tabs; undefined when the fetch failed. */
  readonly result: () => unknown;
  /** Receives the data that another tab fetched. */
  readonly onResult: (result: unknown) => void;
}

/**
 * Polls at an interval in one visible tab of the browser: that tab sends its result to the others, which then wait.
 * Hidden tabs do not poll. Never runs two fetches at the same time. Returns a function that stops the polling.
 */
export function startTabPoll({ channel: name, intervalMs, poll, result, onResult }: TabPollOptions): () => void {
  // Old browsers have no channel; there, every tab polls separately.
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(`frontdesk-poll/${name}`) : null;
  let timer: ReturnType<typeof setTimeout>;
  let isDue = false;
  let isStopped = false;

  function plan(ms: number) {
    isDue = false;
    clearTimeout(timer);
    timer = setTimeout(() => void turn(), ms);
  }

  async function turn() {
    if (document.visibilityState === 'hidden') {
      isDue = true;
      return;
    }
    channel?.postMessage({ kind: 'begins' });
    await poll();
    if (isStopped) return;
    channel?.postMessage({ kind: 'result', result: result() });
    plan(intervalMs());
  }

  function pollIfDue() {
    if (isDue && document.visibilityState === 'visible') plan(0);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<{ kind: string; result?: unknown }>) => {
    const { least, most } = STEP_ASIDE_MS;
    plan(intervalMs() + least + Math.random() * (most - least));
    if (data.kind === 'result' && data.result !== undefined) onResult(data.result);
  });
  document.addEventListener('visibilitychange', pollIfDue);
  plan(intervalMs());
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', pollIfDue);
    channel?.close();
  };
}
