import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key';
import { ApiError } from '../http/api-error';
import type { RateLimiter } from '../http/rate-limiter';
import type { AccountLimits } from './account-limits';
import type { AccountServices } from './account-services';
import { emailKey } from './account-store';
import { networkKey } from './network-key';

/** Undoes the count of an attempt to log in. */
export type ForgiveLogin = () => Promise<void>;

/**
 * Counts an attempt to log in as a failure; throws 429 when there were too many. A browser in which the person signed
 * in before has its own limit.
 */
export async function limitLogin(
  { accountLimits, knownBrowsers }: Pick<AccountServices, 'accountLimits' | 'knownBrowsers'>,
  request: FastifyRequest,
  email: string,
  userId: string | undefined,
): Promise<ForgiveLogin> {
  const counted: { limiter: RateLimiter; key: string }[] = [];
  const count: Count = async (key, ...limiters) => {
    for (const limiter of limiters) {
      await limiter.take(key);
      counted.push({ limiter, key });
    }
  };
  const forgive = async () => {
    for (const { limiter, key } of counted) await limiter.forgive(key);
  };
  try {
    const browser = userId && knownBrowsers.idFor(request, userId);
    if (browser) await count(`${browser} ${userId}`, accountLimits.failuresPerBrowser);
    else await countStranger(accountLimits, emailKey(email), request.ip, count);
  } catch (refusal) {
    // Its password is not checked, so it does not count as a failure.
    await forgive();
    throw refusal;
  }
  return forgive;
}

type Count = (key: string, ...limiters: RateLimiter[]) => Promise<void>;

async function countStranger(limits: AccountLimits, account: string, ip: string, count: Count): Promise<void> {
  const [address, network] = [addressKey(ip), networkKey(ip)];
  await count(address, limits.failuresPerAddress);
  await count(`${account} ${address}`, ...limits.failuresPerPair);
  if (network !== address) {
    await count(network, limits.failuresPerNetwork);
    await count(`${account} ${network}`, ...limits.failuresPerNetworkPair);
  }
  try {
    await count(account, limits.failuresPerAccount);
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal;
    await count(`${account} ${network}`, ...limits.failuresOfBusyPair);
  }
}
