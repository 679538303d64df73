import { ApiError } from '../http/api-error';
import type { Services } from '../services';
import type { AccountLimits } from './account-limits';
import { emailKey, findUserByEmail } from './account-store';
import { isPasswordRight } from './password-hash';

/** Answers a session token. The refusal is the same for a wrong password and for an email nobody has. */
export async function signIn(
  { database, sessions }: Services,
  limits: AccountLimits,
  address: string,
  { email, password }: { email: string; password: string },
): Promise<{ token: string }> {
  limits.failuresPerAccount.check(emailKey(email));
  limits.failuresPerAddress.check(address);
  // Counted before the slow check, or a thousand attempts at once would all slip through it.
  limits.failuresPerAccount.count(emailKey(email));
  limits.failuresPerAddress.count(address);
  const user = await findUserByEmail(database, email);
  if (!(await isPasswordRight(user?.password_hash ?? null, password)) || !user) {
    throw new ApiError(401, 'Email or password is wrong.');
  }
  limits.failuresPerAccount.forgive(emailKey(email));
  limits.failuresPerAddress.forgive(address);
  return { token: await sessions.begin(user.id) };
}
