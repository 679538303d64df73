import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface PlainProxy {
  readonly url: string;
  end(): Promise<void>;
}

/** Passes each connection to the next of several servers, in turn, and to another server when that one is down. */
export async function startPlainProxy(addresses: readonly string[]): Promise<PlainProxy> {
  let turn = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  function pass(client: Socket, tries: number): void {
    const { hostname, port } = new URL(addresses[turn++ % addresses.length] ?? '');
    const server = connect(Number(port), hostname);
    keep(server);
    let isConnected = false;
    server.once('connect', () => {
      isConnected = true;
      client.pipe(server).pipe(client);
    });
    server.once('close', () => {
      if (isConnected || tries === 1) client.destroy();
      else pass(client, tries - 1);
    });
    client.once('close', () => server.destroy());
  }
  const proxy = createServer((client) => {
    keep(client);
    pass(client, addresses.length);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    async end() {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
