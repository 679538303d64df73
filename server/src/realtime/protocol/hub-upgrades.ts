import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Sessions } from '../../accounts/sessions';
import { databaseTrouble } from '../../database/database-trouble';
import { ApiError } from '../../http/api-error';
import { repeatsHost } from '../../http/refuse-repeated-host';
import type { Connections } from './connections';
import type { Hub } from './hub';
import type { HubConnection } from './hub-connection';
import { FRAME_MAX, tokenOf } from './hub-routes';
import { attachWebSocket } from './web-socket-transport';

/** The headers that request an upgrade; they are dropped. */
const UPGRADING = /^(?:upgrade|connection|http2-settings)$/i;

/**
 * Serves a request as if it had not requested an upgrade. Once there is a listener for upgrades, Node hands over the
 * raw socket of every request with an `Upgrade` header, so the server reads the request again without that header.
 * Closes the socket after the response.
 */
function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`, 'Connection: close'];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!UPGRADING.test(name)) lines.push(`${name}: ${rawHeaders[index + 1]}`);
  }
  socket.pause();
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
  process.nextTick(() => socket.resume());
}

/** Accepts WebSockets. Refuses before the upgrade, because a client treats an open socket as success. */
export function acceptUpgrades(
  app: FastifyInstance,
  hubs: readonly Hub[],
  connections: Connections,
  sessions: Sessions,
  logFailure: (failure: unknown) => void,
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: FRAME_MAX,
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  async function admit(request: IncomingMessage): Promise<HubConnection | number> {
    if (repeatsHost(request) || !URL.canParse(request.url ?? '/', 'http://localhost')) return 400;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const hub = hubs.find(({ path }) => path === pathname);
    if (!hub) return 404;
    const { authorization, cookie } = request.headers;
    const session = await sessions.find(tokenOf(authorization, searchParams.get('access_token')), cookie);
    if (!session) return 401;
    if (isClosing) return 503;
    const token = searchParams.get('id');
    // A client without an id has skipped the negotiation, which is allowed.
    if (token === null) return connections.open(hub, session);
    const connection = connections.admit(hub, session, token);
    if (!connection || (connection.isOpen && !connection.canResume)) return 404;
    return connection.transport && !connection.canResume ? 409 : connection;
  }

  app.server.on('upgrade', (request, socket: Duplex, head) => {
    // A server may ignore an unsupported upgrade (RFC 9110), such as HTTP/2 without TLS.
    if (!isWebSocket(request)) return serveWithoutUpgrade(app.server, request, socket, head);
    const ignore = () => undefined;
    socket.on('error', ignore);
    admit(request)
      .then((admitted) => {
        if (typeof admitted === 'number') return refuse(socket, admitted);
        socket.off('error', ignore);
        sockets.handleUpgrade(request, socket, head, (webSocket) => attachWebSocket(admitted, webSocket, socket));
      })
      .catch((error) => {
        if (error instanceof ApiError) return refuse(socket, error.status);
        logFailure(error);
        refuse(socket, databaseTrouble(error) === null ? 500 : 503);
      });
  });
}

/** When a client may try again, by status. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 10, 503: 2 };

const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

function refuse(socket: Duplex, status: number): void {
  const retryAfter = RETRY_AFTER_SECONDS[status];
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Length: 0',
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n`);
}
