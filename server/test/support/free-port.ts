import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that the system assigns, because any program's connection may claim one of those between the check of
 * a port and the start of a server.
 */
const FIRST = 11_000;
const LAST = 32_000;
const TRIES = 500;

/** Each process begins at another port, so that tests can run in parallel. */
let next = FIRST + ((process.pid * 37) % (LAST - FIRST));

export const freePort = (): Promise<number> => freePorts(1);

/** Returns the first of `count` consecutive free ports; no port is returned twice. */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (next + count > LAST) next = FIRST;
    const port = next;
    next += count;
    const opened = await Promise.allSettled(Array.from({ length: count }, (_, at) => listenOn(port + at)));
    const servers = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    if (servers.length === count) return port;
  }
  throw new Error(`There are no ${count} free ports in a row.`);
}

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
