import { randomUUID } from 'node:crypto';
import type { importAnswers, updateAnswer } from '@frontdesk/shared/endpoints/answer';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { type Kysely, sql } from 'kysely';
import { requireAgent } from '../agents/agent-store';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';
import { wordingKey } from './own-answers';

/** Maximum number of answers per agent. */
const ANSWERS_MAX = 5_000;

/** Lists the agent's answers, newest first, with the other wordings of their questions. */
export async function listAnswers(database: Database, organizationId: string, agentId: string) {
  await requireAgent(database, organizationId, agentId);
  const answers = await database.db
    .selectFrom('answers')
    .select(['id', 'question', 'answer', 'changed_at as changedAt'])
    .where('agent_id', '=', agentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const rows = await database.db
    .selectFrom('answer_wordings')
    .select(['answer_id', 'text'])
    .where('agent_id', '=', agentId)
    .where('is_question', '=', 0)
    .execute();
  const wordings = new Map<string, string[]>();
  for (const { answer_id, text } of rows) wordings.set(answer_id, [...(wordings.get(answer_id) ?? []), text]);
  return { answers: answers.map((answer) => ({ ...answer, wordings: wordings.get(answer.id) ?? [] })) };
}

/** Changes an answer. Another answer to the same question is merged into it. */
export async function changeAnswer(
  { db }: Database,
  organizationId: string,
  { id, question, answer }: CheckedRequestOf<typeof updateAnswer>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('answers')
      .select('agent_id')
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    if (!row) throw notFound('answer');
    await answersChanged(transaction, row.agent_id);
    await transaction.updateTable('answers').set({ question }).where('id', '=', id).execute();
    await replaceAnswer(transaction, id, answer);
    const own = transaction.selectFrom('answer_wordings').select(['id', 'key']).where('answer_id', '=', id);
    const before = await own.where('is_question', '=', 1).executeTakeFirst();
    const key = wordingKey(question);
    if (!before || before.key === key) return;
    await removeWordings(transaction, row.agent_id, [key]);
    await mergeAnswers(transaction, row.agent_id, key, id);
    await transaction
      .updateTable('answer_wordings')
      .set({ key, text: question, embedding: null })
      .where('id', '=', before.id)
      .execute();
  });
}

export async function removeAnswer({ db }: Database, organizationId: string, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('answers')
      .where('id', '=', id)
      .where('organization_id', '=', organizationId)
      .returning('agent_id')
      .executeTakeFirst();
    if (!row) throw notFound('answer');
    await answersChanged(transaction, row.agent_id);
  });
}

/** Adds answers; an answer to a known question replaces the existing one. */
export async function addAnswers(
  database: Database,
  organizationId: string,
  { agentId, answers }: CheckedRequestOf<typeof importAnswers>,
): Promise<{ added: number; changed: number }> {
  await requireAgent(database, organizationId, agentId);
  return database.db.transaction().execute(async (transaction) => {
    await answersChanged(transaction, agentId);
    const rows = await transaction
      .selectFrom('answer_wordings')
      .innerJoin('answers', 'answers.id', 'answer_wordings.answer_id')
      .select(['answer_id', 'key'])
      .where('answer_wordings.agent_id', '=', agentId)
      .where('is_question', '=', 1)
      // When a question has several answers, visitors get the one that was changed last.
      .orderBy('changed_at')
      .execute();
    const known = new Map(rows.map(({ answer_id, key }) => [key, answer_id]));
    // If a question has several answers, the last one counts.
    const wanted = new Map(answers.map((one) => [wordingKey(one.question), one]));
    const isNew = [...wanted.keys()].filter((key) => !known.has(key));
    await requireRoom(transaction, agentId, isNew.length);
    await removeWordings(transaction, agentId, isNew);
    for (const [key, { question, answer }] of wanted) {
      const id = known.get(key);
      if (id === undefined) await insertAnswer(transaction, organizationId, agentId, question, answer);
      else await replaceAnswer(transaction, id, answer);
    }
    return { added: isNew.length, changed: wanted.size - isNew.length };
  });
}

