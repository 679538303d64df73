import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections ahead of need. One that never carried a request counts as busy for Node,
 * and would keep the server from ending for a minute.
 */
export function closeSpareConnections(app: FastifyInstance): void {
  const spare = new Set<Socket>();
  const isUsed = ({ socket }: IncomingMessage) => spare.delete(socket);
  app.server.on('connection', (socket) => {
    spare.add(socket);
    socket.once('close', () => spare.delete(socket));
  });
  app.server.prependListener('request', isUsed);
  app.server.prependListener('upgrade', isUsed);
  app.addHook('preClose', async () => {
    for (const socket of spare) socket.destroy();
  });
}
