import * as v from 'valibot';
import type { EmbeddingServiceConfig } from '../../config/config';
import { withDeadline } from '../../http/deadline';
import { EmbeddingFailure, type TextEmbedder, type Urgency } from './embedder';
import { type Embedding, toEmbedding } from './embedding';

/** Maximum number of texts in a request. */
const BATCH_MAX = 64;
/** Parallel requests for documents; a question never waits for them. */
const REQUESTS_MAX = 2;
const REQUEST_MS = 30_000;
/** Services reject longer texts, or charge for text that adds little. */
const TEXT_MAX = 2_000;

interface Task {
  readonly text: string;
  readonly resolve: (embedding: Embedding) => void;
  readonly reject: (failure: unknown) => void;
}

const answerReader = v.object({
  data: v.array(v.object({ index: v.optional(v.number()), embedding: v.pipe(v.array(v.number()), v.minLength(1)) })),
});

/** Embeds texts in any language with an OpenAI-compatible service. */
export class EmbeddingService implements TextEmbedder {
  readonly model: string;
  readonly #waiting: Task[] = [];
  readonly #closed = new AbortController();
  #running = 0;
  #dimensions: number | null = null;

  constructor(private readonly config: EmbeddingServiceConfig) {
    this.model = config.model;
  }

  knows(): boolean {
    return true;
  }

  embed(text: string, urgency: Urgency, signal?: AbortSignal): Promise<Embedding> {
    const cut = text.slice(0, TEXT_MAX);
    if (urgency === 'question') return this.#request([cut], signal).then(([embedding]) => embedding as Embedding);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text: cut, resolve, reject });
      // The sentences in a passage arrive one by one in the same tick, and are sent together.
      setImmediate(() => this.#next());
    });
  }

  async close(): Promise<void> {
    const closing = new Error('The server is closing.');
    this.#closed.abort(closing);
    for (const { reject } of this.#waiting.splice(0)) reject(closing);
  }

  #next(): void {
    if (this.#running >= REQUESTS_MAX || this.#waiting.length === 0) return;
    const tasks = this.#waiting.splice(0, BATCH_MAX);
    this.#running += 1;
    void this.#request(tasks.map(({ text }) => text))
      .then(
        (embeddings) => {
          for (const [at, { resolve }] of tasks.entries()) resolve(embeddings[at] as Embedding);
        },
        (failure: unknown) => {
          for (const { reject } of tasks) reject(failure);
        },
      )
      .finally(() => {
        this.#running -= 1;
        this.#next();
      });
  }

  #request(input: readonly string[], signal?: AbortSignal): Promise<Embedding[]> {
    const signals = [this.#closed.signal, ...(signal ? [signal] : [])];
    return withDeadline(REQUEST_MS, signals, (ends) => this.#fetch(input, ends));
  }

  async #fetch(input: readonly string[], signal: AbortSignal): Promise<Embedding[]> {
    const { baseUrl, apiKey, model } = this.config;
    const response = await fetch(`${baseUrl}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, input, encoding_format: 'float' }),
      signal,
    }).catch((cause: unknown) => {
      throw signal.aborted ? cause : new EmbeddingFailure('The embedding service cannot be reached.', { cause });
    });
    if (!response.ok) throw new EmbeddingFailure(`The embedding service answered ${response.status}.`);
    const { data } = v.parse(answerReader, await response.json());
    const vectors = data
      .map(({ index, embedding }, at) => ({ at: index ?? at, embedding }))
      .sort((one, other) => one.at - other.at)
      .map(({ embedding }) => embedding);
    if (vectors.length !== input.length)
      throw new EmbeddingFailure('The embedding service answered too few embeddings.');
    this.#checkDimensions(vectors);
    return vectors.map(toEmbedding);
  }

  /** Rejects embeddings with another number of dimensions, which means that the service has replaced its model. */
  #checkDimensions(vectors: readonly (readonly number[])[]): void {
    this.#dimensions ??= vectors[0]?.length ?? null;
    const other = vectors.find(({ length }) => length !== this.#dimensions);
    if (other) {
      throw new EmbeddingFailure(
        `The embedding service answered ${other.length} dimensions instead of ${this.#dimensions}.`,
      );
    }
  }
}
