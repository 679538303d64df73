import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** The headers that request an upgrade, which are dropped. */
const UPGRADING = /^(?:upgrade|connection|http2-settings)$/i;

/**
 * Serves a request as if it had not requested an upgrade. As soon as anything listens for upgrades, Node hands over the
 * raw socket of every request with an `Upgrade` header, so the server reads the request again without that header.
 * Closes the socket after the response.
 */
export function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
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
