import { ANSWERS_NAME } from '@frontdesk/shared/endpoints/answer';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { type Embedding, readEmbedding, similarity } from '../passages/embeddings/embedding';
import type { Answer } from './answer';
import { isSameQuestion, wordingKey } from './is-same-question';

interface Wording {
  readonly answerId: string;
  readonly key: string;
  readonly text: string;
  readonly embedding: Embedding | null;
}

/** Memory for cached wordings of all agents. An agent with more is read for each question. */
const BYTES_MAX = 64_000_000;
/** Of the objects around a wording's texts and embedding, about. */
const WORDING_BYTES = 300;
/** Wordings compared in detail, nearest first. */
const NEAREST = 5;

interface AgentWithAnswers {
  readonly id: string;
  /** The version of its own answers: 0 while there are none, then it grows with each change. */
  readonly answersVersion: number;
}

/** Finds the owner's own answer to a question. */
export class OwnAnswers {
  readonly #kept: LRUCache<string, { readonly version: number; readonly wordings: readonly Wording[] }>;

  constructor(
    private readonly database: Database,
    /** Embeddings of other models are skipped. */
    private readonly model: string,
    bytesMax = BYTES_MAX,
  ) {
    this.#kept = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ wordings }) => wordings.reduce((sum, wording) => sum + bytesOf(wording), WORDING_BYTES),
    });
  }

  /** Finds the owner's answer to a question that equals one of its wordings word for word. */
  async inWords(agent: AgentWithAnswers, question: string): Promise<Answer | null> {
    if (agent.answersVersion === 0) return null;
    const key = wordingKey(question);
    const found = (await this.#wordingsOf(agent)).find((wording) => wording.key === key);
    return found ? this.#answer(found.answerId) : null;
  }

  /** Finds the owner's answer to a question that means the same as one of its wordings. */
  async inMeaning(agent: AgentWithAnswers, question: string, meaning: Embedding | null): Promise<Answer | null> {
    if (agent.answersVersion === 0 || meaning === null) return null;
    const near = (await this.#wordingsOf(agent))
      .flatMap(({ embedding, ...wording }) =>
        embedding ? [{ ...wording, nearness: similarity(meaning, embedding) }] : [],
      )
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, NEAREST);
    const found = near.find(({ text, nearness }) => isSameQuestion(question, text, nearness));
    return found ? this.#answer(found.answerId) : null;
  }

  async #answer(id: string): Promise<Answer | null> {
    const row = await this.database.db
      .selectFrom('answers')
      .select(['question', 'answer'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const source = { documentId: id, name: ANSWERS_NAME, excerpt: row.question };
    return { text: row.answer, sources: [source], nearest: [], outcome: 'answered' };
  }

  async #wordingsOf({ id, answersVersion }: AgentWithAnswers): Promise<readonly Wording[]> {
    const kept = this.#kept.get(id);
    if (kept?.version === answersVersion) return kept.wordings;
    const rows = await this.database.db
      .selectFrom('answer_wordings')
      .innerJoin('answers', 'answers.id', 'answer_wordings.answer_id')
      .select(['answer_id as answerId', 'key', 'text', 'embedding', 'embedding_model as model'])
      .where('answer_wordings.agent_id', '=', id)
      // Of several answers to the same words, the last changed counts.
      .orderBy('changed_at', 'desc')
      .orderBy('answer_id')
      .execute();
    const wordings = rows.map(({ embedding, model, ...row }) => ({
      ...row,
      embedding: embedding && model === this.model ? readEmbedding(embedding) : null,
    }));
    this.#kept.set(id, { version: answersVersion, wordings });
    return wordings;
  }
}

const bytesOf = ({ key, text, embedding }: Wording) =>
  WORDING_BYTES + 2 * (key.length + text.length) + (embedding?.byteLength ?? 0);
