import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key';
import type { Services } from '../services';
import { emailKey, findUserByEmail } from './account-store';

/** Throws 429 when too many recovery mails were requested. A browser in which the person signed in before has a limit of its own. */
export async function limitRecovery(
  { accountLimits: limits, database, knownBrowsers }: Services,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(database, email);
  const browser = user && knownBrowsers.idFor(request, user.id);
  if (browser) return limits.recoveriesPerBrowser.take(`${browser} ${user.id}`);
  const [account, address] = [emailKey(email), addressKey(request.ip)];
  await limits.recoveriesPerAddress.take(address);
  await limits.recoveriesPerPair.take(`${account} ${address}`);
  await limits.recoveriesPerAccount.take(account);
}
