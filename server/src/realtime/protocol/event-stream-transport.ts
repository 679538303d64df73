import type { ServerResponse } from 'node:http';
import type { HubConnection } from './hub-connection';
import type { Transport } from './transport';

/** Attaches a stream of server-sent events to a connection; the client sends by POST. */
export function attachEventStream(connection: HubConnection, response: ServerResponse): void {
  const transport: Transport = {
    canResume: false,
    needsPings: true,
    send: (data) => response.write(`data: ${data}\r\n\r\n`),
    close: () => response.end(),
    drop: () => response.destroy(),
    get backlog() {
      return response.writableLength;
    },
  };
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  // A comment that makes proxies forward the headers.
  response.write(':\r\n\r\n');
  response.on('error', () => undefined);
  response.on('close', () => connection.detach(transport, true));
  connection.attach(transport);
}
