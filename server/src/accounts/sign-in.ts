import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key';
import { ApiError } from '../http/api-error';
import type { RateLimiter } from '../http/rate-limiter';
import type { Services } from '../services';
import type { AccountLimits } from './account-limits';
import { emailKey, findUserByEmail } from './account-store';
import { isPasswordRight } from './password-hash';

/** Finds whose email and password these are. The refusal is the same for a wrong password and for an email nobody has. */
export async function signIn(
  { accountLimits: limits, database, knownBrowsers }: Services,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string }> {
  const user = await findUserByEmail(database, email);
  const browser = user && knownBrowsers.idFor(request, user.id);
  const counted = browser
    ? [{ limiter: limits.failuresPerBrowser, key: `${browser} ${user.id}` }]
    : countersOf(limits, emailKey(email), addressKey(request.ip));
  // Counted before the slow check, or a thousand attempts at once would all slip through it.
  for (const { limiter, key } of counted) await limiter.take(key);
  if (!(await isPasswordRight(user?.password_hash ?? null, password)) || !user) {
    throw new ApiError(401, 'Email or password is wrong.');
  }
  for (const { limiter, key } of counted) await limiter.forgive(key);
  return { userId: user.id };
}

function countersOf(limits: AccountLimits, account: string, address: string): { limiter: RateLimiter; key: string }[] {
  return [
    { limiter: limits.failuresPerAddress, key: address },
    { limiter: limits.failuresPerPair, key: `${account} ${address}` },
    { limiter: limits.failuresPerPairAndHour, key: `${account} ${address}` },
    { limiter: limits.failuresPerAccount, key: account },
  ];
}
