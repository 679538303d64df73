import type { Duplex } from 'node:stream';
import * as ws from 'ws';
import { WebSocket } from 'ws';
import type { HubConnection } from './hub-connection';
import type { Transport } from './transport';

/** The function of ws that frames messages. Its types omit it. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };
const TEXT = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };

let last = { text: '', frame: frameOf('') };

/**
 * Returns the text as a WebSocket frame. A text that is sent to thousands of clients in a row is framed only once:
 * comparing a string with itself costs nothing.
 */
export function textFrame(text: string): Buffer {
  if (last.text !== text) last = { text, frame: frameOf(text) };
  return last.frame;
}

/** Frames that consist of one piece, which are written immediately. */
function frameOf(text: string): Buffer {
  return Buffer.concat(Sender.frame(Buffer.from(text), TEXT));
}

const NO_CLOSE_FRAME = 1006;
/** How long to wait for the client's reply to the close frame. */
const GOODBYE_MS = 2_000;

/** Attaches a WebSocket to a connection. The socket's bytes go through `wire`. */
export function attachWebSocket(connection: HubConnection, socket: WebSocket, wire: Duplex): void {
  const transport: Transport = {
    canResume: true,
    needsPings: true,
    // We send our own frames, built once for all receivers; ws would build two pieces for each frame and receiver.
    send(data) {
      if (socket.readyState === WebSocket.OPEN) wire.write(textFrame(data));
    },
    close() {
      socket.close(1000);
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
    },
    drop: () => socket.terminate(),
    get backlog() {
      return wire.writableLength;
    },
  };
  socket.on('message', (data: Buffer) => connection.receive(data.toString()));
  // The message was too large or a frame was malformed: ws has closed the socket with the right code.
  socket.on('error', () => undefined);
  socket.on('close', (code) => connection.detach(transport, code !== NO_CLOSE_FRAME));
  connection.attach(transport);
}
