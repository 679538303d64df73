import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './web-socket-transport';

it('a WebSocket client receives every framed text unchanged, whatever its length', async () => {
  const texts = ['', 'é', 'x'.repeat(125), 'x'.repeat(126), 'ü'.repeat(40_000), 'y'.repeat(65_535), 'z'.repeat(65_536)];
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('upgrade', (request, socket, head) =>
    new WebSocketServer({ noServer: true }).handleUpgrade(request, socket, head, (webSocket) => {
      for (const text of texts) socket.write(textFrame(text));
      webSocket.close();
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  await once(client, 'close');
  assert.deepEqual(heard, texts);
  server.close();
});
