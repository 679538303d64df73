import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const TRIES = 50;

/** The first of `count` ports in a row that nothing listens on. */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const first = await listenOn(0);
    const port = portOf(first);
    const others = Array.from({ length: count - 1 }, (_, at) => listenOn(port + 1 + at));
    const opened = await Promise.allSettled([Promise.resolve(first), ...others]);
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

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
