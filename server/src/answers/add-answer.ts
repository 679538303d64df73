import type { createAnswer } from '@frontdesk/shared/endpoints/answer';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Kysely } from 'kysely';
import { requireAgent } from '../agents/agent-store';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { notFound } from '../http/api-error';
import { answersChanged, insertAnswer, requireRoom } from './answer-store';
import { insertWording } from './answer-wordings';
import { wordingKey } from './is-same-question';

/** Further wordings that one answer takes from a group. */
const WORDINGS_MAX = 50;

/** Stores an answer with the wordings of a group, which is removed, and of the question that a reply answered wrongly. */
export async function addAnswer(
  database: Database,
  organizationId: string,
  { agentId, question, answer, groupId, messageId }: CheckedRequestOf<typeof createAnswer>,
): Promise<{ id: string }> {
  await requireAgent(database, organizationId, agentId);
  return database.db.transaction().execute(async (transaction) => {
    await requireRoom(transaction, agentId, 1);
    const id = await insertAnswer(transaction, organizationId, agentId, question, answer);
    const wordings = [
      ...(groupId ? await takeGroup(transaction, agentId, groupId) : []),
      ...(messageId ? await questionOf(transaction, organizationId, agentId, messageId) : []),
    ];
    const known = new Set([wordingKey(question)]);
    for (const { text, asker } of wordings.slice(0, WORDINGS_MAX)) {
      const key = wordingKey(text);
      if (known.has(key)) continue;
      known.add(key);
      await insertWording(transaction, { answer_id: id, agent_id: agentId, key, text, asker, is_question: 0 });
    }
    await answersChanged(transaction, agentId);
    return { id };
  });
}

/** The wordings of a group, which leaves the list. */
async function takeGroup(db: Kysely<Tables>, agentId: string, groupId: string) {
  const wordings = await db
    .selectFrom('question_wordings')
    .select(['text', 'asker'])
    .where('group_id', '=', groupId)
    .where('agent_id', '=', agentId)
    .orderBy('count', 'desc')
    .orderBy('id')
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('question_groups')
    .where('id', '=', groupId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('question');
  return wordings;
}

/** What the visitor asked before a reply. */
async function questionOf(db: Kysely<Tables>, organizationId: string, agentId: string, messageId: string) {
  const reply = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_row_id')
    .select(['conversations.id', 'messages.position'])
    .where('messages.id', '=', messageId)
    .where('sender', '=', 'agent')
    .where('organization_id', '=', organizationId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (!reply) throw notFound('message');
  const asked = await db
    .selectFrom('messages')
    .select('text')
    .where('conversation_row_id', '=', reply.id)
    .where('sender', '=', 'visitor')
    .where('position', '<', reply.position)
    .orderBy('position', 'desc')
    .limit(1)
    .execute();
  return asked.map(({ text }) => ({ text, asker: reply.id }));
}
