import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { addressKey } from '../http/address-key';
import { securityHeaders } from '../http/security-headers';
import { LinkCache } from './link-cache';
import { Redirect } from './redirect';
import { type AddressOf, ScanCounter } from './scan-counter';
import { ScanLimits } from './scan-limits';

const PROXIES_MAX = 1_000;

/** Opens everything that short links need while the server runs: their cache, the answers to scans, and the counter. */
export async function openLinks(
  database: Database,
  config: Pick<Config, 'trustProxy' | 'publicUrl'>,
  logFailure: (failure: unknown) => void,
) {
  const links = new LinkCache(database);
  const counter = await ScanCounter.open(database, { addressOf: addressReader(config.trustProxy), logFailure });
  const headers = securityHeaders(config.publicUrl?.startsWith('https:') ?? false);
  return {
    links,
    redirect: new Redirect(links, counter, new ScanLimits(database).admit, headers),
    async close() {
      await links.close();
      await counter.close();
    },
  };
}

/** Returns a function that reads the caller's address as Fastify does, but without building a request object. */
function addressReader(trustProxy: string | null): AddressOf {
  if (trustProxy === null) return (socketAddress) => addressKey(socketAddress);
  const isProxy = proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()));
  // Parsing an address takes longer than the rest of a scan, and there are few proxies.
  const known = new LRUCache<string, boolean>({ max: PROXIES_MAX });
  const isTrusted = (address: string, hop: number) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const is = isProxy(address, hop);
    if (is) known.set(address, is);
    return is;
  };
  return (remoteAddress, forwardedFor) => {
    const request = { headers: { 'x-forwarded-for': forwardedFor || undefined }, socket: { remoteAddress } };
    return addressKey(proxyAddr(request as unknown as IncomingMessage, isTrusted) ?? '');
  };
}
