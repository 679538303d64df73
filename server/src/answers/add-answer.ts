import { ANSWERS_NAME, type createAnswer } from '@frontdesk/shared/endpoints/answer';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Kysely } from 'kysely';
import { requireAgent } from '../agents/agent-store';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { notFound } from '../http/api-error';
import type { Source } from '../passages/passage';
import {
  answersChanged,
  answersTo,
  insertAnswer,
  mergeAnswers,
  moveWording,
  replaceAnswer,
  requireRoom,
} from './answer-store';
import { wordingKey } from './own-answers';

/** Maximum number of further wordings that an answer gets from a group. */
const WORDINGS_MAX = 50;

/**
 * Stores an answer with the wordings of a group, which it then removes, and that of the question that got a wrong
 * reply. When that reply cited one of the owner's answers, or there is an answer to the same question, that answer is
 * changed instead.
 */
export async function addAnswer(
  database: Database,
  organizationId: string,
  { agentId, question, answer, groupId, messageId }: CheckedRequestOf<typeof createAnswer>,
): Promise<{ id: string; isChanged: boolean }> {
  await requireAgent(database, organizationId, agentId);
  return database.db.transaction().execute(async (transaction) => {
    // Done first, because it makes other writers of this agent's answers wait.
    await answersChanged(transaction, agentId);
    const group = groupId ? await takeGroup(transaction, agentId, groupId) : [];
    const corrected = messageId ? await correctedReply(transaction, organizationId, agentId, messageId) : null;
    const asked = corrected?.asked ?? [];
    const key = wordingKey(question);
    const known =
      corrected?.answerId ??
      (await answersTo(transaction, agentId, key))[0] ??
      (asked[0] && (await answersTo(transaction, agentId, wordingKey(asked[0].text)))[0]);
    if (known === undefined) await requireRoom(transaction, agentId, 1);
    const id = known ?? (await insertAnswer(transaction, organizationId, agentId, question, answer));
    if (known !== undefined) await replaceAnswer(transaction, id, answer);
    await mergeAnswers(transaction, agentId, key, id);
    const wordings = new Map([...asked, ...group].slice(0, WORDINGS_MAX).map((one) => [wordingKey(one.text), one]));
    if (!wordings.has(key)) wordings.set(key, { text: question, asker: null });
    for (const [one, { text, asker }] of wordings) {
      await moveWording(transaction, { answer_id: id, agent_id: agentId, key: one, text, asker });
    }
    return { id, isChanged: known !== undefined };
  });
}

/** Returns the wordings of a group and removes it from the list. */
async function takeGroup(db: Kysely<Tables>, agentId: string, groupId: string) {
  const wordings = await db
    .selectFrom('question_wordings')
    .select(['id', 'text'])
    .where('group_id', '=', groupId)
    .where('agent_id', '=', agentId)
    .orderBy('count', 'desc')
    .orderBy('id')
    .execute();
  const askers = await askersOf(db, groupId);
  const { numDeletedRows } = await db
    .deleteFrom('question_groups')
    .where('id', '=', groupId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('question');
  return wordings.map(({ id, text }) => ({ text, asker: askers.get(id) ?? null }));
}

/** Maps each wording of a group to the only visitor who used it; null when there are several. */
async function askersOf(db: Kysely<Tables>, groupId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('question_askers')
    .innerJoin('question_wordings', 'question_wordings.id', 'wording_id')
    .leftJoin('conversations', 'conversations.id', 'conversation_row_id')
    .select(['wording_id', 'visitor_id', 'conversation_row_id'])
    .where('group_id', '=', groupId)
    .execute();
  const askers = new Map<string, string | null>();
  for (const { wording_id, visitor_id, conversation_row_id } of rows) {
    const asker = visitor_id ?? conversation_row_id;
    const known = askers.get(wording_id);
    askers.set(wording_id, known === undefined || known === asker ? asker : null);
  }
  return askers;
}

/** Returns the visitor's question before a reply, and the owner's answer that the reply cited. */
async function correctedReply(db: Kysely<Tables>, organizationId: string, agentId: string, messageId: string) {
  const reply = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_row_id')
    .select(['conversations.id', 'conversations.visitor_id', 'messages.position', 'messages.sources'])
    .where('messages.id', '=', messageId)
    .where('sender', '=', 'agent')
    .where('messages.organization_id', '=', organizationId)
    .where('conversations.organization_id', '=', organizationId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (!reply) throw notFound('message');
  const asked = await db
    .selectFrom('messages')
    .select('text')
    .where('conversation_row_id', '=', reply.id)
    .where('organization_id', '=', organizationId)
    .where('sender', '=', 'visitor')
    .where('position', '<', reply.position)
    .orderBy('position', 'desc')
    .limit(1)
    .execute();
  return {
    answerId: await citedAnswer(db, agentId, reply.sources),
    asked: asked.map(({ text }) => ({ text, asker: reply.visitor_id ?? reply.id })),
  };
}

async function citedAnswer(db: Kysely<Tables>, agentId: string, stored: string | null): Promise<string | undefined> {
  const sources: Source[] = stored === null ? [] : JSON.parse(stored);
  const cited = sources.filter(({ name }) => name === ANSWERS_NAME).map(({ documentId }) => documentId);
  if (cited.length === 0) return undefined;
  const found = db.selectFrom('answers').select('id').where('agent_id', '=', agentId).where('id', 'in', cited);
  return (await found.executeTakeFirst())?.id;
}
