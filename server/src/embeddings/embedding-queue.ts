import type { Database } from '../database/database';
import { embedPassage } from './embed-passage';
import type { Embedder } from './embedder';

const PASSAGES_AT_ONCE = 4;
const LOOK_MS = 60_000;

/**
 * Embeds the passages that were stored without: those of a book, which is ready before all of it is embedded, those
 * that a stop of the server interrupted, and those from before there were embeddings. Until then they are found by
 * their words.
 */
export class EmbeddingQueue {
  #isClosed = false;
  #working: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly embedder: Embedder,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  wake(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#working ??= this.#work()
      .catch(this.logFailure)
      .then(() => {
        this.#working = null;
        // Another instance may have left some behind.
        if (!this.#isClosed) this.#timer = setTimeout(() => this.wake(), LOOK_MS).unref();
      });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#isClosed) {
      const waiting = await this.#waiting();
      if (waiting.length === 0) return;
      for (const passage of waiting) {
        if (this.#isClosed) return;
        const embeddings = await embedPassage(this.embedder, passage, 'later');
        await this.database.db.updateTable('passages').set(embeddings).where('id', '=', passage.id).execute();
      }
    }
  }

  #waiting() {
    return this.database.db
      .selectFrom('passages')
      .select(['id', 'heading', 'text'])
      .where('embedding', 'is', null)
      .orderBy('id')
      .limit(PASSAGES_AT_ONCE)
      .execute();
  }
}
