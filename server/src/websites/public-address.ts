import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress } from '../http/is-public-address';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves all addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

export const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true });

/** A page was not requested because its host is in a network that the internet cannot reach. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Throws for a private address written as a number, which is never looked up. */
export function refusePrivateHost(url: URL): void {
  const address = literalAddress(url);
  if (address !== null && !isPublicAddress(address)) throw new PrivateAddressError(`${address} is a private address.`);
}

/** Resolves a host for one connection, which goes to the checked address, so that no later result matters. */
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
