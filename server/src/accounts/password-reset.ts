import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { type Mail, textOf } from '../mail/mail';
import { mailsIn } from '../words/mails';
import { emailKey, findUserByEmail } from './account-store';
import { hashLinkToken, newLinkToken } from './link-token';
import { lockAccount } from './locks';

/** The lifetime of a recovery link. */
const RESET_MS = 3600 * 1000;

/**
 * Creates a token that may set a new password once, within an hour. Returns null when nobody has this email, and when
 * the request `isRepeated` and the link in an earlier mail still works for a while.
 */
export async function beginPasswordReset(database: Database, email: string, isRepeated: boolean) {
  const user = await findUserByEmail(database, email);
  if (!user) return null;
  const token = newLinkToken();
  const isBegun = await database.db.transaction().execute(async (transaction) => {
    // Only the first of several simultaneous requests sends an email.
    await lockAccount(database, transaction, user.id);
    if (isRepeated && (await hasFreshLink(transaction, user.id))) return false;
    // Earlier links remain valid: a stranger who requests another link must not break the owner's.
    await transaction
      .deleteFrom('password_resets')
      .where('user_id', '=', user.id)
      .where('expires_at', '<', new Date().toISOString())
      .execute();
    await transaction
      .insertInto('password_resets')
      .values({
        token_hash: hashLinkToken(token),
        user_id: user.id,
        expires_at: new Date(Date.now() + RESET_MS).toISOString(),
      })
      .execute();
    return true;
  });
  return isBegun ? { token, user } : null;
}

/** Returns whether the user has a link that works for at least half its lifetime. */
async function hasFreshLink(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const link = await transaction
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(Date.now() + RESET_MS / 2).toISOString())
    .executeTakeFirst();
  return link !== undefined;
}

/**
 * Uses up all the account's tokens, sets the password and ends all the account's sessions. Returns null and changes
 * nothing when the token is unknown, used, expired or another account's.
 */
export function finishPasswordReset(database: Database, email: string, token: string, passwordHash: string) {
  return database.db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'organization_id'])
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    if (!user) return null;
    await lockAccount(database, transaction, user.id);
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashLinkToken(token))
      .where('user_id', '=', user.id)
      .where('expires_at', '>', new Date().toISOString())
      .returning('user_id')
      .executeTakeFirst();
    if (!used) return null;
    // Only somebody who reads mail to this address has the link.
    const proved = { password_hash: passwordHash, email_proved_at: new Date().toISOString() };
    await transaction.updateTable('users').set(proved).where('id', '=', user.id).execute();
    await transaction.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
    // A thief may have requested the change of email.
    await transaction.deleteFrom('email_changes').where('user_id', '=', user.id).execute();
    await transaction.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    return { userId: user.id, email: user.email, organizationId: user.organization_id };
  });
}

/** Writes the email for 'Forgot Password?'. */
export function recoveryMail(
  user: { id: string; email: string; first_name: string; last_name: string; language: string | null },
  origin: string,
  token: string,
): Mail {
  const link = `${origin}/admin/reset_password?${new URLSearchParams({ token, email: user.email })}`;
  return {
    to: { name: `${user.first_name} ${user.last_name}`, address: user.email },
    about: { userId: user.id },
    expiresInMs: RESET_MS,
    ...textOf(mailsIn(user.language).newPassword(user.first_name, link)),
  };
}
