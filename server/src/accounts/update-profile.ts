import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { updateUser } from '@frontdesk/shared/endpoints/user';
import type { FastifyRequest } from 'fastify';
import type { AccountServices } from './account-services';
import { emailKey } from './account-store';
import { changeProfile } from './change-profile';
import { beginEmailChange, type EmailChange, emailChangeMail } from './email-change';
import { requireOwnOrigin } from './own-origin';
import { notifyPasswordChanged } from './password-changed';
import { hashPassword } from './password-hash';
import { requireRecentPassword } from './require-password';
import { requireStrong } from './require-strong';
import type { Session } from './sessions';

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
  // Another spelling of the same address needs no confirmation.
  const isNewEmail = emailKey(email) !== user.email_key;
  if (password || isNewEmail) await requireRecentPassword(services, session, currentPassword);
  let confirmation: { change: EmailChange; origin: string } | null = null;
  if (isNewEmail) {
    await accountLimits.mailsPerOrganization.take(session.organizationId);
    const origin = requireOwnOrigin(request, config);
    confirmation = { change: await beginEmailChange(database, email), origin };
  }
  const passwordHash = password ? await hashPassword(password) : undefined;
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
