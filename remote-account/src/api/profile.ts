import { ApiError, call } from '@frontdesk/shared/app';
import { CURRENT_PASSWORD_REASON } from '@frontdesk/shared/endpoints/account';
import { getLoggedUser, updateUser } from '@frontdesk/shared/endpoints/user';
import { endpointQuery } from '@frontdesk/shared/query';
import type { Profile } from '../model/profile';

/** The signed-in person's own data. */
export const profileQuery = () => endpointQuery(getLoggedUser, {});

/**
 * Sends the body that the spec names, with the names as an addition of ours. `password` is always in it: '' means that
 * it stays (docs/decisions/0011-empty-password.md). `currentPassword` is sent when our server demanded it. Answers the new
 * email if our server waits for its confirmation.
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

/** Whether a save failed because the current password is missing or wrong. */
export function isCurrentPasswordDemanded(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.status !== 403) return false;
  return (failure.body as { reason?: unknown } | null)?.reason === CURRENT_PASSWORD_REASON;
}

/** How our server announces that a person has a new password. */
export const passwordChanged = (email: string) => ({
  title: 'Password changed',
  about: `The password of ${email} was changed`,
});
