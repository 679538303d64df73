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
  const forgive = () => {
    limits.failuresPerAccount.forgive(emailKey(email));
    limits.failuresPerAddress.forgive(address);
  };
  // A failure of ours, such as a database that is away, is not a wrong password.
  const user = await findUserByEmail(database, email).catch((failure: unknown) => {
    forgive();
    throw failure;
  });
  if (!(await isPasswordRight(user?.password_hash ?? null, password)) || !user) {
    throw new ApiError(401, 'Email or password is wrong.');
  }
  forgive();
  return { token: await sessions.begin(user.id) };
}
