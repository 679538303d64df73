import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { addressKey } from './address-key';

/** The longest request: an upload of the largest document over a connection of 1 Mbit/s. */
const REQUEST_MS = 10 * 60_000;
/**
 * Applies unless the operator sets another limit, which is needed behind a proxy because everybody has the same address
 * there.
 */
const PER_ADDRESS_DEFAULT = 1_000;
const SWEEP_MS = 5_000;

type LimitConfig = Pick<
  Config,
  'connectionsMax' | 'connectionsPerAddress' | 'bodySilenceMs' | 'readerSilenceMs' | 'trustProxy'
>;

/** Limits connections in total and per address, long requests, stalled bodies, and clients that do not read. */
export function limitConnections(app: FastifyInstance, config: LimitConfig): void {
  const { server } = app;
  server.requestTimeout = REQUEST_MS;
  server.maxConnections = config.connectionsMax;
  limitPerAddress(server, config);
  endSilentBodies(app, config.bodySilenceMs);
  endSilentReaders(server, config.readerSilenceMs);
}

function limitPerAddress(server: FastifyInstance['server'], config: LimitConfig): void {
  const { connectionsPerAddress: chosen, trustProxy } = config;
  if (chosen === null && trustProxy !== null) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    // A proxy on this machine cannot be recognized before the headers are read.
    if (chosen === null && isLoopback(socket.remoteAddress ?? '')) return;
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    if (count > (chosen ?? PER_ADDRESS_DEFAULT)) socket.destroy();
  });
}

const isLoopback = (address: string) => /^(?:::1$|(?:::ffff:)?127\.)/.test(address);

/**
 * Reads the raw list of headers: Node builds an object of all headers on first access, which most requests do not need.
 */
function announcesBody({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.some((name, index) => {
    if (index % 2 === 1) return false;
    if (name.length === 17) return name.toLowerCase() === 'transfer-encoding';
    return name.length === 14 && name.toLowerCase() === 'content-length' && Number(rawHeaders[index + 1]) !== 0;
  });
}

/** Aborts requests whose body has stalled, to free the memory that the received part uses. */
function endSilentBodies(app: FastifyInstance, silenceMs: number): void {
  const arriving = new Map<IncomingMessage, { bytes: number; since: number }>();
  app.server.prependListener('request', (request: IncomingMessage) => {
    if (!announcesBody(request)) return;
    arriving.set(request, { bytes: request.socket.bytesRead, since: Date.now() });
    for (const over of ['end', 'close']) request.once(over, () => arriving.delete(request));
  });
  const sweep = () => {
    for (const [request, last] of arriving) {
      const { bytesRead } = request.socket;
      if (bytesRead !== last.bytes) arriving.set(request, { bytes: bytesRead, since: Date.now() });
      else if (Date.now() - last.since >= silenceMs) request.socket.destroy();
    }
  };
  const timer = setInterval(sweep, Math.min(SWEEP_MS, silenceMs)).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Closes the connection of a client that does not read, to free the memory that the waiting response uses. */
function endSilentReaders(server: FastifyInstance['server'], silenceMs: number): void {
  // Node's timer also takes slow progress into account. By default it closes a connection without a request.
  server.setTimeout(silenceMs);
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.on('timeout', (socket: Socket) => {
      // A client may have to wait longer than this for a response.
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}

/**
 * Closes unused connections on shutdown. Browsers open connections in advance; Node treats one that never carried a
 * request as busy, and would delay the shutdown by a minute.
 */
export function closeSpareConnections(app: FastifyInstance): void {
  const spare = new Set<Socket>();
  const isUsed = ({ socket }: IncomingMessage) => spare.delete(socket);
  let isClosing = false;
  app.server.on('connection', (socket) => {
    // The server keeps listening for a moment.
    if (isClosing) return socket.destroy();
    spare.add(socket);
    socket.once('close', () => spare.delete(socket));
  });
  app.server.prependListener('request', isUsed);
  app.server.prependListener('upgrade', isUsed);
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of spare) socket.destroy();
  });
}
