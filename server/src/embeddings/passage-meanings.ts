import type { Database } from '../database/database';
import { type Embedding, similarity, splitEmbeddings } from './embedding';

export type PassageId = number | string;

/** A document as it is now: whenever its passages are written anew, the moment changes. */
export interface DocumentVersion {
  readonly id: string;
  readonly changedAt: string;
}

interface Meant {
  readonly id: PassageId;
  readonly embedding: Embedding;
}

interface Known {
  readonly changedAt: string;
  readonly passages: readonly Meant[];
}

/** About 50 MB. */
const PASSAGES_KEPT = 100_000;

/** What the passages of documents mean, kept in memory: reading ten books for each question would take most of its time. */
export class PassageMeanings {
  readonly #known = new Map<string, Known>();

  constructor(private readonly database: Database) {}

  /** The passages of some documents that mean most nearly what is asked, nearest first. */
  async nearest(documents: readonly DocumentVersion[], meaning: Embedding, limit: number): Promise<PassageId[]> {
    const unknown = documents.filter(({ id, changedAt }) => this.#known.get(id)?.changedAt !== changedAt);
    const read = await this.#read(unknown);
    return documents
      .flatMap(({ id }) => read.get(id) ?? this.#known.get(id)?.passages ?? [])
      .map(({ id, embedding }) => ({ id, nearness: similarity(meaning, embedding) }))
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async #read(documents: readonly DocumentVersion[]): Promise<ReadonlyMap<string, readonly Meant[]>> {
    if (documents.length === 0) return new Map();
    const rows = await this.database.db
      .selectFrom('passages')
      .select(['id', 'document_row_id as documentId', 'embedding'])
      .where(
        'document_row_id',
        'in',
        documents.map(({ id }) => id),
      )
      .execute();
    const read = new Map(documents.map(({ id }) => [id, [] as Meant[]]));
    const unfinished = new Set<string>();
    for (const { id, documentId, embedding: stored } of rows) {
      const [embedding] = stored ? splitEmbeddings(stored) : [];
      if (embedding) read.get(documentId)?.push({ id, embedding });
      else unfinished.add(documentId);
    }
    for (const { id, changedAt } of documents) {
      // A book that is still being embedded is looked at again.
      if (!unfinished.has(id)) this.#keep(id, { changedAt, passages: read.get(id) ?? [] });
    }
    return read;
  }

  #keep(id: string, known: Known): void {
    this.#known.delete(id);
    this.#known.set(id, known);
    let kept = [...this.#known.values()].reduce((sum, { passages }) => sum + passages.length, 0);
    for (const [oldest, { passages }] of this.#known) {
      if (kept <= PASSAGES_KEPT) return;
      this.#known.delete(oldest);
      kept -= passages.length;
    }
  }
}
