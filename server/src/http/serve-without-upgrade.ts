import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Serves a request as if it had not asked for an upgrade. Node hands over the bare socket of every request with an
 * `Upgrade` header as soon as anything listens for upgrades, so its body has to be read here. Closes the socket afterwards.
 */
export function serveWithoutUpgrade(server: Server, upgrade: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  const request = copyOf(upgrade, socket as Socket);
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.once('finish', () => socket.end());
  if (request.headers['transfer-encoding'] !== undefined) {
    response.writeHead(411, { connection: 'close' }).end();
    return;
  }
  passBody(request, socket, head);
  server.emit('request', request, response);
}

/** Node has ended the stream of the original before its body. */
function copyOf({ method, url, httpVersion, headers, rawHeaders }: IncomingMessage, socket: Socket): IncomingMessage {
  return Object.assign(new IncomingMessage(socket), { method, url, httpVersion, headers, rawHeaders });
}

/** Hands on as many bytes as `content-length` announces. */
function passBody(request: IncomingMessage, socket: Duplex, head: Buffer): void {
  let missing = Number(request.headers['content-length'] ?? 0);
  const take = (data: Buffer) => {
    const part = data.subarray(0, missing);
    missing -= part.length;
    if (part.length > 0) request.push(part);
    if (missing > 0) return;
    socket.off('data', take);
    request.complete = true;
    request.push(null);
  };
  socket.on('data', take);
  socket.once('close', () => missing > 0 && request.destroy());
  take(head);
  socket.resume();
}
