import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { WebSocket } from 'ws';
import type { ApiClient } from './support/api-client';
import { listen, tokenOf } from './support/hub-client';
import { useTestApp } from './support/test-app';
import { until } from './support/until';

const HANDSHAKE = '{"protocol":"json","version":1}\x1e';

describe('A hub that receives nonsense', () => {
  const test = useTestApp();

  async function open() {
    const { url } = await listen(test.app);
    const owner = await test.visitor.signUp();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/chatHub?access_token=${tokenOf(owner)}`);
    const received: string[] = [];
    socket.on('message', (data) => received.push(String(data)));
    socket.on('error', () => undefined);
    const closed = once(socket, 'close').then(([code]) => code as number);
    await once(socket, 'open');
    return { socket, received, closed, owner, url };
  }

  for (const nonsense of ['x', 'x\x1e', '[]\x1e', 'null\x1e', '{"protocol":"messagepack","version":1}\x1e', '{}\x1e']) {
    it(`refuses the handshake ${JSON.stringify(nonsense)} with a message, and closes`, async () => {
      const { socket, received, closed } = await open();
      socket.send(nonsense);
      assert.equal(await closed, 1000);
      assert.match(received.join(''), /^\{"error":"[A-Z].*\."\}.$/s);
    });
  }

  for (const nonsense of [
    '{"type":1',
    '{"type":1}\x1e',
    '{"type":"1"}\x1e',
    '{"type":1,"target":7,"arguments":[]}\x1e',
    '{"type":1,"target":"SetName","arguments":{}}\x1e',
    '"\x1e',
    '\x1e',
    `${'['.repeat(30_000)}\x1e`,
    `${'x'.repeat(65_000)}\x1e`,
  ]) {
    it(`closes with a message after ${JSON.stringify(nonsense).slice(0, 60)}`, async () => {
      const { socket, received, closed } = await open();
      socket.send(HANDSHAKE);
      socket.send(nonsense);
      assert.equal(await closed, 1000);
      assert.match(received.at(-1) ?? '', /^\{"type":7,"error":"[A-Z].*\.","allowReconnect":false\}.$/s);
    });
  }

  it('closes after a frame that is too large, and still serves other clients', async () => {
    const { socket, closed } = await open();
    socket.send(HANDSHAKE);
    socket.send(`${'x'.repeat(1_200_000)}\x1e`);
    assert.equal(await closed, 1009);
    const other = await open();
    other.socket.send(HANDSHAKE);
    await once(other.socket, 'message');
    assert.deepEqual(other.received, ['{}\x1e']);
    other.socket.close();
  });

  it('refuses clients without a session on every transport', async () => {
    const { url } = await listen(test.app);
    for (const [method, path] of [
      ['POST', '/chatHub/negotiate?negotiateVersion=1'],
      ['GET', '/chatHub?id=x'],
      ['POST', '/notificationHub?id=x&access_token=nonsense'],
      ['DELETE', '/notificationHub?id=x'],
    ] as const) {
      assert.equal((await fetch(url + path, { method })).status, 401, path);
    }
    for (const [path, status] of [
      ['/chatHub', 401],
      ['/elsewhere', 404],
    ] as const) {
      const socket = new WebSocket(url.replace('http', 'ws') + path);
      const [error] = await once(socket, 'error');
      assert.match(String(error), new RegExp(String(status)));
    }
  });

  it("does not let a session use another session's connection", async () => {
    const { url } = await listen(test.app);
    const [owner, stranger] = [await test.visitor.signUp(), await test.visitor.signUp()];
    const negotiated = await fetch(`${url}/chatHub/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: owner.headers,
    });
    const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
    const poll = (headers: Readonly<Record<string, string>>) =>
      fetch(`${url}/chatHub?id=${connectionToken}`, { headers });
    assert.equal((await poll(stranger.headers)).status, 404);
    assert.equal((await poll(owner.headers)).status, 200);
  });
});

describe('An organization with too many connections to the hubs', () => {
  const test = useTestApp('sqlite', { hubConnectionsMax: 2 });
  const RETRY = /^[1-9]\d*$/;

  /** Opens a WebSocket; returns it, or the status and `Retry-After` of the refusal. */
  async function connectTo(url: string, owner: ApiClient, id = '') {
    const query = `access_token=${tokenOf(owner)}${id && `&id=${encodeURIComponent(id)}`}`;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/notificationHub?${query}`);
    return new Promise<WebSocket | [number | undefined, string | undefined]>((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_, { statusCode, headers }) => resolve([statusCode, headers['retry-after']]));
      socket.once('error', reject);
    });
  }

  async function negotiate(url: string, owner: ApiClient) {
    const target = `${url}/notificationHub/negotiate?negotiateVersion=1`;
    const response = await fetch(target, { method: 'POST', headers: owner.headers });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after') ?? '',
      body: (await response.json()) as { connectionToken: string },
    };
  }

  it('gets 429 with the time to wait while others can connect, and may connect again when one has closed', async () => {
    const { url } = await listen(test.app);
    const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
    const granted = await negotiate(url, owner);
    assert.equal(granted.status, 200);
    const sockets = [await connectTo(url, owner), await connectTo(url, owner)];
    const refusals = [await connectTo(url, owner), await connectTo(url, owner, granted.body.connectionToken)];
    for (const refusal of refusals) {
      const [status, retryAfter = ''] = refusal as [number, string];
      assert.equal(status, 429);
      assert.match(retryAfter, RETRY);
    }
    const refused = await negotiate(url, owner);
    assert.equal(refused.status, 429);
    assert.match(refused.retryAfter, RETRY);
    sockets.push(await connectTo(url, other));
    (sockets[0] as WebSocket).close();
    await until(async () => (await negotiate(url, owner)).status === 200, 'there is room again');
    for (const socket of sockets) (socket as WebSocket).terminate();
  });

  it('may negotiate at most a few times a minute for each connection', async () => {
    const { url } = await listen(test.app);
    const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) statuses.push((await negotiate(url, owner)).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 429]);
    assert.equal((await negotiate(url, other)).status, 200);
  });
});
