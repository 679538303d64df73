import { call, resumeSession, sessionStore, signIn } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/user';

let knownEmail: string | null = null;

/** Remembers whose session this is, as soon as a profile says so. */
export function rememberPerson(email: string): void {
  knownEmail = email.toLowerCase();
}

/**
 * Goes on with a token that came while a page was open, from another tab or from signing in again in place.
 * If it is somebody else's, or nobody knows whose page this was, the page starts anew for that person.
 */
export async function adoptToken(token: string): Promise<void> {
  if (sessionStore.getState().token === token) return;
  const owner = knownEmail;
  resumeSession(token);
  const profile = await call(getLoggedUser, {}).catch(() => null);
  if (sessionStore.getState().token !== token) return;
  if (owner === null || profile?.email.toLowerCase() !== owner) signIn(token);
}
