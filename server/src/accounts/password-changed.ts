import type { Services } from '../services';

/** Everybody of the organization reads notifications, so it says whose password it was. */
export function notifyPasswordChanged(
  { notify }: Pick<Services, 'notify'>,
  { organizationId, email }: { organizationId: string; email: string },
): Promise<void> {
  const message = `The password of ${email} was changed. Other sessions of this account were signed out.`;
  return notify(organizationId, 'accounts', 'Password changed', message, '/people');
}
