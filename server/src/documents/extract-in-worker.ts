import { Worker } from 'node:worker_threads';
import { FAILURES } from './extract/extraction-failure';
import type { ExtractionResult, ExtractionTask } from './extract-worker';

const HEAP_MB_MAX = 512;
const MEMORY_GROWTH_MAX = 1_000_000_000;
const WATCH_MS = 100;

export interface ExtractionOptions {
  readonly workerUrl: URL;
  readonly timeMs: number;
  readonly signal: AbortSignal;
}

/**
 * Reads a document in a thread of its own, so that a large or hostile one holds up nobody: it is ended when it takes
 * too long or too much memory. Rejects only when `signal` aborts.
 */
export function extractInWorker(
  task: ExtractionTask,
  { workerUrl, timeMs, signal }: ExtractionOptions,
): Promise<ExtractionResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', abort);
      settle();
      void worker.terminate();
    };
    const fail = (failure: string) => end(() => resolve({ failure }));
    const abort = () => end(() => reject(signal.reason));
    const timer = setTimeout(fail, timeMs, FAILURES.tooSlow);
    // The heap's limit leaves buffers out, and those are where a stream that unpacks to gigabytes goes.
    const before = process.memoryUsage.rss();
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > MEMORY_GROWTH_MAX) fail(FAILURES.tooBig);
    }, WATCH_MS);
    signal.addEventListener('abort', abort);
    worker.once('message', (result: ExtractionResult) => end(() => resolve(result)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? FAILURES.tooBig : FAILURES.crashed),
    );
    worker.once('exit', () => fail(FAILURES.crashed));
  });
}
