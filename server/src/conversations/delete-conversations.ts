import type { Kysely } from 'kysely';
import { deleteAnswerWordings, releaseAnswerWordings } from '../answers/forget-answer-wordings';
import { forgetAskers } from '../answers/forget-askers';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { notFound } from '../http/api-error';
import { conversationLink } from './conversation-link';

/** Most values in one query. */
const AT_ONCE = 500;

/**
 * Deletes conversations of an organization with their messages, the notifications that quote them, and waiting mails.
 * Also removes questions that only they contained from the groups. Keeps the wordings of the owner's answers. Returns
 * the number of deleted conversations.
 */
export async function deleteConversations(
  db: Kysely<Tables>,
  organizationId: string,
  ids: readonly string[],
  { keepsSummaries = false } = {},
): Promise<number> {
  let deleted = 0;
  // A waiting summary may quote what is deleted.
  if (ids.length > 0 && !keepsSummaries)
    await db.deleteFrom('mails').where('summary_of', '=', organizationId).execute();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await db
      .deleteFrom('notifications')
      .where('organization_id', '=', organizationId)
      .where('link', 'in', some.map(conversationLink))
      .execute();
    await forgetAskers(db, some);
    await releaseAnswerWordings(db, organizationId, some);
    const { numDeletedRows } = await db
      .deleteFrom('conversations')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', some)
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

export async function deleteConversation({ db }: Database, organizationId: string, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await requireConversation(transaction, organizationId, id);
    await deleteConversations(transaction, organizationId, [id]);
  });
}

/** Deletes everything from the visitor of a conversation: from the same browser and from the same email. */
export async function deleteVisitor(
  { db }: Database,
  organizationId: string,
  id: string,
): Promise<{ deleted: number }> {
  return db.transaction().execute(async (transaction) => {
    const { visitor_id, contact_email_key } = await requireConversation(transaction, organizationId, id);
    const own = transaction
      .selectFrom('conversations')
      .select(['id', 'visitor_id'])
      .where('organization_id', '=', organizationId);
    const found = [
      { id, visitor_id },
      ...(visitor_id === null ? [] : await own.where('visitor_id', '=', visitor_id).execute()),
      ...(contact_email_key === null ? [] : await own.where('contact_email_key', '=', contact_email_key).execute()),
    ];
    const ids = [...new Set(found.map((one) => one.id))];
    const askers = [...new Set(found.flatMap((one) => one.visitor_id ?? []))];
    await deleteAnswerWordings(transaction, organizationId, [...ids, ...askers]);
    return { deleted: await deleteConversations(transaction, organizationId, ids) };
  });
}

/** Throws 404 unless the conversation is the organization's. */
export async function requireConversation(db: Kysely<Tables>, organizationId: string, id: string) {
  const conversation = await db
    .selectFrom('conversations')
    .select(['id', 'visitor_id', 'contact_name', 'contact_email', 'contact_email_key', 'contact_message'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!conversation) throw notFound('conversation');
  return conversation;
}
