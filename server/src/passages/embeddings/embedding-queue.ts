import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database';
import { databaseTime } from '../../database/engine';
import { pauseAfter, skipClaimed } from '../../jobs/lease';
import { type Job, Worker } from '../../jobs/worker';
import { useTurn } from '../../limits/fair-share';
import type { TextLanguage } from '../../terms/text-language';
import {
  embeddedLanguages,
  embedPassage,
  indexingTrouble,
  type PassageEmbeddings,
  type TextEmbedder,
} from './embedder';
import { prepareEmbeddings } from './prepare-embeddings';

const PASSAGES_AT_ONCE = 4;
/** Another instance may embed the last passages of some documents. */
const DOCUMENTS_TRIED = 4;
/** Consecutive failures, of any documents, after which the model counts as broken and everything waits. */
const FAILURES_IN_A_ROW = 3;
/** How often a document is claimed between two counts of its passages. */
const CLAIMS_COUNTED = 50;
const LOOK_MS = 60_000;
/** Pauses after failures: one for a single document, one for all embedding. */
const PAUSES = { firstMs: 1_000, mostMs: 600_000 };
const RESTS = { firstMs: 1_000, mostMs: 60_000 };
/** Longer than the slowest passages in a claim may take. */
const LEASE_MS = 120_000;

interface WaitingPassage {
  readonly id: number;
  readonly document_row_id: string;
  readonly heading: string;
  readonly text: string;
  readonly language: TextLanguage;
}

interface WaitingDocument {
  readonly id: string;
  readonly organizationId: string;
  readonly failures: number;
}

/**
 * The number of a document's passages that must be embedded, the number that already are, and the number of claims
 * since this count.
 */
interface PassageCounts {
  readonly all: number;
  readonly done: number;
  readonly claims: number;
}

interface ClaimedPassages {
  readonly document: WaitingDocument;
  readonly passages: readonly WaitingPassage[];
}

/** Why the rest of the passages were not embedded. */
interface Embedded {
  readonly failure?: unknown;
}

type QueueEmbedder = Pick<TextEmbedder, 'embed' | 'model' | 'knows'>;

export type EmbeddingQueue = Worker<ClaimedPassages, Embedded>;

