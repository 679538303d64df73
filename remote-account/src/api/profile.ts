import { ApiError, call } from '@frontdesk/shared/app';
import { CURRENT_PASSWORD_REASON } from '@frontdesk/shared/endpoints/account';
import { getLoggedUser, updateUser } from '@frontdesk/shared/endpoints/user';
import { endpointQuery } from '@frontdesk/shared/query';
import type { Profile } from '../model/profile';

/** The signed-in person's own data. */
export const profileQuery = () => endpointQuery(getLoggedUser, {});

/**
 * Sends the body that the spec names, and the names, which are ours. `password` is always in it: '' leaves it unchanged
 * (docs/decisions/0011-empty-password.md). `currentPassword` is sent when our server required it. Returns the new email
 * if our server waits for its confirmation.
 */
export async function updateProfile({
  email,
  password,
  firstName,
  lastName,
  currentPassword,
}: Profile): Promise<string | null> {
  const demanded = currentPassword === '' ? {} : { currentPassword };
  const { pendingEmail } = await call(updateUser, { email, password, firstName, lastName, ...demanded });
  return pendingEmail;
}

/** Whether saving failed because the current password is missing or wrong. */
export function isCurrentPasswordDemanded(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.status !== 403) return false;
  return (failure.body as { reason?: unknown } | null)?.reason === CURRENT_PASSWORD_REASON;
}

/** The notification of our server when a person's password changes. */
export const passwordChanged = (email: string) => ({
  title: 'Password changed',
  about: `The password of ${email} was changed`,
});
