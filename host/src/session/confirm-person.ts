import { call, sessionStore, signIn } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';

let knownEmail: string | null = null;

/** Remembers whose session this is, as soon as a profile says so. */
export function rememberPerson(email: string): void {
  knownEmail = email.toLowerCase();
}

/** Whether an email is known to be another's than that of the person whose page this is. */
export function isSomebodyElse(email: string): boolean {
  return knownEmail !== null && email.trim().toLowerCase() !== knownEmail;
}

/**
 * Asks whose the token is that an open page just went on with, from another tab. If it is somebody else's, or
 * nobody can tell, the page starts anew.
 */
export async function confirmPerson(token: string): Promise<void> {
  const owner = knownEmail;
  const profile = await call(getLoggedUser, {}).catch(() => null);
  if (sessionStore.getState().token !== token) return;
  if (owner === null || profile?.email.toLowerCase() !== owner) signIn(token);
}
