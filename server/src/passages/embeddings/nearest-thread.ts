import { Worker } from 'node:worker_threads';
import type { Embedding } from './embedding';
import { nearestTo, type Vectors } from './nearest';

/** Fewer embeddings are compared in about two milliseconds, without a thread. */
const FEW = 2_000;
const IDLE_MS = 10 * 60_000;

// From source, the thread needs a start script of its own; the bundle is a file beside this one.
const NEAREST_WORKER = import.meta.url.endsWith('.ts')
  ? new URL('./worker-from-source.mjs', import.meta.url)
  : new URL('./nearest-worker.js', import.meta.url);

/** A message to the thread. */
export interface NearestTask {
  readonly number: number;
  readonly vectors: Vectors;
  readonly meaning: Embedding;
  readonly limit: number;
}

interface Waiting extends NearestTask {
  readonly resolve: (positions: readonly number[]) => void;
}

/** Compares a question with many embeddings in a thread, which starts on demand. Only a waiting question keeps the process alive. */
export class NearestThread {
  #worker: Worker | null = null;
  #last = 0;
  #idle: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    private readonly logFailure: (failure: unknown) => void,
    private readonly workerUrl = NEAREST_WORKER,
  ) {}

  /** Returns the positions of the embeddings that are nearest to `meaning`, nearest first, at most `limit`. */
  find(vectors: Vectors, meaning: Embedding, limit: number): Promise<readonly number[]> | readonly number[] {
    if (vectors.count <= FEW) return nearestTo(vectors, meaning, limit);
    return new Promise((resolve) => {
      this.#last += 1;
      const task = { number: this.#last, vectors, meaning, limit };
      this.#waiting.set(this.#last, { ...task, resolve });
      clearTimeout(this.#idle);
      try {
        this.#worker ??= this.#start();
        this.#worker.ref();
        this.#worker.postMessage(task);
      } catch (failure) {
        this.#fail(failure);
      }
    });
  }

  #start(): Worker {
    const worker = new Worker(this.workerUrl, { workerData: { script: './nearest-worker.ts' } });
    const ifStillIts = (act: () => void) => this.#worker === worker && act();
    worker.on('message', ({ number, positions }: { number: number; positions: number[] }) => {
      this.#waiting.get(number)?.resolve(positions);
      this.#waiting.delete(number);
      if (this.#waiting.size > 0) return;
      worker.unref();
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => this.#letGo(), IDLE_MS).unref();
    });
    worker.once('error', (error) => ifStillIts(() => this.#fail(error)));
    worker.once('exit', () => ifStillIts(() => this.#fail(new Error('The thread that compares embeddings ended.'))));
    return worker;
  }

  /** Answers what waits without the thread, which starts again with the next question. */
  #fail(failure: unknown): void {
    this.#letGo();
    this.logFailure(failure);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { vectors, meaning, limit, resolve } of waiting) resolve(nearestTo(vectors, meaning, limit));
  }

  #letGo(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }
}
