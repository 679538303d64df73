import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';
import { type Mail, textOf } from '../mail/mail';
import { mailsIn } from '../words/mails';
import { EMAIL_TAKEN, emailKey, emailTaken, findUserByEmail } from './account-store';
import { hashLinkToken, newLinkToken } from './link-token';
import { lockAccount } from './locks';
import type { Session } from './sessions';

const CONFIRM_MS = 24 * 3_600_000;

/** A new email address, which takes effect when its owner opens the link in the mail. */
export interface EmailChange {
  readonly email: string;
  readonly token: string;
}

/** Creates the link for a new email, to be stored with the profile. Throws 409 when another account has that email. */
export async function beginEmailChange(database: Database, email: string): Promise<EmailChange> {
  if (await findUserByEmail(database, email)) throw new ApiError(409, EMAIL_TAKEN);
  return { email, token: newLinkToken() };
}

/** Stores a new email in place of an earlier one. The earlier one's link then stops working. */
export async function storeEmailChange(
  transaction: Transaction<Tables>,
  session: Session,
  { email, token }: EmailChange,
): Promise<void> {
  const change = {
    email,
    session_id: session.id,
    token_hash: hashLinkToken(token),
    expires_at: new Date(Date.now() + CONFIRM_MS).toISOString(),
  };
  await transaction
    .insertInto('email_changes')
    .values({ user_id: session.userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

/** Writes the mail that confirms a new email. */
export function emailChangeMail(
  user: { id: string; first_name: string; last_name: string; language: string | null },
  { email, token }: EmailChange,
  origin: string,
): Mail {
  const link = `${origin}/confirm-email?${new URLSearchParams({ token })}`;
  return {
    to: { name: `${user.first_name} ${user.last_name}`, address: email },
    about: { userId: user.id },
    expiresInMs: CONFIRM_MS,
    ...textOf(mailsIn(user.language).confirmEmail(user.first_name, link)),
  };
}

/** Gives the account its new email. Throws 400 when the link is unknown, used, expired or replaced by a newer one. */
export async function finishEmailChange(database: Database, token: string) {
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const token_hash = hashLinkToken(token);
      const found = await transaction
        .selectFrom('email_changes')
        .select('user_id')
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      if (found) await lockAccount(database, transaction, found.user_id);
      const change = await transaction
        .deleteFrom('email_changes')
        .where('token_hash', '=', token_hash)
        .where('expires_at', '>', new Date().toISOString())
        .returning(['user_id', 'email'])
        .executeTakeFirst();
      if (!change) throw new ApiError(400, 'This link is no longer valid. Please change your email again.');
      const { email } = change;
      const { organization_id: organizationId } = await transaction
        .updateTable('users')
        // The email's owner may have opened a link for a stranger's account, so this proves nothing.
        .set({ email, email_key: emailKey(email), email_proved_at: null })
        .where('id', '=', change.user_id)
        .returning('organization_id')
        .executeTakeFirstOrThrow();
      // Recovery links sent to the old address must stop working.
      await transaction.deleteFrom('password_resets').where('user_id', '=', change.user_id).execute();
      return { email, organizationId };
    });
  } catch (error) {
    throw emailTaken(error);
  }
}
