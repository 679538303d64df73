import ipaddr from 'ipaddr.js';

/** Public by number, but served by a hosting provider's internal machines. */
const METADATA = new Set(['168.63.129.16']);

/** An old way to write IPv4 addresses, ::127.0.0.1, which the library calls unicast. It knows the other ways. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Names that only a private network resolves: this machine's own, and those that no public server has. */
const PRIVATE_NAME =
  /^(?:[^.]*|.*\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|test|invalid|onion)|(?:.*\.)?(?:home\.arpa|fritz\.box|localtest\.me|lvh\.me))\.?$/;

/** Names of services that answer with the address in the name: 10-0-0-1.nip.io leads to 10.0.0.1. */
const ADDRESS_IN_NAME = /(?:^|[.-])(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})\.(?:nip|sslip|xip)\.io\.?$/;

/** False for all internal addresses: loopback, private, link-local, metadata, and their other spellings. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // '::ffff:127.0.0.1' is 127.0.0.1.
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv6 && plain.match(IPV4_COMPATIBLE)) return false;
  return plain.range() === 'unicast' && !METADATA.has(plain.toString());
}

/** Returns the address that is a URL's host, without a lookup. URLs normalize all its spellings. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Returns whether a URL is private on its face. No name is looked up. */
export function isPrivateUrl(url: URL): boolean {
  const address = literalAddress(url) ?? ADDRESS_IN_NAME.exec(url.hostname)?.slice(1).join('.') ?? null;
  return address === null ? PRIVATE_NAME.test(url.hostname) : !isPublicAddress(address);
}