/**
 * Embeds passages after their document is ready; until they are embedded, they are found by their words. Each passage
 * is leased, so that two instances do not embed it twice. `close` resolves immediately if the embedder is also closed.
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
  #failuresInRow = 0;
  #restsUntil = 0;
  /**
   * The counts of each document, because counting a book's passages after each one would take longer than embedding
   * them.
   */
  readonly #counts = new LRUCache<string, PassageCounts>({ max: 1_000 });

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
    if (performance.now() < this.#restsUntil) return null;
    for (const organizationId of await this.#waitingOrganizations()) {
      for (const document of await this.#nextDocuments(organizationId)) {
        const passages = await this.#claimPassages(document.id);
        if (passages.length > 0) return { document, passages };
        // Everything is embedded, or another instance is embedding the rest.
        this.#counts.delete(document.id);
        await this.#reportShare(document.id, 0);
      }
    }
    return null;
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
    const hasFailed = 'failure' in embedded;
    if (hasFailed) this.#counts.delete(document.id);
    await this.#reportShare(document.id, hasFailed ? 0 : passages.length, {
      error: hasFailed ? indexingTrouble(embedded.failure) : null,
    });
    this.#failuresInRow = hasFailed ? this.#failuresInRow + 1 : 0;
    const many = this.#failuresInRow - FAILURES_IN_A_ROW;
    if (many >= 0) this.#restsUntil = performance.now() + pauseAfter(many, RESTS);
    if (hasFailed) this.logFailure(embedded.failure);
    if (hasFailed || document.failures > 0) await this.#notePause(document, hasFailed);
  }

  giveBack = ({ passages }: ClaimedPassages) => this.#release(passages);

  charge = ({ document }: ClaimedPassages, usedMs: number) =>
    useTurn(this.database, 'embedding_due', document.organizationId, usedMs);

  /**
   * Stores the embedded share for the owner after `embedded` more passages; stores null once everything is embedded.
   * `trouble` is the reason why the rest is not.
   */
  async #reportShare(documentId: string, embedded: number, trouble: { error?: string | null } = {}): Promise<void> {
    const kept = this.#counts.get(documentId);
    const isKnown = kept !== undefined && kept.claims < CLAIMS_COUNTED && kept.done + embedded < kept.all;
    const counts = isKnown
      ? { all: kept.all, done: kept.done + embedded, claims: kept.claims + 1 }
      : { ...(await this.#countPassages(documentId)), claims: 0 };
    this.#counts.set(documentId, counts);
    const share = counts.done < counts.all ? counts.done / counts.all : null;
    await this.database.db
      .updateTable('documents')
      .set({ indexed_share: share, ...(share === null ? { error: null } : trouble) })
      .where('id', '=', documentId)
      .where('status', '=', DOCUMENT_STATUS.ready)
      .execute();
  }

  async #countPassages(documentId: string): Promise<Pick<PassageCounts, 'all' | 'done'>> {
    const counts = await this.database.db
      .selectFrom('passages')
      .select(({ fn }) => [fn.countAll<number | string>().as('all'), fn.count<number | string>('embedding').as('done')])
      .where('document_row_id', '=', documentId)
      .where('language', 'in', this.#languages)
      .executeTakeFirst();
    return { all: Number(counts?.all ?? 0), done: Number(counts?.done ?? 0) };
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

  /** Returns the time until a paused document, or all embedding, is due. */
  async dueMs(): Promise<number> {
    const restMs = this.#restsUntil - performance.now();
    if (restMs > 0) return restMs;
    const { db, engine } = this.database;
    const next = await db
      .selectFrom('documents')
      .select(({ fn }) => [fn.min('embedding_retry_at').as('at'), databaseTime(engine).as('now')])
      .where('embedding_retry_at', '>', databaseTime(engine))
      .executeTakeFirst();
    return next?.at ? Date.parse(next.at) - Date.parse(next.now) : LOOK_MS;
  }

  /**
   * Returns the organizations with waiting documents, in the order of their turns. Steps through the index from one
   * organization to the next, however many documents each has.
   */
  async #waitingOrganizations(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      with recursive waiting (id) as (
        select min(organization_id) from documents where indexed_share is not null
        union all
        select (
          select min(organization_id) from documents where indexed_share is not null and organization_id > waiting.id
        ) from waiting where waiting.id is not null
      )
      select organizations.id from waiting join organizations on organizations.id = waiting.id
      order by embedding_due`.execute(this.database.db);
    return rows.map(({ id }) => id);
  }

  /** Returns waiting documents of an organization, so that a letter need not wait for the book before it. */
  #nextDocuments(organizationId: string): Promise<WaitingDocument[]> {
    const { db, engine } = this.database;
    return db
      .selectFrom('documents')
      .select(['id', 'organization_id as organizationId', 'embedding_failures as failures'])
      .where('organization_id', '=', organizationId)
      .where('indexed_share', 'is not', null)
      .where('status', '=', DOCUMENT_STATUS.ready)
      .where((row) =>
        row.or([row('embedding_retry_at', 'is', null), row('embedding_retry_at', '<=', databaseTime(engine))]),
      )
      .orderBy('size')
      .orderBy('changed_at')
      .limit(DOCUMENTS_TRIED)
      .execute();
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
      .returning(['id', 'document_row_id', 'heading', 'text', 'language'])
      .execute();
  }
}

/** Matches passages without a lease. */
const isFree = ({ engine }: Database) =>
  sql<boolean>`(embedding_lease_until is null or embedding_lease_until < ${databaseTime(engine)})`;
