import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { updateUser } from '@frontdesk/shared/endpoints/user';
import { isBlank, visibleText } from '@frontdesk/shared/endpoints/visible-text';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';
import type { AccountServices } from './account-services';
import { emailKey, emailTaken } from './account-store';
import { beginEmailChange, type EmailChange, emailChangeMail, storeEmailChange } from './email-change';
import { pleaseSignIn, requireStrong } from './guards';
import { lockAccount } from './locks';
import { requireOwnOrigin } from './own-origin';
import { hashPassword, requireRecentPassword } from './passwords';
import type { Session } from './sessions';

interface ProfileChange {
  /** The account's current email in another spelling. */
  readonly spelling?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly passwordHash?: string | undefined;
  /** A new email, which takes effect once it is confirmed. */
  readonly emailChange?: EmailChange | undefined;
}

/**
 * Saves a profile. A new password ends every session except the one that set it, and invalidates the links in all
 * earlier emails. Throws 401 when the session has ended since the call began: a thief must not act after the owner
 * ended it.
 */
export async function changeProfile(database: Database, session: Session, change: ProfileChange): Promise<void> {
  try {
    await database.db.transaction().execute(async (transaction) => {
      await lockAccount(database, transaction, session.userId);
      await requireOpen(transaction, session);
      await storeNames(transaction, session.userId, change);
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

async function storeNames(
  transaction: Transaction<Tables>,
  userId: string,
  { spelling, firstName, lastName, passwordHash }: ProfileChange,
): Promise<void> {
  const values = {
    ...(spelling !== undefined && { email: spelling, email_key: emailKey(spelling) }),
    ...(firstName !== undefined && { first_name: visibleText(firstName) }),
    ...(lastName !== undefined && { last_name: visibleText(lastName) }),
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

/**
 * Notifies the organization that a password changed. Everybody in it reads notifications, so the text names the member.
 */
export function notifyPasswordChanged(
  { notify }: Pick<AccountServices, 'notify'>,
  { organizationId, email }: { organizationId: string; email: string },
): Promise<void> {
  const message = `The password of ${email} was changed. Other sessions of this account were signed out.` as const;
  return notify(organizationId, 'accounts', 'Password changed', message, '/people');
}

/** Refuses to empty a first or last name, because registration requires both. */
function requireName(label: string, name: string | undefined, stored: string): void {
  if (name !== undefined && isBlank(name) && stored !== '') throw new ApiError(400, `${label} is required.`);
}

/** Saves a profile. A new email is only stored until its owner opens the link mailed to it. */
export async function updateProfile(
  services: AccountServices,
  session: Session,
  request: FastifyRequest,
  { email, password, firstName, lastName, currentPassword }: CheckedRequestOf<typeof updateUser>,
): Promise<{ pendingEmail: string | null }> {
  const { accountLimits, config, database, mailer, sessions } = services;
  if (password) requireStrong(password);
  const user = await database.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  requireName('First Name', firstName, user.first_name);
  requireName('Last Name', lastName, user.last_name);
  // Another spelling of the same address needs no confirmation.
  const isNewEmail = emailKey(email) !== user.email_key;
  if (password || isNewEmail) await requireRecentPassword(services, session, currentPassword);
  let confirmation: { change: EmailChange; origin: string } | null = null;
  if (isNewEmail) {
    await accountLimits.mailsPerOrganization.take(session.organizationId);
    const origin = requireOwnOrigin(request, config);
    confirmation = { change: await beginEmailChange(database, email), origin };
  }
  const passwordHash = password ? await hashPassword(password, config) : undefined;
  await changeProfile(database, session, {
    ...(confirmation ? { emailChange: confirmation.change } : { spelling: email }),
    firstName,
    lastName,
    passwordHash,
  });
  if (confirmation) {
    const mail = emailChangeMail(user, confirmation.change, confirmation.origin);
    mailer.inBackground(async () => mail);
  }
  if (passwordHash) {
    sessions.announceEnded(session.organizationId);
    const changed = isNewEmail ? user.email : email;
    await notifyPasswordChanged(services, { organizationId: session.organizationId, email: changed });
  }
  return { pendingEmail: isNewEmail ? email : null };
}
