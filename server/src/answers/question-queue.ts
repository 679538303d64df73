import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-trouble';
import type { Embedding } from '../passages/embeddings/embedding';
import type { TextEmbedder } from '../passages/embeddings/text-embedder';
import { groupQuestion, type UnansweredQuestion } from './group-question';

/** Of a flood, the others are in the conversations and in no group. */
const WAITING_MAX = 500;
const EMBED_MS = 10_000;

/** Puts questions without an answer into groups, one after the other and after the visitor has the reply. */
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

  /** Ends after those that wait, by their words alone when the embedder is closed too. */
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

  /** Null where nothing can embed: then only questions of the same words are one. */
  async #meaningOf({ text, meaning }: UnansweredQuestion): Promise<Embedding | null> {
    if (meaning) return meaning;
    return this.embedder.embed(text, 'document', AbortSignal.timeout(EMBED_MS)).catch(() => null);
  }
}
