import { sql } from 'kysely';
import type { Database } from '../../database/database';
import { databaseTime } from '../../database/engine';
import { pauseAfter, skipClaimed } from '../../jobs/lease';
import { type Job, Worker } from '../../jobs/worker';
import { useTurn } from '../../limits/fair-share';
import type { TextLanguage } from '../../terms/text-language';
import { embeddedLanguages, embedPassage, type PassageEmbeddings, type TextEmbedder } from './text-embedder';

/** A statement that changes more could exceed the time limit of statements. */
const AT_ONCE = 1_000;

/**
 * Removes the embeddings of other models at the start, before anything is embedded: after a change of the model all
 * passages are embedded again. Until then they are found by their words, and their documents show that they are not
 * indexed.
 */
async function prepareEmbeddings(
  { db }: Database,
  model: string,
  languages: readonly TextLanguage[],
  stop: AbortSignal,
): Promise<void> {
  for (let last = -1; !stop.aborted; ) {
    const stale = await db
      .selectFrom('passages')
      .select(['id', 'document_row_id', 'language'])
      .where('embedding_model', '!=', model)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (stale.length === 0) return;
    last = stale.at(-1)?.id ?? last;
    const waiting = stale.filter(({ language }) => languages.includes(language));
    const documents = new Set(waiting.map(({ document_row_id }) => document_row_id));
    if (documents.size > 0)
      await db
        .updateTable('documents')
        .set({ indexed_share: 0 })
        .where('id', 'in', [...documents])
        .execute();
    await db
      .updateTable('passages')
      .set({ embedding: null, sentence_embeddings: null, embedding_model: null })
      .where('id', '>=', stale[0]?.id ?? last)
      .where('id', '<=', last)
      .where('embedding_model', '!=', model)
      .execute();
  }
}

const PASSAGES_AT_ONCE = 4;
const LOOK_MS = 60_000;
/** Of a document after failures. */
const PAUSES = { firstMs: 1_000, mostMs: 600_000 };
/** Longer than the slowest passages of a claim take. */
const LEASE_MS = 120_000;

interface WaitingPassage {
  readonly id: number;
  readonly document_row_id: string;
  readonly heading: string;
  readonly text: string;
}

interface WaitingDocument {
  readonly id: string;
  readonly organizationId: string;
  readonly failures: number;
}

interface ClaimedPassages {
  readonly document: WaitingDocument;
  /** None when another instance was faster. */
  readonly passages: readonly WaitingPassage[];
}

/** Why the rest of the passages was not embedded. */
interface Embedded {
  readonly failure?: unknown;
}

type QueueEmbedder = Pick<TextEmbedder, 'embed' | 'model' | 'knows'>;

export type EmbeddingQueue = Worker<ClaimedPassages, Embedded>;

/**
 * Embeds passages after their document is ready. Until then they are found by their words. Each passage is leased, so
 * that two instances do not embed it twice. `close` resolves at once when the embedder is closed too.
 */
export const embeddingQueue = (
  database: Database,
  embedder: QueueEmbedder,
  logFailure: (failure: unknown) => void,
): EmbeddingQueue => new Worker(new PassageEmbedding(database, embedder, logFailure), logFailure);

class PassageEmbedding implements Job<ClaimedPassages, Embedded> {
  readonly idleMs = LOOK_MS;
  readonly #languages: readonly TextLanguage[];
  #isPrepared = false;

  constructor(
    private readonly database: Database,
    private readonly embedder: QueueEmbedder,
    private readonly logFailure: (failure: unknown) => void,
  ) {
    this.#languages = embeddedLanguages(embedder);
  }

