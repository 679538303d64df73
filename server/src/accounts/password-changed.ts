import type { AccountServices } from './account-services';

/**
 * Notifies the organization that a password changed. Everybody in it reads notifications, so the text names the person.
 */
export function notifyPasswordChanged(
  { notify }: Pick<AccountServices, 'notify'>,
  { organizationId, email }: { organizationId: string; email: string },
): Promise<void> {
  const message = `The password of ${email} was changed. Other sessions of this account were signed out.`;
  return notify(organizationId, 'accounts', 'Password changed', message, '/people');
}
