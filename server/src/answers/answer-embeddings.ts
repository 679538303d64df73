import type { Database } from '../database/database';
import { type Job, Worker } from '../jobs/worker';
import type { TextEmbedder } from '../passages/embeddings/embedder';
import { joinEmbeddings, meanOf, readEmbedding } from '../passages/embeddings/embedding';
import { answersChanged } from './answer-store';

const AT_ONCE = 50;
const LOOK_MS = 60_000;

interface Wording {
  readonly id: string;
  readonly agentId: string;
  readonly text: string;
}

interface QuestionWording {
  readonly id: string;
  readonly groupId: string;
  readonly text: string;
}

/** Some wordings without an embedding from the current model. */
type Waiting = { readonly answers: readonly Wording[] } | { readonly questions: readonly QuestionWording[] };

/**
 * Embeds the wordings of the owner's answers and, after a change of model, those of unanswered questions. Until they
 * are embedded, questions match them only word for word.
 */
export class AnswerEmbeddings implements Job<Waiting> {
  /** Another instance may have left some wordings unfinished. */
  readonly idleMs = LOOK_MS;
  readonly #worker: Worker<Waiting>;
  /** Whether no unanswered question has an embedding from an earlier model; the model only changes with a restart. */
  #areQuestionsDone = false;
  readonly #stop = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'embed' | 'model'>,
    private readonly logFailure: (failure: unknown) => void,
  ) {
    this.#worker = new Worker(this, logFailure);
  }

  wake(): void {
    this.#worker.wake();
  }

  /** Embeds one answer's wordings before those of a running import, and then continues with the others. */
  async embedAnswer(answerId: string): Promise<void> {
    const { signal } = this.#stop;
    await this.#waiting()
      .where('answer_id', '=', answerId)
      .execute()
      .then((rows) => this.#embed(rows, signal))
      .catch((failure: unknown) => signal.aborted || this.logFailure(failure));
    this.wake();
  }

  /** Also resolves immediately when the embedder is closed. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('The server is closing.'));
    await this.#worker.close();
  }

  async claim(): Promise<Waiting | null> {
    const answers = await this.#waiting().limit(AT_ONCE).execute();
    if (answers.length > 0) return { answers };
    if (this.#areQuestionsDone) return null;
    const questions = await this.database.db
      .selectFrom('question_wordings')
      .select(['id', 'group_id as groupId', 'text'])
      .where((row) => row.or([row('embedding', 'is', null), row('embedding_model', '!=', this.embedder.model)]))
      .orderBy('group_id')
      .limit(AT_ONCE)
      .execute();
    this.#areQuestionsDone = questions.length === 0;
    return this.#areQuestionsDone ? null : { questions };
  }

  async run(waiting: Waiting, signal: AbortSignal): Promise<void> {
    if ('answers' in waiting) await this.#embed(waiting.answers, signal);
    else await this.#embedQuestions(waiting.questions, signal);
  }

  /** Nothing is left to do: each embedding was stored as soon as it was computed. */
  async finish(): Promise<void> {}

  /** Nothing was claimed: after the next start, the remaining wordings are found again. */
  async giveBack(): Promise<void> {}

  #waiting() {
    return this.database.db
      .selectFrom('answer_wordings')
      .select(['id', 'agent_id as agentId', 'text'])
      .where((row) => row.or([row('embedding', 'is', null), row('embedding_model', '!=', this.embedder.model)]));
  }

  /** Embeds some wordings of unanswered questions, and their groups. */
  async #embedQuestions(rows: readonly QuestionWording[], signal: AbortSignal): Promise<void> {
    const { db } = this.database;
    const { model } = this.embedder;
    for (const { id, text } of rows) {
      signal.throwIfAborted();
      const embedding = joinEmbeddings([await this.embedder.embed(text, 'later')]);
      await db
        .updateTable('question_wordings')
        .set({ embedding, embedding_model: model })
        .where('id', '=', id)
        .execute();
    }
    for (const groupId of new Set(rows.map((row) => row.groupId))) await this.#embedGroup(groupId);
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

  async #embed(rows: readonly Wording[], signal: AbortSignal): Promise<void> {
    for (const { id, text } of rows) {
      signal.throwIfAborted();
      const embedding = joinEmbeddings([await this.embedder.embed(text, 'document')]);
      await this.database.db
        .updateTable('answer_wordings')
        .set({ embedding, embedding_model: this.embedder.model })
        .where('id', '=', id)
        .where('text', '=', text)
        .execute();
    }
    for (const agentId of new Set(rows.map((row) => row.agentId))) {
      await answersChanged(this.database.db, agentId);
    }
  }
}
