import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress, literalAddress } from './host-address';

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves all addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true });

const ASK_MS = 2_000;

/**
 * Queries these name servers itself, or those of the system when null. The system's own lookup shares its few threads
 * with the hashing of passwords, so names whose servers do not answer would delay everybody.
 */
export const resolveByNameServers =
  (servers: readonly string[] | null): Resolve =>
  async (host) => {
    const resolver = new Resolver({ timeout: ASK_MS, tries: 2 });
    if (servers) resolver.setServers(servers);
    const asked = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = asked.flatMap((one, at) =>
      one.status === 'fulfilled' ? one.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
    );
    if (found.length === 0) throw new Error(`No name server knows ${host}.`);
    return found;
  };

/** Means that a request was not made because its host is in a network that is not reachable from the internet. */
class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Throws for a private address written as a number, which is never looked up. */
export function refusePrivateHost(url: URL): void {
  const address = literalAddress(url);
  if (address !== null && !isPublicAddress(address)) throw new PrivateAddressError(`${address} is a private address.`);
}

/**
 * Resolves a host for one connection, which is made to the checked address, so that a later lookup cannot change it.
 */
function checkedLookup(resolve: Resolve): LookupFunction {
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

/**
 * Returns a client for requests to addresses that strangers typed. Unless `allowPrivate`, it connects only to public
 * addresses; call `refusePrivateHost` before each request, because a numeric address is not looked up.
 */
export function publicAgent({ allowPrivate, resolve }: { allowPrivate: boolean; resolve?: Resolve }): Agent {
  const lookup = allowPrivate ? undefined : checkedLookup(resolve ?? resolveBySystem);
  return new Agent({ connect: { ...(lookup && { lookup }), timeout: 10_000 }, maxHeaderSize: 32_768 });
}

/** Returns whether a request failed because its host has a private address. */
export function isPrivateRefusal(error: unknown): boolean {
  if (error instanceof PrivateAddressError) return true;
  if (error instanceof AggregateError) return error.errors.some(isPrivateRefusal);
  return error instanceof Error && error.cause !== undefined && isPrivateRefusal(error.cause);
}
