import { isIPv6 } from 'node:net';

/**
 * Returns the address under which a caller is counted. An IPv6 customer can call from a whole /64, so its addresses
 * count as one; an IPv4 address written as IPv6 counts as itself.
 */
export function addressKey(address: string): string {
  // The fast path: most addresses are IPv4, and every scan calls this.
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIpv4 ? ipv4Of(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns all eight groups in lower case, without leading zeros. URL writes an address in its shortest form. */
function groupsOf(address: string): string[] {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [start = '', end] = shortest.split('::');
  const before = start === '' ? [] : start.split(':');
  const after = end ? end.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function ipv4Of(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
