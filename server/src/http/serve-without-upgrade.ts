import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** What asks for the upgrade, and is left out. */
const UPGRADING = /^(?:upgrade|connection|http2-settings)$/i;

/**
 * Serves a request as if it had not asked for an upgrade. Node hands over the bare socket of every request with an
 * `Upgrade` header as soon as anything listens for upgrades, so the server reads the request once more, without that
 * header. Closes the socket after the answer.
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
