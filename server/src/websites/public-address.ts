import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress } from '../http/is-public-address';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

export const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true });

/** Why a page was not requested: its host is in a network that visitors of the internet cannot reach. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Throws for a private address that is written as a number, which is never looked up. */
export function refusePrivateHost(url: URL): void {
  const address = literalAddress(url);
  if (address !== null && !isPublicAddress(address)) throw new PrivateAddressError(`${address} is a private address.`);
}

/** Looks a host up for one connection, which is made to an address that was checked, so no later answer matters. */
export function checkedLookup(resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const isPrivate = found.length === 0 || found.some(({ address }) => !isPublicAddress(address));
        const [first] = found;
        if (isPrivate || !first) callback(new PrivateAddressError(`${host} leads to a private address.`), '', 0);
        else if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
