import { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';

const TIMEOUT_MS = 1_000;

/** What was found a moment ago: thousands of codes saved together lead to the same host. */
const known = new LRUCache<string, readonly string[]>({ max: 1_000, ttl: 60_000 });

/**
 * Returns the addresses of a host name; none when it has none or no name server answers in time. Asks `servers`, or
 * those of the system when null. The system's own lookup shares its few threads with the hashing of passwords and cannot
 * be limited in time.
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
