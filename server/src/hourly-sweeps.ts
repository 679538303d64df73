const SWEEP_MS = 3_600_000;

/** Runs the jobs now and every hour, side by side. A job that fails is reported, and runs again an hour later. */
export function startSweeps(jobs: readonly (() => Promise<unknown>)[], onFailure: (error: unknown) => void) {
  let running: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    running = Promise.all(jobs.map((job) => job().catch(onFailure)));
  };
  sweep();
  const timer = setInterval(sweep, SWEEP_MS).unref();
  return {
    /** Starts no further run. */
    stop(): void {
      clearInterval(timer);
    },
    /** Resolves when the run under way has ended. */
    async end(): Promise<void> {
      await running;
    },
  };
}
