import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database';
import { databaseTrouble, isForeignKeyViolation } from '../database/database-trouble';
import type { Tables } from '../database/schema/tables';
import type { TextEmbedder } from '../passages/embeddings/embedder';
import { type Embedding, joinEmbeddings, meanOf, readEmbedding, similarity } from '../passages/embeddings/embedding';
import type { Source } from '../passages/passage';
import { isSameQuestion, wordingKey } from './own-answers';

interface UnansweredQuestion {
  readonly agent: { readonly id: string; readonly organizationId: string };
  /** The id of the conversation in which it was asked. */
  readonly conversationId: string;
  readonly visitorId: string | null;
  readonly text: string;
  readonly askedAt: Date;
  readonly nearest: Source | null;
  /** Set if it was already computed for the reply. */
  readonly meaning: Embedding | null;
}

/** A question's meaning, and the model that computed it. */
interface Meaning {
  readonly embedding: Embedding;
  readonly model: string;
}

/** Maximum number of groups per agent; beyond that, the groups asked least recently are removed. */
const GROUPS_MAX = 1_000;
const WORDINGS_MAX = 50;
/** Number of groups that are compared in detail, nearest first. */
const NEAREST = 5;
const TEXT_MAX = 500;

/** Counts a question in the group that has the same meaning, or creates a group. */
export async function groupQuestion(
  { db, engine }: Database,
  question: UnansweredQuestion,
  embedding: Embedding | null,
  model: string,
): Promise<void> {
  const meaning = embedding && { embedding, model };
  const key = wordingKey(question.text);
  await db
    .transaction()
    .execute(async (transaction) => {
      // Two instances must not create the same group.
      if (engine === 'postgres') {
        await sql`select pg_advisory_xact_lock(hashtext(${`questions ${question.agent.id}`}))`.execute(transaction);
      }
      // The owner may have deleted the conversation, with all its questions, in the meantime.
      const conversation = transaction
        .selectFrom('conversations')
        .select('id')
        .where('id', '=', question.conversationId);
      if (!(await conversation.executeTakeFirst())) return;
      const known = await transaction
        .selectFrom('question_wordings')
        .select(['id', 'group_id as groupId'])
        .where('agent_id', '=', question.agent.id)
        .where('key', '=', key)
        .executeTakeFirst();
      if (known) await countWording(transaction, question, known.id);
      const groupId = known?.groupId ?? (await joinGroup(transaction, question, key, meaning));
      if (groupId) await countInGroup(transaction, question, groupId);
      else await beginGroup(transaction, question, key, meaning);
    })
    // The agent was deleted.
    .catch((failure: unknown) => {
      if (!isForeignKeyViolation(failure)) throw failure;
    });
}

async function countWording(
  db: Kysely<Tables>,
  { askedAt, conversationId }: UnansweredQuestion,
  id: string,
): Promise<void> {
  await db
    .updateTable('question_wordings')
    .set((wording) => ({ count: wording('count', '+', 1), last_asked: askedAt.toISOString() }))
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('question_askers')
    .values({ wording_id: id, conversation_row_id: conversationId, count: 1 })
    .onConflict((known) =>
      known
        .columns(['wording_id', 'conversation_row_id'])
        .doUpdateSet((asker) => ({ count: asker('question_askers.count', '+', 1) })),
    )
    .execute();
}

/** Adds a new wording to the group with the same meaning, and returns its id; null when there is none. */
async function joinGroup(
  db: Kysely<Tables>,
  question: UnansweredQuestion,
  key: string,
  meaning: Meaning | null,
): Promise<string | null> {
  if (meaning === null) return null;
  const rows = await db
    .selectFrom('question_groups')
    .select(['id', 'embedding'])
    .where('agent_id', '=', question.agent.id)
    .where('embedding_model', '=', meaning.model)
    .execute();
  const near = rows
    .flatMap(({ id, embedding }) => {
      return embedding ? [{ id, nearness: similarity(meaning.embedding, readEmbedding(embedding)) }] : [];
    })
    .sort((one, other) => other.nearness - one.nearness)
    .slice(0, NEAREST);
  for (const { id } of near) {
    const wordings = await db
      .selectFrom('question_wordings')
      .select(['id', 'text', 'embedding', 'embedding_model as model'])
      .where('group_id', '=', id)
      .execute();
    const read = wordings.map(({ id: wordingId, text, embedding, model }) => ({
      wordingId,
      text,
      embedding: embedding && model === meaning.model ? readEmbedding(embedding) : null,
    }));
    const same = read.find(
      (wording) =>
        wording.embedding &&
        isSameQuestion(question.text, wording.text, similarity(meaning.embedding, wording.embedding)),
    );
    if (!same) continue;
    if (wordings.length < WORDINGS_MAX) await insertWording(db, question, id, key, meaning);
    // Its conversation is stored with a known wording, so that deleting the conversation lowers the count.
    else await countWording(db, question, same.wordingId);
    const all = [meaning.embedding, ...read.flatMap((wording) => wording.embedding ?? [])];
    await db
      .updateTable('question_groups')
      .set({ embedding: joinEmbeddings([meanOf(all)]) })
      .where('id', '=', id)
      .execute();
    return id;
  }
  return null;
}

