import { randomUUID } from 'node:crypto';
import type { Actor } from '../accounts/api-keys';
import type { Session } from '../accounts/sessions';
import { ApiError, notFound } from '../http/api-error';
import { textOf } from '../mail/mail';
import { likelyLanguage } from '../terms/text-language';
import { mailsIn } from '../words/mails';
import type { ConversationServices } from './conversation-services';
import { changeConversation } from './conversation-store';
import { requireConversation } from './delete-conversations';
import { countFirstReply } from './person-numbers';
import { shownMessages } from './read-conversation';

/** Nobody reads mail sent to such an address. */
const UNREAD = /^(?:(?:no|do[-_.]?not)[-_.]?reply|nobody|bounces?|mailer-daemon)/i;

type Addresses = Pick<ConversationServices['config'], 'mailFrom' | 'mailRepliesTo'>;

/** Returns the address for a visitor's answers to emails from `author`: a mailbox that people read. */
function answersTo({ mailFrom, mailRepliesTo }: Addresses, author: string): string {
  if (mailRepliesTo === 'author') return author;
  return mailRepliesTo ?? (mailFrom && !UNREAD.test(mailFrom) ? mailFrom : author);
}

/** Returns the address at which visitors' answers to the caller's emails arrive. */
export async function repliesTo(
  { config, database }: Pick<ConversationServices, 'config' | 'database'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<string | null> {
  if (userId === null) return null;
  const user = await database.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return user ? answersTo(config, user.email) : null;
}

const EXPIRES_MS = 2 * 24 * 3_600_000;

/**
 * Mails the visitor of a conversation. The chat also shows the email when she returns. The email is sent in the
 * background. It contains no private address if the visitor's answer can reach somebody without one.
 */
export async function replyToVisitor(
  {
    config,
    database,
    mailer,
    accountLimits,
    live,
  }: Pick<ConversationServices, 'config' | 'database' | 'mailer' | 'accountLimits' | 'live'>,
  { organizationId, userId }: Session,
  id: string,
  text: string,
) {
  const {
    contact_email: address,
    contact_name: name,
    site,
  } = await requireConversation(database.db, organizationId, id);
  if (address === null) {
    throw new ApiError(409, 'This visitor left no email address, so there is nobody to reply to.');
  }
  if (config.smtpUrl === null) {
    throw new ApiError(409, 'This server cannot send email to visitors yet. The person who runs it can set up email.');
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
  const answers = answersTo(config, sender.email);
  const message = await changeConversation(database, id, async (transaction, row) => {
    const at = new Date();
    const stored = await transaction
      .insertInto('messages')
      .values({
        id: randomUUID(),
        organization_id: row.organization_id,
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
        fromName: `${sender.firstName} (${sender.organization})`,
        // Without `replyTo`, the answer is sent to `mailFrom`.
        ...(answers !== config.mailFrom && {
          replyTo: { name: answers === sender.email ? from : sender.organization, address: answers },
        }),
        about: { messageId: stored.id },
        expiresInMs: EXPIRES_MS,
        ...textOf(
          mailsIn(likelyLanguage([row.first_question, row.contact_message, text].join(' '), 'en')).reply({
            organization: sender.organization,
            from,
            text,
            site: site?.startsWith('http') ? site : null,
            quoted: row.contact_message ? quoted(row.contact_message) : null,
          }),
        ),
      },
      transaction,
    );
    const person = row.person ?? sender.firstName;
    await countFirstReply(transaction, row, userId, at);
    return { result: stored, change: { messages: row.messages + 1, person, wanted_at: null, newTexts: [text], at } };
  });
  mailer.wake();
  live.publish({ organizationId, conversationId: id, kind: 'changed' });
  const [shown] = await shownMessages(database, organizationId, [message]);
  return { message: shown };
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