export async function requireRoom(db: Kysely<Tables>, agentId: string, added: number): Promise<void> {
  const { count } = await db
    .selectFrom('answers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (Number(count) + added <= ANSWERS_MAX) return;
  throw new ApiError(409, `This agent has ${count} of ${ANSWERS_MAX} answers. Please delete some first.`);
}

export async function replaceAnswer(db: Kysely<Tables>, id: string, answer: string): Promise<void> {
  const changed = { answer, changed_at: new Date().toISOString() };
  await db.updateTable('answers').set(changed).where('id', '=', id).execute();
}

export async function insertAnswer(
  db: Kysely<Tables>,
  organizationId: string,
  agentId: string,
  question: string,
  answer: string,
): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const row = { id, organization_id: organizationId, agent_id: agentId, question, answer };
  await db
    .insertInto('answers')
    .values({ ...row, created_at: now, changed_at: now })
    .execute();
  const wording = { answer_id: id, agent_id: agentId, key: wordingKey(question), text: question };
  await insertWording(db, { ...wording, asker: null, is_question: 1 });
  return id;
}

/** Makes every instance reload the agent's answers. */
export async function answersChanged(db: Kysely<Tables>, agentId: string): Promise<void> {
  await db.updateTable('agents').set({ answers_version: sql`answers_version + 1` }).where('id', '=', agentId).execute();
}

/** Maximum values per query. */
const AT_ONCE = 500;

interface NewWording {
  readonly answer_id: string;
  readonly agent_id: string;
  readonly key: string;
  readonly text: string;
  readonly asker: string | null;
  readonly is_question: 0 | 1;
}

async function insertWording(db: Kysely<Tables>, wording: NewWording): Promise<void> {
  await db
    .insertInto('answer_wordings')
    .values({ ...wording, id: randomUUID(), embedding: null })
    .execute();
}

/** Removes wordings from all of an agent's answers, except where they are the question itself. */
async function removeWordings(db: Kysely<Tables>, agentId: string, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    await db
      .deleteFrom('answer_wordings')
      .where('agent_id', '=', agentId)
      .where('is_question', '=', 0)
      .where('key', 'in', keys.slice(from, from + AT_ONCE))
      .execute();
  }
}

/** Adds a further wording to an answer and removes it from other answers, so that visitors get the new one. */
export async function moveWording(db: Kysely<Tables>, wording: Omit<NewWording, 'is_question'>): Promise<void> {
  const { agent_id, answer_id, key, asker } = wording;
  const known = await db
    .selectFrom('answer_wordings')
    .select(['answer_id', 'asker', 'is_question'])
    .where('agent_id', '=', agent_id)
    .where('key', '=', key)
    .execute();
  if (known.some((one) => one.answer_id === answer_id && one.is_question === 1)) return;
  await removeWordings(db, agent_id, [key]);
  const isSameAsker = known.every((one) => one.is_question === 1 || one.asker === asker);
  await insertWording(db, { ...wording, asker: isSameAsker ? asker : null, is_question: 0 });
}

/** Returns the agent's answers to a question in exactly these words, the most recently changed first. */
export async function answersTo(db: Kysely<Tables>, agentId: string, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('answer_wordings')
    .innerJoin('answers', 'answers.id', 'answer_wordings.answer_id')
    .select('answers.id')
    .where('answer_wordings.agent_id', '=', agentId)
    .where('key', '=', key)
    .where('is_question', '=', 1)
    .orderBy('changed_at', 'desc')
    .orderBy('answers.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the other answers to the same question and moves their further wordings to this answer. */
export async function mergeAnswers(db: Kysely<Tables>, agentId: string, key: string, id: string): Promise<void> {
  const others = (await answersTo(db, agentId, key)).filter((other) => other !== id);
  if (others.length === 0) return;
  const wordings = await db
    .selectFrom('answer_wordings')
    .select(['agent_id', 'key', 'text', 'asker'])
    .where('answer_id', 'in', others)
    .where('is_question', '=', 0)
    .execute();
  for (const wording of wordings) await moveWording(db, { ...wording, answer_id: id });
  await db.deleteFrom('answers').where('id', 'in', others).execute();
}
