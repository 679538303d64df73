import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { sql } from 'kysely';
import { databaseTime } from '../../database/clock';
import type { Database } from '../../database/database';
import { useTurn } from '../../limits/fair-share';
import type { TextLanguage } from '../../terms/text-language';
import { embedPassage } from './embed-passage';
import { prepareEmbeddings } from './prepare-embeddings';
import type { TextEmbedder } from './text-embedder';

const PASSAGES_AT_ONCE = 4;
const LOOK_MS = 60_000;
/** Longer than the slowest passages of a claim take. */
const LEASE_MS = 120_000;

interface WaitingPassage {
  readonly id: number;
  readonly document_row_id: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * Embeds passages after their document is ready. Until then they are found by their words. Each passage is leased, so
 * that two instances do not embed it twice.
 */
export class EmbeddingQueue {
  #isClosed = false;
  #isWoken = false;
  #working: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Documents with a failed passage wait for the next start, so that they block nobody. */
  readonly #failed = new Set<string>();
  #isPrepared = false;

  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'embed' | 'model' | 'knows'>,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  wake(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    // It may just have found nothing left to do.
    this.#isWoken = this.#working !== null;
    this.#working ??= this.#work()
      .catch((failure: unknown) => this.#isClosed || this.logFailure(failure))
      .then(() => {
        this.#working = null;
        if (this.#isClosed) return;
        // Another instance may have left some unfinished.
        if (this.#isWoken) this.wake();
        else this.#timer = setTimeout(() => this.wake(), LOOK_MS).unref();
      });
  }

  /** Resolves at once when the embedder is closed too. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    if (!this.#isPrepared) await prepareEmbeddings(this.database, this.embedder.model, () => this.#isClosed);
    this.#isPrepared = true;
    while (!this.#isClosed) {
      const document = await this.#nextDocument();
      if (!document) return;
      const passages = await this.#claim(document.id);
      const begun = Date.now();
      try {
        for (const passage of passages) {
          if (this.#isClosed) return;
          await this.#embed(passage);
        }
      } catch (failure) {
        if (this.#isClosed || !this.#failed.has(document.id)) throw failure;
        this.logFailure(failure);
      } finally {
        await this.#release(passages);
        if (!this.#isClosed) await this.#reportShare(document.id);
      }
      await useTurn(this.database, 'embedding_due', document.organizationId, Date.now() - begun);
    }
  }

  /** The languages that the model knows; passages in other languages are not embedded. */
  get #languages(): readonly TextLanguage[] {
    return [...LANGUAGES, 'und' as const].filter((language) => this.embedder.knows(language));
  }

  /** Stores the embedded share for the owner; null once everything is embedded, or cannot be. */
  async #reportShare(documentId: string): Promise<void> {
    const { db } = this.database;
    const counts = await db
      .selectFrom('passages')
      .select(({ fn }) => [fn.countAll<number | string>().as('all'), fn.count<number | string>('embedding').as('done')])
      .where('document_row_id', '=', documentId)
      .where('language', 'in', this.#languages)
      .executeTakeFirst();
    const [all, done] = [Number(counts?.all ?? 0), Number(counts?.done ?? 0)];
    const share = done < all && !this.#failed.has(documentId) ? done / all : null;
    await db.updateTable('documents').set({ indexed_share: share }).where('id', '=', documentId).execute();
  }

  /** Returns the document with the fewest free passages, from the organization whose turn it is. */
  async #nextDocument(): Promise<{ id: string; organizationId: string } | undefined> {
    const { db } = this.database;
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
        .$if(this.#failed.size > 0, (some) => some.where('documents.id', 'not in', [...this.#failed]))
        .orderBy('embedding_due')
        // A letter does not wait for the book before it.
        .orderBy('waiting.left')
        .orderBy('changed_at')
        .limit(1)
        .executeTakeFirst()
    );
  }

  async #embed(passage: WaitingPassage): Promise<void> {
    const embeddings = await embedPassage(this.embedder, passage, 'later').catch((failure: unknown) => {
      this.#failed.add(passage.document_row_id);
      throw failure;
    });
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

  /** Returns none when another instance was faster. */
  #claim(documentId: string): Promise<WaitingPassage[]> {
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
        return engine === 'postgres' ? waiting.forUpdate().skipLocked() : waiting;
      })
      .returning(['id', 'document_row_id', 'heading', 'text'])
      .execute();
  }
}

/** Matches passages without a lease. */
const isFree = ({ engine }: Database) =>
  sql<boolean>`(embedding_lease_until is null or embedding_lease_until < ${databaseTime(engine)})`;
