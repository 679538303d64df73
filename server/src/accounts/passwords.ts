import { randomUUID } from 'node:crypto';
import { CURRENT_PASSWORD_REASON } from '@frontdesk/shared/endpoints/account';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../config/config';
import { ApiError } from '../http/api-error';
import type { AccountServices } from './account-services';
import type { Session } from './sessions';

type HashConfig = Pick<Config, 'passwordHash'>;

/** Hashes with argon2id. */
export function hashPassword(password: string, { passwordHash }: HashConfig): Promise<string> {
  return hash(password, passwordHash);
}

const unknownAccounts = new Map<Config['passwordHash'], Promise<string>>();

/** Checks a password. `stored` is null for an unknown account; the check then takes as long as for a wrong password. */
export async function isPasswordRight(stored: string | null, password: string, config: HashConfig): Promise<boolean> {
  if (stored !== null) return verify(stored, password);
  await verify(await prepareUnknownAccountHash(config), password);
  return false;
}

/** Prepares the hash when the server starts, so that the first request for an unknown account does not take longer. */
export function prepareUnknownAccountHash(config: HashConfig): Promise<string> {
  const prepared = unknownAccounts.get(config.passwordHash) ?? hashPassword(randomUUID(), config);
  unknownAccounts.set(config.passwordHash, prepared);
  return prepared;
}

/** Time after which a session alone may no longer change security settings. */
const RECENT_MS = 10 * 60_000;

type PasswordServices = Pick<AccountServices, 'config' | 'database' | 'sessions' | 'accountLimits'>;

/** Requires a login within the last ten minutes or the current password. Throws 403 otherwise. */
export async function requireRecentPassword(
  services: PasswordServices,
  session: Session,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword) return requirePassword(services, session, currentPassword);
  if (Date.now() - session.authenticatedAt <= RECENT_MS) return;
  throw new ApiError(403, 'Please enter your current password.', {}, CURRENT_PASSWORD_REASON);
}

/** Throws 403 unless the password is that of the session's user. */
export async function requirePassword(
  { config, database, sessions, accountLimits }: PasswordServices,
  session: Session,
  password: string,
): Promise<void> {
  // Counted per session: somebody who stole it can neither keep guessing nor slow the user down elsewhere.
  await accountLimits.failuresPerSession.take(session.id);
  const { password_hash } = await database.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (!(await isPasswordRight(password_hash, password, config))) {
    throw new ApiError(403, 'The current password is wrong.', {}, CURRENT_PASSWORD_REASON);
  }
  await accountLimits.failuresPerSession.forgive(session.id);
  await sessions.noteAuthentication(session.id);
}
