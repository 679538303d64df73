import type { Database } from '../../database/database';
import { countOf, type LibraryDocument, passagePages } from '../passage-pages';
import type { PassageId } from '../vocabulary/postings';
import { type Embedding, readEmbedding } from './embedding';
import type { Vectors } from './nearest';

/** Embeddings with their passages by position. */
interface KnownVectors {
  readonly vectors: Vectors;
  readonly ids: readonly PassageId[];
}

interface KeptDocument {
  readonly changedAt: string;
  readonly positions: number[];
  /** Whether all its embeddings were there when they were read. */
  readonly isComplete: boolean;
  lastId: number;
  readonly readAt: number;
}

/** More than this is not kept of one agent; the rest of its passages is found by words. */
const BYTES_MAX = 150_000_000;
const FIRST_COUNT = 64;
/** A document that is being embedded is read again this often at most. */
const REREAD_MS = 2_000;

/** The embeddings of one agent's passages in shared memory, which follow each change of its documents. */
export class AgentVectors {
  #dimensions = 0;
  #embeddings = new Int8Array(new SharedArrayBuffer(0));
  #lengths = new Float32Array(new SharedArrayBuffer(0));
  /** By position. */
  #ids: PassageId[] = [];
  #gone = 0;
  #documents = new Map<string, KeptDocument>();
  #updating: Promise<unknown> = Promise.resolve();
  /** The passages that are still to be read. */
  #reading = 0;
  /** When nothing of them is missing. */
  #complete: readonly LibraryDocument[] = [];

  constructor(
    private readonly database: Database,
    /** Embeddings of other models are skipped. */
    private readonly model: string,
  ) {}

  get bytes(): number {
    return this.#embeddings.byteLength + this.#lengths.byteLength + 16 * this.#ids.length + 1;
  }

  /** Returns how many passages have to be read before `of` returns all embeddings. */
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

  /** What was read until now. */
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
    // What was read while the document was being embedded may have gaps.
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
