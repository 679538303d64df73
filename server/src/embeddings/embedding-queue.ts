import { databaseTime } from '../database/clock';
import type { Database } from '../database/database';
import { embedPassage } from './embed-passage';
import type { Embedder } from './embedder';

const PASSAGES_AT_ONCE = 4;
const LOOK_MS = 60_000;
/** Longer than the slowest passages of one claim take. */
const LEASE_MS = 120_000;

interface WaitingPassage {
  readonly id: number;
  readonly document_row_id: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * Embeds the passages that were stored without: those of a book, which is ready before all of it is embedded, those
 * that a stop of the server interrupted, and those from before there were embeddings. Until then they are found by
 * their words. Each passage is claimed for a while, so that two instances do not embed it twice.
 */
export class EmbeddingQueue {
  #isClosed = false;
  #working: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** One that failed is left to the next start, and holds up nobody behind it. */
  #failedId = 0;

  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<Embedder, 'embed'>,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  wake(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#working ??= this.#work()
      .catch((failure: unknown) => this.#isClosed || this.logFailure(failure))
      .then(() => {
        this.#working = null;
        // Another instance may have left some behind.
        if (!this.#isClosed) this.#timer = setTimeout(() => this.wake(), LOOK_MS).unref();
      });
  }

  /** Ends at once when the embedder is closed too. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#isClosed) {
      const waiting = await this.#claim();
      if (waiting.length === 0) return;
      try {
        for (const passage of waiting) {
          if (this.#isClosed) return;
          await this.#embed(passage);
        }
      } finally {
        await this.#release(waiting);
      }
    }
  }

  async #embed(passage: WaitingPassage): Promise<void> {
    const embeddings = await embedPassage(this.embedder, passage, 'later').catch((failure: unknown) => {
      this.#failedId = Number(passage.id);
      throw failure;
    });
    await this.database.db
      .updateTable('passages')
      .set({ ...embeddings, embedding_lease_until: null })
      .where('id', '=', passage.id)
      // SQLite gives the numbers of deleted rows to others, which may have come meanwhile.
      .where('document_row_id', '=', passage.document_row_id)
      .where('text', '=', passage.text)
      .where('heading', '=', passage.heading)
      .execute();
  }

  /** Lets others have what was claimed and not embedded. */
  async #release(passages: readonly WaitingPassage[]): Promise<void> {
    const ids = passages.map(({ id }) => id);
    await this.database.db
      .updateTable('passages')
      .set({ embedding_lease_until: null })
      .where('id', 'in', ids)
      .where('embedding', 'is', null)
      .execute();
  }

  #claim(): Promise<WaitingPassage[]> {
    const { db, engine } = this.database;
    return db
      .updateTable('passages')
      .set({ embedding_lease_until: databaseTime(engine, LEASE_MS) })
      .where('id', 'in', (query) => {
        const waiting = query
          .selectFrom('passages')
          .select('id')
          .where('embedding', 'is', null)
          .where('id', '>', this.#failedId)
          .where((row) =>
            row.or([row('embedding_lease_until', 'is', null), row('embedding_lease_until', '<', databaseTime(engine))]),
          )
          .orderBy('id')
          .limit(PASSAGES_AT_ONCE);
        return engine === 'postgres' ? waiting.forUpdate().skipLocked() : waiting;
      })
      .returning(['id', 'document_row_id', 'heading', 'text'])
      .execute();
  }
}
