import { connect, type Socket } from 'node:net';

const HANDSHAKE = '{"protocol":"json","version":1}\x1e';
/** The size of a frame with a ping; every longer frame is a message. */
const PING_BYTES = 13;

/** The read buffer of all clients: the bench does not measure how they process a message. */
const inbox = Buffer.alloc(65_536);

/**
 * Opens a WebSocket to the notification hub without a client library, which would need more memory than the measured
 * server. Resolves with the socket after the handshake; then calls `onMessage` for every message.
 * Rejects when the socket closes before.
 */
export function openBenchClient(url: string, token: string, onMessage: () => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    let received = '';
    let isOpen = false;

    function read(bytes: number): boolean {
      if (!isOpen) begin(inbox.toString('latin1', 0, bytes));
      else if (bytes > PING_BYTES) onMessage();
      return true;
    }
    function begin(data: string): void {
      const wasUpgraded = received.includes('\r\n\r\n');
      received += data;
      if (!wasUpgraded && received.includes('\r\n\r\n')) socket.write(textFrame(HANDSHAKE));
      if (!received.endsWith('{}\x1e')) return;
      isOpen = true;
      received = '';
      resolve(socket);
    }
    const port = Number(new URL(url).port);
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: inbox, callback: read } });
    socket.once('error', reject);
    socket.write(
      `GET /notificationHub?access_token=${token} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n` +
        'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  });
}

/** Builds a client frame, masked with zeros. */
function textFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