  async claim(_busy: readonly string[], stop: AbortSignal): Promise<ClaimedPassages | null> {
    if (!this.#isPrepared) await prepareEmbeddings(this.database, this.embedder.model, this.#languages, stop);
    this.#isPrepared = true;
    const document = await this.#nextDocument();
    return document ? { document, passages: await this.#claimPassages(document.id) } : null;
  }

  async run({ passages }: ClaimedPassages, signal: AbortSignal): Promise<Embedded> {
    for (const passage of passages) {
      signal.throwIfAborted();
      let embeddings: PassageEmbeddings;
      try {
        embeddings = await embedPassage(this.embedder, passage, 'later');
      } catch (failure) {
        return { failure };
      }
      await this.#store(passage, embeddings);
    }
    return {};
  }

  async finish({ document, passages }: ClaimedPassages, embedded: Embedded, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    await this.#release(passages);
    await this.#reportShare(document.id);
    const hasFailed = 'failure' in embedded;
    if (hasFailed) this.logFailure(embedded.failure);
    if (hasFailed || document.failures > 0) await this.#notePause(document, hasFailed);
  }

  giveBack = ({ passages }: ClaimedPassages) => this.#release(passages);

  charge = ({ document }: ClaimedPassages, usedMs: number) =>
    useTurn(this.database, 'embedding_due', document.organizationId, usedMs);

  /** Stores the embedded share for the owner; null once everything is embedded. */
  async #reportShare(documentId: string): Promise<void> {
    const { db } = this.database;
    const counts = await db
      .selectFrom('passages')
      .select(({ fn }) => [fn.countAll<number | string>().as('all'), fn.count<number | string>('embedding').as('done')])
      .where('document_row_id', '=', documentId)
      .where('language', 'in', this.#languages)
      .executeTakeFirst();
    const [all, done] = [Number(counts?.all ?? 0), Number(counts?.done ?? 0)];
    const share = done < all ? done / all : null;
    await db.updateTable('documents').set({ indexed_share: share }).where('id', '=', documentId).execute();
  }

  /** Pauses a document after a failure, so that it blocks nobody, and ends its pauses after a success. */
  async #notePause({ id, failures }: WaitingDocument, hasFailed: boolean): Promise<void> {
    const pauseMs = pauseAfter(failures, PAUSES);
    await this.database.db
      .updateTable('documents')
      .set({
        embedding_failures: hasFailed ? failures + 1 : 0,
        embedding_retry_at: hasFailed ? databaseTime(this.database.engine, pauseMs) : null,
      })
      .where('id', '=', id)
      .execute();
  }

  /** Returns the time until a paused document is due. */
  async dueMs(): Promise<number> {
    const { db, engine } = this.database;
    const next = await db
      .selectFrom('documents')
      .select(({ fn }) => [fn.min('embedding_retry_at').as('at'), databaseTime(engine).as('now')])
      .where('embedding_retry_at', '>', databaseTime(engine))
      .executeTakeFirst();
    return next?.at ? Date.parse(next.at) - Date.parse(next.now) : LOOK_MS;
  }

  /** Returns the document with the fewest free passages, from the organization whose turn it is. */
  async #nextDocument(): Promise<WaitingDocument | undefined> {
    const { db, engine } = this.database;
    return (
      db
        .selectFrom(
          db
            .selectFrom('passages')
            .select(({ fn }) => ['document_row_id', fn.countAll().as('left')])
            .groupBy('document_row_id')
            .where('embedding', 'is', null)
            .where('language', 'in', this.#languages)
            .where(isFree(this.database))
            .as('waiting'),
        )
        .innerJoin('documents', 'documents.id', 'waiting.document_row_id')
        .innerJoin('organizations', 'organizations.id', 'documents.organization_id')
        .select(['documents.id', 'documents.organization_id as organizationId'])
        .select('embedding_failures as failures')
        .where((row) =>
          row.or([row('embedding_retry_at', 'is', null), row('embedding_retry_at', '<=', databaseTime(engine))]),
        )
        .orderBy('embedding_due')
        // A letter does not wait for the book before it.
        .orderBy('waiting.left')
        .orderBy('changed_at')
        .limit(1)
        .executeTakeFirst()
    );
  }

  async #store(passage: WaitingPassage, embeddings: PassageEmbeddings): Promise<void> {
    await this.database.db
      .updateTable('passages')
      .set({ ...embeddings, embedding_lease_until: null })
      .where('id', '=', passage.id)
      // SQLite reuses the numbers of rows deleted in the meantime.
      .where('document_row_id', '=', passage.document_row_id)
      .where('text', '=', passage.text)
      .where('heading', '=', passage.heading)
      .execute();
  }

  /** Releases passages that were claimed but not embedded. */
  async #release(passages: readonly WaitingPassage[]): Promise<void> {
    if (passages.length === 0) return;
    const ids = passages.map(({ id }) => id);
    await this.database.db
      .updateTable('passages')
      .set({ embedding_lease_until: null })
      .where('id', 'in', ids)
      .where('embedding', 'is', null)
      .execute();
  }

  #claimPassages(documentId: string): Promise<WaitingPassage[]> {
    const { db, engine } = this.database;
    return db
      .updateTable('passages')
      .set({ embedding_lease_until: databaseTime(engine, LEASE_MS) })
      .where('id', 'in', (query) => {
        const waiting = query
          .selectFrom('passages')
          .select('id')
          .where('document_row_id', '=', documentId)
          .where('embedding', 'is', null)
          .where('language', 'in', this.#languages)
          .where(isFree(this.database))
          .orderBy('id')
          .limit(PASSAGES_AT_ONCE);
        return skipClaimed(engine, waiting, 'passages');
      })
      .returning(['id', 'document_row_id', 'heading', 'text'])
      .execute();
  }
}

/** Matches passages without a lease. */
const isFree = ({ engine }: Database) =>
  sql<boolean>`(embedding_lease_until is null or embedding_lease_until < ${databaseTime(engine)})`;
