import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database';
import { countOf, type LibraryDocument, passagePages, soonOr } from '../passage';
import type { PassageId } from '../vocabulary/postings';
import type { TextEmbedder } from './embedder';
import { type Embedding, nearestTo, readEmbedding, type Vectors } from './embedding';

interface MeaningParts {
  readonly embedder: TextEmbedder;
  /** How long a question may wait for its embedding; after that, only its words count. */
  readonly meaningMs: number;
  readonly logFailure: (failure: unknown) => void;
}

/** Embeds each text of a question once, however many parts of the answer need it. */
export class QuestionMeanings {
  readonly #found = new Map<string, Promise<Embedding | null>>();
  readonly #soon: AbortSignal;

  constructor(private readonly parts: MeaningParts) {
    this.#soon = AbortSignal.timeout(parts.meaningMs);
  }

  /** Returns null if embedding takes too long or fails; then only the words count. */
  of(text: string): Promise<Embedding | null> {
    const { embedder, logFailure } = this.parts;
    const found =
      this.#found.get(text) ??
      embedder.embed(text, 'question', this.#soon).catch((failure: unknown) => {
        logFailure(failure);
        return null;
      });
    this.#found.set(text, found);
    return found;
  }

  /**
   * Reads the question together with sentences; null if that takes too long or fails, or if the model does not support
   * it.
   */
  async read(question: string, sentences: readonly string[]): Promise<readonly number[] | null> {
    const { embedder, logFailure } = this.parts;
    try {
      return (await embedder.read?.(question, sentences, this.#soon)) ?? null;
    } catch (failure) {
      logFailure(failure);
      return null;
    }
  }

  known(text: string): Promise<Embedding | null> {
    return this.#found.get(text) ?? Promise.resolve(null);
  }
}

/** The limit for all agents together. */
const BYTES_KEPT = 300_000_000;

/**
 * Finds passages by meaning. Caches their embeddings, because loading ten books would take up most of the time for each
 * question.
 */
export class PassageMeanings {
  readonly #kept = new LRUCache<string, AgentVectors>({ maxSize: BYTES_KEPT, sizeCalculation: ({ bytes }) => bytes });
  readonly #thread: NearestThread;

  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'model'>,
    logFailure: (failure: unknown) => void,
    /** Default: the worker next to this file. */
    workerUrl?: URL,
  ) {
    this.#thread = new NearestThread(logFailure, workerUrl);
  }

  /**
   * Returns the passages of an agent's documents that are nearest to the question in meaning, nearest first. While many
   * are still being read, only the others are compared.
   */
  async nearest(
    agentId: string,
    documents: readonly LibraryDocument[],
    meaning: Embedding,
    limit: number,
  ): Promise<PassageId[]> {
    const kept = this.#of(agentId);
    const { vectors, ids } = await soonOr(kept.known, kept.missing(documents), this.read(agentId, documents));
    const positions = await this.#thread.find(vectors, meaning, limit);
    return positions.flatMap((position) => ids[position] ?? []);
  }

  /** Reads all embeddings of an agent's documents. */
  read(agentId: string, documents: readonly LibraryDocument[]) {
    const kept = this.#of(agentId);
    // It is stored again, because its size has changed.
    return kept.of(documents).finally(() => this.#kept.set(agentId, kept));
  }

  #of(agentId: string): AgentVectors {
    const kept = this.#kept.get(agentId) ?? new AgentVectors(this.database, this.embedder.model);
    this.#kept.set(agentId, kept);
    return kept;
  }
}

/** Fewer embeddings than this are compared without a thread, in about two milliseconds. */
const FEW = 2_000;
const IDLE_MS = 10 * 60_000;

// From source, the thread needs a separate start script; the bundle is a file next to this one.
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

  /** Answers waiting questions without the thread, which is started again for the next question. */
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

/** Embeddings, with their passages by position. */
interface KnownVectors {
  readonly vectors: Vectors;
  readonly ids: readonly PassageId[];
}

interface KeptDocument {
  readonly changedAt: string;
  readonly positions: number[];
  /** Whether all its embeddings were complete when they were read. */
  readonly isComplete: boolean;
  lastId: number;
  readonly readAt: number;
}

/** Maximum number of bytes cached per agent; the rest of its passages are found by words. */
const BYTES_MAX = 150_000_000;
const FIRST_COUNT = 64;
/** A document that is being embedded is read again at most this often. */
const REREAD_MS = 2_000;

/** The embeddings of one agent's passages in shared memory, which are updated with each change to its documents. */
export class AgentVectors {
  #dimensions = 0;
  #embeddings = new Int8Array(new SharedArrayBuffer(0));
  #lengths = new Float32Array(new SharedArrayBuffer(0));
  /** The passages' ids by position. */
  #ids: PassageId[] = [];
  #gone = 0;
  #documents = new Map<string, KeptDocument>();
  #updating: Promise<unknown> = Promise.resolve();
  /** The number of passages that are still to be read. */
  #reading = 0;
  /** The documents, once none of their passages is missing. */
  #complete: readonly LibraryDocument[] = [];

