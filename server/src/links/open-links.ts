import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { addressKey } from '../http/address-key';
import { securityHeaders } from '../http/security-headers';
import { LinkCache } from './link-cache';
import { Redirect } from './redirect';
import { ScanCounter } from './scan-counter';

/** What short links need while the server runs: their cache, the answers to scans, and the counter. */
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
    redirect: new Redirect(links, counter.count, headers),
    async close() {
      await links.close();
      await counter.close();
    },
  };
}

/** The caller's address as Fastify reads it, without the rest of its request. */
function addressReader(trustProxy: string | null): (request: IncomingMessage) => string {
  if (trustProxy === null) return ({ socket }) => addressKey(socket.remoteAddress ?? '');
  const isTrusted = proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()));
  return (request) => addressKey(proxyAddr(request, isTrusted) ?? '');
}
