import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Starts a TCP proxy whose connections can be cut, losing the data in transit in one direction. */
export async function startCuttingProxy(targetPort: number) {
  const lines = new Set<{ client: Socket; server: Socket }>();
  let opened = 0;
  const proxy = createServer((client) => {
    opened += 1;
    const server = connect(targetPort, '127.0.0.1');
    const line = { client, server };
    lines.add(line);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (data) => to.writable && to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        lines.delete(line);
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the number of connections so far. */
    opened: () => opened,
    /** Discards the data sent in one direction for a moment, and then resets every connection. */
    async cut(lost: 'to the server' | 'to the client', forMs: number): Promise<void> {
      const cut = [...lines];
      for (const { client, server } of cut) {
        const from = lost === 'to the server' ? client : server;
        from.removeAllListeners('data');
        from.on('data', () => undefined);
      }
      await setTimeout(forMs);
      for (const { client, server } of cut) {
        client.resetAndDestroy();
        server.resetAndDestroy();
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const { client, server } of lines) {
          client.destroy();
          server.destroy();
        }
        proxy.close(() => resolve());
      }),
  };
}