async function countInGroup(
  db: Kysely<Tables>,
  { askedAt, conversationId, nearest }: UnansweredQuestion,
  groupId: string,
): Promise<void> {
  await db
    .updateTable('question_groups')
    .set((group) => ({
      count: group('count', '+', 1),
      last_asked: askedAt.toISOString(),
      conversation_row_id: conversationId,
      // The question was asked again.
      is_dismissed: 0,
      ...(nearest && { nearest: JSON.stringify(nearest) }),
    }))
    .where('id', '=', groupId)
    .execute();
}

async function beginGroup(
  db: Kysely<Tables>,
  question: UnansweredQuestion,
  key: string,
  meaning: Meaning | null,
): Promise<void> {
  const { agent, askedAt, conversationId, nearest } = question;
  await makeRoom(db, agent.id);
  const id = randomUUID();
  await db
    .insertInto('question_groups')
    .values({
      id,
      organization_id: agent.organizationId,
      agent_id: agent.id,
      count: 1,
      last_asked: askedAt.toISOString(),
      nearest: nearest && JSON.stringify(nearest),
      conversation_row_id: conversationId,
      ...storedMeaning(meaning),
    })
    .execute();
  await insertWording(db, question, id, key, meaning);
}

const storedMeaning = (meaning: Meaning | null) => ({
  embedding: meaning && joinEmbeddings([meaning.embedding]),
  embedding_model: meaning?.model ?? null,
});

async function makeRoom(db: Kysely<Tables>, agentId: string): Promise<void> {
  const { count } = await db
    .selectFrom('question_groups')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (Number(count) < GROUPS_MAX) return;
  await db
    .deleteFrom('question_groups')
    .where('id', 'in', (groups) =>
      groups
        .selectFrom('question_groups')
        .select('id')
        .where('agent_id', '=', agentId)
        .orderBy('is_dismissed', 'desc')
        .orderBy('count')
        .orderBy('last_asked')
        .limit(1),
    )
    .execute();
}

async function insertWording(
  db: Kysely<Tables>,
  { agent, askedAt, conversationId, text }: UnansweredQuestion,
  groupId: string,
  key: string,
  meaning: Meaning | null,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('question_wordings')
    .values({
      id,
      group_id: groupId,
      agent_id: agent.id,
      key,
      text: text.slice(0, TEXT_MAX).replace(/[\ud800-\udbff]$/, ''),
      count: 1,
      last_asked: askedAt.toISOString(),
      ...storedMeaning(meaning),
    })
    .execute();
  await db
    .insertInto('question_askers')
    .values({ wording_id: id, conversation_row_id: conversationId, count: 1 })
    .execute();
}

/** During a flood, further questions remain in their conversations but are not added to a group. */
const WAITING_MAX = 500;
/** A question without an embedding remains in a separate group, so this wait is long. */
const EMBED_MS = 60_000;

/** Groups questions without an answer, one at a time, after the visitor has received the reply. */
export class QuestionQueue {
  readonly #waiting: UnansweredQuestion[] = [];
  #working: Promise<void> | null = null;
  #isClosed = false;

  constructor(
    private readonly database: Database,
    private readonly embedder: Pick<TextEmbedder, 'embed' | 'model'>,
    private readonly logFailure: (failure: unknown) => void,
    /** Called when an organization's list has changed. */
    private readonly onGrouped: (organizationId: string) => void,
  ) {}

  add(question: UnansweredQuestion): void {
    if (this.#isClosed || this.#waiting.length >= WAITING_MAX) return;
    this.#waiting.push(question);
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  /** First groups the waiting questions, by their words alone if the embedder is also closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
  }

  async #work(): Promise<void> {
    for (let question = this.#waiting.shift(); question; question = this.#waiting.shift()) {
      await groupQuestion(this.database, question, await this.#meaningOf(question), this.embedder.model).then(
        () => this.onGrouped(question.agent.organizationId),
        (failure: unknown) => {
          if (databaseTrouble(failure) === null) this.logFailure(failure);
        },
      );
    }
  }

  /** Null when no embedder is available; only questions with the same words are then grouped. */
  async #meaningOf({ text, meaning }: UnansweredQuestion): Promise<Embedding | null> {
    if (meaning) return meaning;
    return this.embedder.embed(text, 'document', AbortSignal.timeout(EMBED_MS)).catch(() => null);
  }
}
