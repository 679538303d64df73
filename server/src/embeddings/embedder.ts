import { Worker } from 'node:worker_threads';
import type { Embedding } from './embedding';

/** The model takes about 250 MB, which a server that nobody asks anything need not hold. */
const IDLE_MS = 10 * 60_000;

/** A visitor who waits goes before a document that is to become ready, and that before one that is. */
const URGENCIES = ['question', 'document', 'later'] as const;

export type Urgency = (typeof URGENCIES)[number];

interface Task {
  readonly text: string;
  readonly resolve: (embedding: Embedding) => void;
  readonly reject: (failure: unknown) => void;
}

/**
 * Finds what texts mean, in a thread of its own that is started when it is needed: a few milliseconds for a question,
 * tens for a long sentence.
 */
export class Embedder {
  #worker: Worker | null = null;
  #current: Task | null = null;
  readonly #waiting: Readonly<Record<Urgency, Task[]>> = { question: [], document: [], later: [] };
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly workerUrl: URL) {}

  embed(text: string, urgency: Urgency): Promise<Embedding> {
    return new Promise((resolve, reject) => {
      this.#waiting[urgency].push({ text, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#fail(new Error('The server is closing.'));
    await worker?.terminate();
  }

  /** One text at a time, so that a question waits for one sentence at most. */
  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#idle);
    const tasks = URGENCIES.map((urgency) => this.#waiting[urgency]).find(({ length }) => length > 0);
    this.#current = tasks?.shift() ?? null;
    if (this.#current) {
      this.#worker ??= this.#start();
      this.#worker.postMessage(this.#current.text);
    } else this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  #start(): Worker {
    const worker = new Worker(this.workerUrl, { stdout: true, stderr: true });
    worker.on('message', (embedding: Embedding) => {
      const done = this.#current;
      this.#current = null;
      done?.resolve(embedding);
      this.#next();
    });
    worker.once('error', (error) => this.#failOf(worker, error));
    worker.once('exit', () => this.#failOf(worker, new Error('The thread that embeds texts ended.')));
    return worker;
  }

  /** The next text starts another worker. */
  #failOf(worker: Worker, failure: unknown): void {
    if (this.#worker === worker) this.#fail(failure);
  }

  #fail(failure: unknown): void {
    const tasks = [this.#current, ...URGENCIES.flatMap((urgency) => this.#waiting[urgency].splice(0))];
    this.#current = null;
    this.#worker = null;
    for (const task of tasks) task?.reject(failure);
  }
}
