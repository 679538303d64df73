import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that the system hands out by itself: between the look at such a port and the start of a server, a
 * connection of any program may take it.
 */
const FIRST = 11_000;
const LAST = 32_000;
const TRIES = 500;

/** Each process begins elsewhere, so that tests that run side by side do not meet. */
let next = FIRST + ((process.pid * 37) % (LAST - FIRST));

export const freePort = (): Promise<number> => freePorts(1);

/** The first of `count` ports in a row that nothing listens on; each is handed out once. */
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
