import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-trouble';
import type { Embedding } from '../passages/embeddings/embedding';
import type { TextEmbedder } from '../passages/embeddings/text-embedder';
import { groupQuestion, type UnansweredQuestion } from './group-question';

/** In a flood, further questions are in the conversations but in no group. */
const WAITING_MAX = 500;
const EMBED_MS = 10_000;

/** Groups questions without an answer, one at a time, after the visitor has the reply. */
export class QuestionQueue {
  readonly #waiting: UnansweredQuestion[] = [];
  #working: Promise<void> | null = null;
  #isClosed = false;

  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'embed' | 'model'>,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  add(question: UnansweredQuestion): void {
    if (this.#isClosed || this.#waiting.length >= WAITING_MAX) return;
    this.#waiting.push(question);
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  /** Groups the waiting questions first, by their words alone when the embedder is closed too. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
  }

  async #work(): Promise<void> {
    for (let question = this.#waiting.shift(); question; question = this.#waiting.shift()) {
      await groupQuestion(this.database, question, await this.#meaningOf(question), this.embedder.model).catch(
        (failure: unknown) => {
          if (databaseTrouble(failure) === null) this.logFailure(failure);
        },
      );
    }
  }

  /** Null when nothing can embed: then only questions with the same words are grouped. */
  async #meaningOf({ text, meaning }: UnansweredQuestion): Promise<Embedding | null> {
    if (meaning) return meaning;
    return this.embedder.embed(text, 'document', AbortSignal.timeout(EMBED_MS)).catch(() => null);
  }
}
