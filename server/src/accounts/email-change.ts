import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/is-unique-violation';
import { ApiError } from '../http/api-error';
import type { Mail } from '../mail/mail';
import { EMAIL_TAKEN, emailKey, findUserByEmail } from './account-store';
import { hashLinkToken, newLinkToken } from './link-token';

const CONFIRM_MS = 24 * 3_600_000;

/** Stores a new email until its link is opened, in place of an earlier one, and answers the mail to it. */
export async function beginEmailChange(
  database: Database,
  user: { id: string; first_name: string; last_name: string },
  email: string,
  origin: string,
): Promise<Mail> {
  if (await findUserByEmail(database, email)) throw new ApiError(409, EMAIL_TAKEN);
  const token = newLinkToken();
  const change = {
    email,
    session_id: null,
    token_hash: hashLinkToken(token),
    expires_at: new Date(Date.now() + CONFIRM_MS).toISOString(),
  };
  await database.db
    .insertInto('email_changes')
    .values({ user_id: user.id, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  return {
    to: { name: `${user.first_name} ${user.last_name}`, address: email },
    about: { userId: user.id },
    expiresInMs: CONFIRM_MS,
    subject: 'Confirm your new email for Frontdesk',
    text: [
      `Hello ${user.first_name},`,
      'open this link to use this address for your Frontdesk account:',
      `${origin}/confirm-email?${new URLSearchParams({ token })}`,
      'It works once, within a day. Until then you log in with the address you had.',
    ].join('\n\n'),
  };
}

/** Gives the account its new email. Throws 400 when the link is unknown, used or too old. */
export async function finishEmailChange({ db }: Database, token: string) {
  try {
    return await db.transaction().execute(async (transaction) => {
      const change = await transaction
        .deleteFrom('email_changes')
        .where('token_hash', '=', hashLinkToken(token))
        .where('expires_at', '>', new Date().toISOString())
        .returning(['user_id', 'email'])
        .executeTakeFirst();
      if (!change) throw new ApiError(400, 'This link is no longer valid. Please change your email again.');
      const { email } = change;
      const { organization_id: organizationId } = await transaction
        .updateTable('users')
        .set({ email, email_key: emailKey(email) })
        .where('id', '=', change.user_id)
        .returning('organization_id')
        .executeTakeFirstOrThrow();
      // Recovery links that went to the old address must not work any more.
      await transaction.deleteFrom('password_resets').where('user_id', '=', change.user_id).execute();
      return { email, organizationId };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError(409, EMAIL_TAKEN) : error;
  }
}
