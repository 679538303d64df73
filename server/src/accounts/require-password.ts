import { CURRENT_PASSWORD_REASON } from '@frontdesk/shared/endpoints/account';
import { ApiError } from '../http/api-error';
import type { Services } from '../services';
import { isPasswordRight } from './password-hash';
import type { Session } from './sessions';

/** After so long a session alone may no longer change what the account rests on. */
const RECENT_MS = 10 * 60_000;

type PasswordServices = Pick<Services, 'database' | 'sessions' | 'accountLimits'>;

/** Lets pass who signed in within the last ten minutes or sends the current password. Throws 403 otherwise. */
export async function requireRecentPassword(
  services: PasswordServices,
  session: Session,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword) return requirePassword(services, session, currentPassword);
  if (Date.now() - session.authenticatedAt <= RECENT_MS) return;
  throw new ApiError(403, 'Please enter your current password.', {}, CURRENT_PASSWORD_REASON);
}

/** Throws 403 unless the password is that of the session's person. */
export async function requirePassword(
  { database, sessions, accountLimits }: PasswordServices,
  session: Session,
  password: string,
): Promise<void> {
  // Counted by session: a thief of it can neither guess on nor slow the person elsewhere.
  await accountLimits.failuresPerSession.take(session.id);
  const { password_hash } = await database.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (!(await isPasswordRight(password_hash, password))) {
    throw new ApiError(403, 'The current password is wrong.', {}, CURRENT_PASSWORD_REASON);
  }
  await accountLimits.failuresPerSession.forgive(session.id);
  await sessions.noteAuthentication(session.id);
}
