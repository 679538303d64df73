import { call, sessionStore, signIn } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';

let knownEmail: string | null = null;

/** Stores the user of this session. Called with the email of each loaded profile. */
export function rememberPerson(email: string): void {
  knownEmail = email.toLowerCase();
}

/** Whether an email is known to belong to a user other than the one on this page. */
export function isSomebodyElse(email: string): boolean {
  return knownEmail !== null && email.trim().toLowerCase() !== knownEmail;
}

/**
 * Loads the owner of a token that the page has just received from another tab. If that is another user, or if the call
 * fails, restarts the page.
 */
export async function confirmPerson(token: string): Promise<void> {
  const owner = knownEmail;
  const profile = await call(getLoggedUser, {}).catch(() => null);
  if (sessionStore.getState().token !== token) return;
  if (owner === null || profile?.email.toLowerCase() !== owner) signIn(token);
}
