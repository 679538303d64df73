import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema/tables';

/** Most values in one query. */
const AT_ONCE = 500;

interface NewWording {
  readonly answer_id: string;
  readonly agent_id: string;
  readonly key: string;
  readonly text: string;
  readonly asker: string | null;
  readonly is_question: 0 | 1;
}

export async function insertWording(db: Kysely<Tables>, wording: NewWording): Promise<void> {
  await db
    .insertInto('answer_wordings')
    .values({ ...wording, id: randomUUID(), embedding: null })
    .execute();
}

/** Removes wordings from all answers of an agent, except where they are the question itself. */
export async function removeWordings(db: Kysely<Tables>, agentId: string, keys: readonly string[]): Promise<void> {
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

/** Returns the agent's answers to a question in these words, the last changed first. */
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
