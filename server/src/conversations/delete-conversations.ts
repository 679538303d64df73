import type { Kysely } from 'kysely';
import { deleteAnswerWordings, forgetAskers, releaseAnswerWordings } from '../answers/forget-questions';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { notFound } from '../http/api-error';
import { conversationLink } from './conversation-store';

/** Maximum values per query. */
const AT_ONCE = 500;

const LINKED = ['id', 'site', 'visitor_id', 'contact_name', 'contact_email', 'contact_email_key'] as const;

/**
 * Deletes conversations of an organization with their messages, the notifications that quote them, and waiting emails.
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
  // A waiting summary may quote the deleted texts.
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

/**
 * Deletes all conversations of a conversation's visitor: those with the same browser or email, and those with any
 * browser or email that occurs in these.
 */
export async function deleteVisitor(
  { db }: Database,
  organizationId: string,
  id: string,
): Promise<{ deleted: number; ids: readonly string[] }> {
  return db.transaction().execute(async (transaction) => {
    let found = [await requireConversation(transaction, organizationId, id)];
    const ids = new Set<string>();
    const visitors = new Set<string>();
    const emails = new Set<string>();
    while (found.length > 0) {
      const newVisitors = unknownOf(
        visitors,
        found.map((one) => one.visitor_id),
      );
      const newEmails = unknownOf(
        emails,
        found.map((one) => one.contact_email_key),
      );
      for (const one of found) ids.add(one.id);
      found = [
        ...(await conversationsWith(transaction, organizationId, 'visitor_id', newVisitors)),
        ...(await conversationsWith(transaction, organizationId, 'contact_email_key', newEmails)),
      ].filter((one) => !ids.has(one.id));
    }
    await deleteAnswerWordings(transaction, organizationId, [...ids, ...visitors]);
    return { deleted: await deleteConversations(transaction, organizationId, [...ids]), ids: [...ids] };
  });
}

/** Adds the values to `known`, and returns those that were new. */
function unknownOf(known: Set<string>, values: readonly (string | null)[]): string[] {
  const added = [...new Set(values)].filter((value): value is string => value !== null && !known.has(value));
  for (const value of added) known.add(value);
  return added;
}

async function conversationsWith(
  db: Kysely<Tables>,
  organizationId: string,
  column: 'visitor_id' | 'contact_email_key',
  values: readonly string[],
) {
  const found: Awaited<ReturnType<typeof requireConversation>>[] = [];
  for (let from = 0; from < values.length; from += AT_ONCE) {
    const some = db
      .selectFrom('conversations')
      .select(LINKED)
      .where('organization_id', '=', organizationId)
      .where(column, 'in', values.slice(from, from + AT_ONCE));
    found.push(...(await some.execute()));
  }
  return found;
}

/** Throws 404 unless the organization has this conversation. */
export async function requireConversation(db: Kysely<Tables>, organizationId: string, id: string) {
  const conversation = await db
    .selectFrom('conversations')
    .select(LINKED)
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!conversation) throw notFound('conversation');
  return conversation;
}
