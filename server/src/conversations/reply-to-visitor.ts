import { randomUUID } from 'node:crypto';
import type { Session } from '../accounts/sessions';
import { ApiError, notFound } from '../http/api-error';
import type { ConversationServices } from './conversation-services';
import { changeConversation } from './conversation-store';
import { requireConversation } from './delete-conversations';
import { countFirstReply } from './person-numbers';
import { shownMessages } from './read-conversation';

const EXPIRES_MS = 2 * 24 * 3_600_000;

/** Mails the visitor of a conversation, who can reply to the sender. The mail is sent in the background. */
export async function replyToVisitor(
  {
    config,
    database,
    mailer,
    accountLimits,
  }: Pick<ConversationServices, 'config' | 'database' | 'mailer' | 'accountLimits'>,
  { organizationId, userId }: Session,
  id: string,
  text: string,
) {
  const { contact_email: address, contact_name: name } = await requireConversation(database.db, organizationId, id);
  if (address === null) {
    throw new ApiError(409, 'This visitor left no email address, so there is nobody to reply to.');
  }
  if (config.smtpUrl === null) {
    throw new ApiError(409, 'This server cannot send mail to visitors yet: its operator must set SMTP_URL.');
  }
  await accountLimits.repliesPerOrganization.take(organizationId);
  const sender = await database.db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .select(['users.email', 'first_name as firstName', 'last_name as lastName', 'organizations.name as organization'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!sender) throw notFound('person');
  const from = `${sender.firstName} ${sender.lastName}`;
  const message = await changeConversation(database, id, async (transaction, row) => {
    const at = new Date();
    const stored = await transaction
      .insertInto('messages')
      .values({
        id: randomUUID(),
        conversation_row_id: id,
        position: row.messages,
        sender: 'owner',
        person: sender.firstName,
        text,
        delivery: 'waiting',
        created_at: at.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await mailer.add(
      {
        to: { name: name ?? '', address },
        replyTo: { name: from, address: sender.email },
        about: { messageId: stored.id },
        expiresInMs: EXPIRES_MS,
        subject: `Reply from ${sender.organization}`,
        text: [
          text,
          `${from}, ${sender.organization}`,
          ...(row.contact_message ? [`You wrote:\n${quoted(row.contact_message)}`] : []),
        ].join('\n\n'),
      },
      transaction,
    );
    await countFirstReply(transaction, row, userId, at);
    return { result: stored, change: { messages: row.messages + 1, wanted_at: null, newTexts: [text], at } };
  });
  mailer.wake();
  const [shown] = await shownMessages(database, organizationId, [message]);
  return { message: shown };
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
