import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { updateUser } from '@frontdesk/shared/endpoints/user';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { changeProfile, emailKey } from './account-store';
import { beginEmailChange } from './email-change';
import { requireOwnOrigin } from './own-origin';
import { notifyPasswordChanged } from './password-changed';
import { hashPassword } from './password-hash';
import { requireRecentPassword } from './require-password';
import { requireStrong } from './require-strong';
import type { Session } from './sessions';

/** Saves a profile. A new email is only stored, until the link that is mailed to it is opened. */
export async function updateProfile(
  services: Services,
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
  if (isNewEmail) {
    await accountLimits.mailsPerOrganization.take(session.organizationId);
    const mail = await beginEmailChange(database, user, email, requireOwnOrigin(request, config));
    mailer.inBackground(async () => mail);
  }
  const passwordHash = password ? await hashPassword(password) : undefined;
  const kept = isNewEmail ? user.email : email;
  await changeProfile(database, user.id, { email: kept, firstName, lastName, passwordHash }, session.id);
  if (passwordHash) {
    sessions.announceEnded(session.organizationId);
    await notifyPasswordChanged(services, { organizationId: session.organizationId, email: kept });
  }
  return { pendingEmail: isNewEmail ? email : null };
}
