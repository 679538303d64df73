import { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** An address in a public range that leads to a hosting provider's internal machines. */
const METADATA = new Set(['168.63.129.16']);

/** An old notation for IPv4 addresses, ::127.0.0.1, which the library calls unicast. It recognizes all other notations. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Names that only a private network resolves: this machine's own, and those that no public name server knows. */
const PRIVATE_NAME =
  /^(?:[^.]*|.*\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|test|invalid|onion)|(?:.*\.)?(?:home\.arpa|fritz\.box|localtest\.me|lvh\.me))\.?$/;

/** Names of services that answer with the address in the name: 10-0-0-1.nip.io resolves to 10.0.0.1. */
const ADDRESS_IN_NAME = /(?:^|[.-])(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})\.(?:nip|sslip|xip)\.io\.?$/;

/** Returns false for all internal addresses: loopback, private, link-local, metadata, and their other spellings. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // '::ffff:127.0.0.1' is 127.0.0.1.
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv6 && plain.match(IPV4_COMPATIBLE)) return false;
  return plain.range() === 'unicast' && !METADATA.has(plain.toString());
}

/** Returns the address if a URL's host is one, without a lookup. URLs normalize all spellings of an address. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Returns whether a URL alone shows that its host is private. No name is looked up. */
export function isPrivateUrl(url: URL): boolean {
  const address = literalAddress(url) ?? ADDRESS_IN_NAME.exec(url.hostname)?.slice(1).join('.') ?? null;
  return address === null ? PRIVATE_NAME.test(url.hostname) : !isPublicAddress(address);
}

const TIMEOUT_MS = 1_000;

/** Recent results, because thousands of codes that are saved together may lead to the same host. */
const known = new LRUCache<string, readonly string[]>({ max: 1_000, ttl: 60_000 });

/**
 * Returns the addresses of a host name; an empty list when it has no address or no name server answers in time. Asks
 * `servers`, or those of the system when null. The system's own lookup shares its few threads with the hashing of
 * passwords and cannot be limited in time.
 */
export async function resolveHost(host: string, servers: readonly string[] | null): Promise<readonly string[]> {
  const key = `${host} ${servers}`;
  const before = known.get(key);
  if (before) return before;
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), TIMEOUT_MS);
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(timer);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  known.set(key, addresses);
  return addresses;
}
