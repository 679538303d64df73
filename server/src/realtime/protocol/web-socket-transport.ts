import type { WebSocket } from 'ws';
import type { HubConnection } from './hub-connection';
import type { Transport } from './transport';

const NO_CLOSE_FRAME = 1006;
/** A client that does not answer our goodbye is not waited for longer. */
const GOODBYE_MS = 2_000;

/** Gives a connection a WebSocket. */
export function attachWebSocket(connection: HubConnection, socket: WebSocket): void {
  const transport: Transport = {
    canResume: true,
    needsPings: true,
    send: (data) => socket.send(data),
    close() {
      socket.close(1000);
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
    },
    drop: () => socket.terminate(),
    get backlog() {
      return socket.bufferedAmount;
    },
  };
  socket.on('message', (data: Buffer) => connection.receive(data.toString()));
  // Too large a message, or a broken frame: ws has closed the socket with the fitting code.
  socket.on('error', () => undefined);
  socket.on('close', (code) => connection.detach(transport, code !== NO_CLOSE_FRAME));
  connection.attach(transport);
}
