import type { Database } from '../database/database';
import { joinEmbeddings, meanOf, readEmbedding } from '../passages/embeddings/embedding';
import type { TextEmbedder } from '../passages/embeddings/text-embedder';
import { answersChanged } from './answer-store';

const AT_ONCE = 50;
const LOOK_MS = 60_000;

/**
 * Embeds the wordings of the owner's answers, and after a change of the model those of unanswered questions. Until then
 * a question only finds them word for word.
 */
export class AnswerEmbeddings {
  #isClosed = false;
  /** Whether no unanswered question has an embedding of an earlier model: the model only changes with a restart. */
  #areQuestionsDone = false;
  #working: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'embed' | 'model'>,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  /** Resolves when no wording is waiting, or when embedding fails for now. */
  wake(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isClosed) return Promise.resolve();
    this.#working = (this.#working ?? Promise.resolve())
      .then(() => this.#work())
      .catch((failure: unknown) => this.#isClosed || this.logFailure(failure))
      .then(() => {
        clearTimeout(this.#timer);
        // Another instance may have left some unfinished.
        if (!this.#isClosed) this.#timer = setTimeout(() => void this.wake(), LOOK_MS).unref();
      });
    return this.#working;
  }

  /** Embeds the wordings of one answer without waiting for those of an import, then continues with the others. */
  async embedAnswer(answerId: string): Promise<void> {
    await this.#embedFirst(answerId).catch((failure: unknown) => this.#isClosed || this.logFailure(failure));
    void this.wake();
  }

  /** Resolves at once when the embedder is closed too. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  async #embedFirst(answerId: string): Promise<void> {
    await this.#embed(await this.#waiting().where('answer_id', '=', answerId).execute());
  }

  #waiting() {
    return this.database.db
      .selectFrom('answer_wordings')
      .select(['id', 'agent_id', 'text'])
      .where((row) => row.or([row('embedding', 'is', null), row('embedding_model', '!=', this.embedder.model)]));
  }

  async #work(): Promise<void> {
    while (!this.#isClosed) {
      const rows = await this.#waiting().limit(AT_ONCE).execute();
      if (rows.length === 0) break;
      await this.#embed(rows);
    }
    while (!this.#isClosed && !this.#areQuestionsDone) this.#areQuestionsDone = await this.#embedQuestions();
  }

  /** Embeds some wordings of unanswered questions, and their groups. Returns whether none is left. */
  async #embedQuestions(): Promise<boolean> {
    const { db } = this.database;
    const { model } = this.embedder;
    const rows = await db
      .selectFrom('question_wordings')
      .select(['id', 'group_id as groupId', 'text'])
      .where((row) => row.or([row('embedding', 'is', null), row('embedding_model', '!=', model)]))
      .orderBy('group_id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, text } of rows) {
      if (this.#isClosed) return false;
      const embedding = joinEmbeddings([await this.embedder.embed(text, 'later')]);
      await db
        .updateTable('question_wordings')
        .set({ embedding, embedding_model: model })
        .where('id', '=', id)
        .execute();
    }
    for (const groupId of new Set(rows.map((row) => row.groupId))) await this.#embedGroup(groupId);
    return rows.length === 0;
  }

  async #embedGroup(groupId: string): Promise<void> {
    const { model } = this.embedder;
    await this.database.db.transaction().execute(async (transaction) => {
      const wordings = await transaction
        .selectFrom('question_wordings')
        .select('embedding')
        .where('group_id', '=', groupId)
        .where('embedding_model', '=', model)
        .execute();
      const embeddings = wordings.flatMap(({ embedding }) => (embedding ? [readEmbedding(embedding)] : []));
      if (embeddings.length === 0) return;
      await transaction
        .updateTable('question_groups')
        .set({ embedding: joinEmbeddings([meanOf(embeddings)]), embedding_model: model })
        .where('id', '=', groupId)
        .execute();
    });
  }

  async #embed(rows: readonly { id: string; agent_id: string; text: string }[]): Promise<void> {
    for (const { id, text } of rows) {
      if (this.#isClosed) return;
      const embedding = joinEmbeddings([await this.embedder.embed(text, 'document')]);
      await this.database.db
        .updateTable('answer_wordings')
        .set({ embedding, embedding_model: this.embedder.model })
        .where('id', '=', id)
        .where('text', '=', text)
        .execute();
    }
    for (const agentId of new Set(rows.map(({ agent_id }) => agent_id))) {
      await answersChanged(this.database.db, agentId);
    }
  }
}
