import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes unused connections on shutdown. Browsers open connections in advance; Node treats one that never carried a
 * request as busy, and would delay the end of the server for a minute.
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
