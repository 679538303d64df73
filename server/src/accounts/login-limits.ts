import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { addressKey } from '../http/address-key';
import { ApiError } from '../http/api-error';
import type { RateLimiter } from '../http/rate-limiter';
import type { RateLimits } from '../http/rate-limits';
import { emailKey, findUserByEmail } from './account-store';
import type { KnownBrowsers } from './known-browsers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Limits the attempts with passwords, recoveries and links. Attempts slow down the pair of account and address;
 * an account is never locked for everyone (docs/decisions/0012-limits.md).
 */
export function createAccountLimits(limits: RateLimits) {
  const all = (name: string, windows: readonly (readonly [points: number, windowMs: number])[]): RateLimiter[] =>
    windows.map(([points, windowMs]) => limits.limiter(`${name}-${points}`, points, windowMs));
  return {
    /** Limits login and recovery in a browser where the user signed in before; no other limit applies to it. */
    failuresPerBrowser: limits.limiter('login-browser', 10, MINUTE_MS),
    recoveriesPerBrowser: limits.limiter('recovery-browser', 5, 15 * MINUTE_MS),
    failuresPerAddress: limits.limiter('login-address', 60, MINUTE_MS),
    failuresPerNetwork: limits.limiter('login-network', 240, MINUTE_MS),
    /** Per account and address. */
    failuresPerPair: all('login-pair', [
      [10, MINUTE_MS],
      [50, HOUR_MS],
    ]),
    /** Per account and address; an IPv6 network counts as one address. */
    failuresPerNetworkPair: all('login-network-pair', [
      [20, MINUTE_MS],
      [100, HOUR_MS],
    ]),
    /** Above this number, `failuresOfBusyPair` slows each network; nobody is refused because of others' attempts. */
    failuresPerAccount: limits.limiter('login-account', 500, HOUR_MS),
    /** Narrowest window first: the wait grows with each failure, to 1, 5 and 20 minutes, an hour and a day. */
    failuresOfBusyPair: all('login-busy-pair', [
      [1, MINUTE_MS],
      [2, 5 * MINUTE_MS],
      [3, 20 * MINUTE_MS],
      [4, HOUR_MS],
      [12, 24 * HOUR_MS],
    ]),
    /** Wrong current passwords within a session. */
    failuresPerSession: limits.limiter('password-session', 10, MINUTE_MS),
    registrationsPerAddress: limits.limiter('register-address', 60, MINUTE_MS),
    recoveriesPerPair: limits.limiter('recovery-pair', 5, 15 * MINUTE_MS),
    recoveriesPerAddress: limits.limiter('recovery-address', 30, 15 * MINUTE_MS),
    /** Above these two limits, no further email is sent while the link in an earlier one still works. */
    recoveriesPerNetworkPair: limits.limiter('recovery-network-pair', 10, 15 * MINUTE_MS),
    recoveriesPerAccount: limits.limiter('recovery-account', 20, HOUR_MS),
    /** Links in emails: for a new password, a new email address or an invitation. */
    linksPerAddress: limits.limiter('link-address', 30, 15 * MINUTE_MS),
    repliesPerOrganization: limits.limiter('reply-organization', 200, HOUR_MS),
    mailsPerOrganization: limits.limiter('mail-organization', 60, HOUR_MS),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;

interface LimitServices {
  readonly accountLimits: AccountLimits;
  readonly database: Database;
  readonly knownBrowsers: KnownBrowsers;
}

/**
 * Returns the network under which a caller is counted. A site gets an IPv6 /48, and a program there can make calls from
 * all 65,536 of its /64s. An IPv4 address counts as itself.
 */
export function networkKey(address: string): string {
  const key = addressKey(address);
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key;
}

/** Undoes the count of an attempt to log in. */
export type ForgiveLogin = () => Promise<void>;

/**
 * Counts an attempt to log in as a failure; throws 429 if there have been too many. A browser in which the user signed
 * in before has its own limit.
 */
export async function limitLogin(
  { accountLimits, knownBrowsers }: Omit<LimitServices, 'database'>,
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
    // The password is not checked, so the attempt does not count as a failure.
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

/**
 * Counts a request for a recovery email. Throws 429 when this browser or this address has made too many. Returns
 * whether others have made so many for the account that no email should be sent while the link in an earlier one still
 * works.
 */
export async function limitRecovery(
  { accountLimits: limits, database, knownBrowsers }: LimitServices,
  request: FastifyRequest,
  email: string,
): Promise<{ isRepeated: boolean }> {
  const user = await findUserByEmail(database, email);
  const browser = user && knownBrowsers.idFor(request, user.id);
  if (browser) {
    await limits.recoveriesPerBrowser.take(`${browser} ${user.id}`);
    return { isRepeated: false };
  }
  const [account, address, network] = [emailKey(email), addressKey(request.ip), networkKey(request.ip)];
  await limits.recoveriesPerAddress.take(address);
  await limits.recoveriesPerPair.take(`${account} ${address}`);
  const isRepeated =
    !(await limits.recoveriesPerNetworkPair.allows(`${account} ${network}`)) ||
    !(await limits.recoveriesPerAccount.allows(account));
  return { isRepeated };
}
