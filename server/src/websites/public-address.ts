import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

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

/** An old way to write IPv4 addresses, ::127.0.0.1, which the library calls unicast. It knows the other ways. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Public by its number, and yet answered by the machines of a hosting provider for those inside. */
const METADATA = new Set(['168.63.129.16']);

/** False for every address that is reached only from inside: loopback, private, link-local, metadata, and what stands for one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // '::ffff:127.0.0.1' is 127.0.0.1.
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv6 && plain.match(IPV4_COMPATIBLE)) return false;
  return plain.range() === 'unicast' && !METADATA.has(plain.toString());
}

/** Throws for an address that is written as a number, which is never looked up. URLs spell all forms of it the same way. */
export function refusePrivateHost({ hostname }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare) && !isPublicAddress(bare)) throw new PrivateAddressError(`${bare} is a private address.`);
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
