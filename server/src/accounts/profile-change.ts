import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { emailKey, emailTaken } from './account-store';
import { type EmailChange, storeEmailChange } from './email-change';
import { lockAccount } from './lock-account';
import type { Session } from './sessions';
import { pleaseSignIn } from './signed-in';

interface ProfileChange {
  /** Another spelling of the account's current email. */
  readonly spelling?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly passwordHash?: string | undefined;
  /** A new email, which takes effect once it is confirmed. */
  readonly emailChange?: EmailChange | undefined;
}

/**
 * Saves a profile. A new password ends every session except the one that set it, and the links of all earlier mails.
 * Throws 401 when the session has ended since the call began: a thief must not act after the owner ended it.
 */
export async function changeProfile(database: Database, session: Session, change: ProfileChange): Promise<void> {
  try {
    await database.db.transaction().execute(async (transaction) => {
      await lockAccount(database, transaction, session.userId);
      await requireOpen(transaction, session);
      await updateUser(transaction, session.userId, change);
      if (change.passwordHash !== undefined) await endAllButSession(transaction, session);
      if (change.emailChange) await storeEmailChange(transaction, session, change.emailChange);
    });
  } catch (error) {
    throw emailTaken(error);
  }
}

async function requireOpen(transaction: Transaction<Tables>, { id }: Session): Promise<void> {
  const open = await transaction.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
  if (!open) throw pleaseSignIn();
}

async function updateUser(
  transaction: Transaction<Tables>,
  userId: string,
  { spelling, firstName, lastName, passwordHash }: ProfileChange,
): Promise<void> {
  const values = {
    ...(spelling !== undefined && { email: spelling, email_key: emailKey(spelling) }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
  };
  if (Object.keys(values).length === 0) return;
  await transaction.updateTable('users').set(values).where('id', '=', userId).execute();
}

async function endAllButSession(transaction: Transaction<Tables>, { id, userId }: Session): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id).execute();
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