  constructor(
    private readonly database: Database,
    /** Embeddings from other models are skipped. */
    private readonly model: string,
  ) {}

  get bytes(): number {
    return this.#embeddings.byteLength + this.#lengths.byteLength + 16 * this.#ids.length + 1;
  }

  /** Returns how many passages must be read before `of` returns all embeddings. */
  missing(documents: readonly LibraryDocument[]): number {
    if (documents === this.#complete) return 0;
    const added = documents.filter((document) => !this.#isCurrent(document));
    return added.reduce((sum, document) => sum + countOf(document), this.#reading);
  }

  /** Returns the embeddings of the documents' passages with their ids by position; reads only what is new. */
  async of(documents: readonly LibraryDocument[]): Promise<KnownVectors> {
    const update = this.#updating.then(() => this.#update(documents));
    this.#updating = update.catch(() => this.#clear());
    await update;
    return this.known;
  }

  /** Everything that has been read so far. */
  get known(): KnownVectors {
    const [embeddings, lengths] = [this.#embeddings.buffer, this.#lengths.buffer] as [
      SharedArrayBuffer,
      SharedArrayBuffer,
    ];
    return {
      vectors: { dimensions: this.#dimensions, count: this.#ids.length, embeddings, lengths },
      ids: this.#ids,
    };
  }

  async #update(documents: readonly LibraryDocument[]): Promise<void> {
    if (documents === this.#complete) return;
    const current = new Map(documents.map((document) => [document.id, document]));
    for (const [id, kept] of this.#documents) {
      const document = current.get(id);
      if (document && this.#isCurrent(document)) continue;
      for (const position of kept.positions) this.#lengths[position] = 0;
      this.#gone += kept.positions.length;
      this.#documents.delete(id);
    }
    if (this.#gone > this.#ids.length / 2) this.#clear();
    const now = performance.now();
    const some = documents.filter(({ id }) => {
      const kept = this.#documents.get(id);
      return !kept || (!kept.isComplete && now - kept.readAt > REREAD_MS);
    });
    for (const { id, changedAt, isIndexed } of some) {
      const kept = this.#documents.get(id) ?? { changedAt, positions: [], isComplete: isIndexed, lastId: 0 };
      this.#documents.set(id, { ...kept, readAt: now });
    }
    this.#reading = some.reduce((sum, document) => sum + countOf(document), 0);
    const lastId = (id: string) => this.#documents.get(id)?.lastId ?? 0;
    for await (const rows of passagePages(this.database, some, ['embedding', 'embedding_model'], lastId)) {
      this.#reading -= rows.length;
      for (const { id, documentId, embedding, embedding_model } of rows) {
        const kept = this.#documents.get(documentId);
        if (!kept || !embedding || embedding_model !== this.model || Number(id) <= kept.lastId) continue;
        kept.lastId = Number(id);
        const position = this.#add(id, readEmbedding(embedding));
        if (position !== null) kept.positions.push(position);
      }
    }
    this.#reading = 0;
    if (documents.every(({ isIndexed }) => isIndexed)) this.#complete = documents;
  }

  #isCurrent({ id, changedAt, isIndexed }: LibraryDocument): boolean {
    const kept = this.#documents.get(id);
    // Embeddings that were read while the document was being embedded may have gaps.
    return kept?.changedAt === changedAt && (kept.isComplete || !isIndexed);
  }

  #add(id: PassageId, embedding: Embedding): number | null {
    const position = this.#ids.length;
    if (position === 0) this.#dimensions = embedding.length;
    // A model was replaced under its name.
    if (embedding.length !== this.#dimensions || (position + 1) * this.#dimensions > BYTES_MAX) return null;
    if (position >= this.#lengths.length) this.#grow(Math.ceil(Math.max(FIRST_COUNT, position * 1.5)));
    this.#embeddings.set(embedding, position * this.#dimensions);
    this.#lengths[position] = Math.sqrt(embedding.reduce((sum, one) => sum + one * one, 0)) || 1;
    this.#ids.push(id);
    return position;
  }

  /** Copies everything, because a thread may be reading it. */
  #grow(count: number): void {
    const [embeddings, lengths] = [this.#embeddings, this.#lengths];
    this.#embeddings = new Int8Array(new SharedArrayBuffer(count * this.#dimensions));
    this.#embeddings.set(embeddings);
    this.#lengths = new Float32Array(new SharedArrayBuffer(count * Float32Array.BYTES_PER_ELEMENT));
    this.#lengths.set(lengths);
  }

  #clear(): void {
    this.#embeddings = new Int8Array(new SharedArrayBuffer(0));
    this.#lengths = new Float32Array(new SharedArrayBuffer(0));
    this.#ids = [];
    this.#gone = 0;
    this.#documents = new Map();
    this.#complete = [];
    this.#reading = 0;
  }
}
