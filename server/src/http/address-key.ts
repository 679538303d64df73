import { isIPv6 } from 'node:net';

/**
 * The address under which a caller is counted. A customer of an IPv6 network has a whole /64 to call from, so its
 * addresses count as one; an IPv4 address written as IPv6 counts as itself.
 */
export function addressKey(address: string): string {
  // Most are IPv4, and this is asked for every scan.
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIpv4 ? ipv4Of(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** All eight groups, in lower case and without leading zeros. URL writes an address in its shortest form. */
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
