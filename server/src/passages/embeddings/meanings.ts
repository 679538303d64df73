import type { Database } from '../../database/database';
import { type Embedding, readEmbedding, similarity } from './embedding';
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

export type PassageId = number | string;

/** The version of a document: the moment changes whenever its passages are replaced. */
export interface DocumentVersion {
  readonly id: string;
  readonly changedAt: string;
}

interface EmbeddedPassage {
  readonly id: PassageId;
  readonly embedding: Embedding;
}

interface KeptDocument {
  readonly changedAt: string;
  readonly passages: readonly EmbeddedPassage[];
}

/** About 64 MB. */
const PASSAGES_KEPT = 100_000;
/** Databases accept a limited number of values in a query. */
const DOCUMENTS_AT_ONCE = 500;

/** Caches the embeddings of passages: loading ten books for each question would take most of its time. */
export class PassageMeanings {
  readonly #kept = new Map<string, KeptDocument>();
  #count = 0;

  constructor(
    private readonly database: Database,
    /** Embeddings of other models are skipped. */
    private readonly embedder: Pick<TextEmbedder, 'model' | 'knows'>,
  ) {}

  /** Returns the passages of some documents that are nearest to the question in meaning, nearest first. */
  async nearest(documents: readonly DocumentVersion[], meaning: Embedding, limit: number): Promise<PassageId[]> {
    const kept = new Map(documents.flatMap((document) => this.#keptOf(document)));
    const read = await this.#read(documents.filter(({ id }) => !kept.has(id)));
    return documents
      .flatMap(({ id }) => kept.get(id) ?? read.get(id) ?? [])
      .map(({ id, embedding }) => ({ id, nearness: similarity(meaning, embedding) }))
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  #keptOf({ id, changedAt }: DocumentVersion): [id: string, passages: readonly EmbeddedPassage[]][] {
    const kept = this.#kept.get(id);
    return kept?.changedAt === changedAt ? [[id, kept.passages]] : [];
  }

  async #read(documents: readonly DocumentVersion[]): Promise<ReadonlyMap<string, readonly EmbeddedPassage[]>> {
    const read = new Map<string, readonly EmbeddedPassage[]>();
    for (let from = 0; from < documents.length; from += DOCUMENTS_AT_ONCE) {
      const some = documents.slice(from, from + DOCUMENTS_AT_ONCE);
      const rows = await this.#rowsOf(some);
      for (const { id, changedAt } of some) {
        const own = rows.get(id) ?? [];
        const passages = own.flatMap((row) => (row.model === this.embedder.model ? embedded(row) : []));
        const expected = own.filter(({ language }) => this.embedder.knows(language));
        read.set(id, passages);
        // A book that is still being embedded is read again.
        if (passages.length >= expected.length) this.#keep(id, { changedAt, passages });
      }
    }
    return read;
  }

  async #rowsOf(documents: readonly DocumentVersion[]) {
    const rows = await this.database.db
      .selectFrom('passages')
      .select(['id', 'document_row_id as documentId', 'embedding as stored', 'embedding_model as model', 'language'])
      .where(
        'document_row_id',
        'in',
        documents.map(({ id }) => id),
      )
      .execute();
    const byDocument = new Map<string, typeof rows>();
    for (const row of rows) {
      const own = byDocument.get(row.documentId);
      if (own) own.push(row);
      else byDocument.set(row.documentId, [row]);
    }
    return byDocument;
  }

  #keep(id: string, document: KeptDocument): void {
    this.#forget(id);
    this.#kept.set(id, document);
    this.#count += document.passages.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#count <= PASSAGES_KEPT) return;
      this.#forget(oldest);
    }
  }

  #forget(id: string): void {
    this.#count -= this.#kept.get(id)?.passages.length ?? 0;
    this.#kept.delete(id);
  }
}

function embedded({ id, stored }: { id: PassageId; stored: ArrayBuffer | Uint8Array | null }): EmbeddedPassage[] {
  return stored ? [{ id, embedding: readEmbedding(stored) }] : [];
}
