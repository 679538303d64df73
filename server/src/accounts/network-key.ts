import { addressKey } from '../http/address-key';

/**
 * Returns the network under which a caller is counted. A site has an IPv6 /48, and a program on it can call from all
 * 65,536 of its /64s. An IPv4 address counts as itself.
 */
export function networkKey(address: string): string {
  const key = addressKey(address);
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key;
}
