import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key';
import type { AccountServices } from './account-services';
import { emailKey, findUserByEmail } from './account-store';
import { networkKey } from './network-key';

/**
 * Counts a request for a recovery mail. Throws 429 when this browser or this address made too many. Returns whether
 * others made so many for the account that no mail should be sent while the link of an earlier one works.
 */
export async function limitRecovery(
  {
    accountLimits: limits,
    database,
    knownBrowsers,
  }: Pick<AccountServices, 'accountLimits' | 'database' | 'knownBrowsers'>,
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
