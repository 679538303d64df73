import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database';
import { type LibraryDocument, soonOr } from '../passage-pages';
import type { PassageId } from '../vocabulary/postings';
import { AgentVectors } from './agent-vectors';
import type { Embedding } from './embedding';
import { NearestThread } from './nearest-thread';
import type { TextEmbedder } from './text-embedder';

interface MeaningParts {
  readonly embedder: TextEmbedder;
  /** How long a question may wait for its embedding; after that only its words count. */
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

  /** Returns null when embedding takes too long or fails: then only the words count. */
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

  known(text: string): Promise<Embedding | null> {
    return this.#found.get(text) ?? Promise.resolve(null);
  }
}

/** Of all agents together. */
const BYTES_KEPT = 300_000_000;

/** Finds passages by meaning. Keeps their embeddings: loading ten books for each question would take most of its time. */
export class PassageMeanings {
  readonly #kept = new LRUCache<string, AgentVectors>({ maxSize: BYTES_KEPT, sizeCalculation: ({ bytes }) => bytes });
  readonly #thread: NearestThread;

  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'model'>,
    logFailure: (failure: unknown) => void,
    /** Default: the worker beside this file. */
    workerUrl?: URL,
  ) {
    this.#thread = new NearestThread(logFailure, workerUrl);
  }

  /**
   * Returns the passages of an agent's documents that are nearest to the question in meaning, nearest first. While many
   * are being read, the others are compared.
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
    // Again, since its size has changed.
    return kept.of(documents).finally(() => this.#kept.set(agentId, kept));
  }

  #of(agentId: string): AgentVectors {
    const kept = this.#kept.get(agentId) ?? new AgentVectors(this.database, this.embedder.model);
    this.#kept.set(agentId, kept);
    return kept;
  }
}
