import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { IN_FULL, useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';
import { until } from './support/until';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Returns the number of bytes in use after a garbage collection. */
function usedBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('Raw requests over a socket', () => {
  const test = useTestApp();
  let port = 0;
  before(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });

  /** Sends raw text, and returns everything that the server sends until it closes the connection. */
  async function say(...lines: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8');
    let answer = '';
    socket.on('data', (part) => (answer += part));
    socket.write(lines.join('\r\n'));
    await once(socket, 'close');
    return answer;
  }

  const H2C = [
    'Connection: Upgrade, HTTP2-Settings, close',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
  ];

  it('a body that is too large gets its response although the client is still sending, and the connection stays open', async () => {
    const size = 8_000_000;
    const head = `POST /api/authentication/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    let isClosed = false;
    socket.on('data', (part) => (answer += part));
    socket.on('error', () => undefined);
    socket.on('close', () => (isClosed = true));
    socket.write(head);
    await until(async () => answer.includes('The request is too large'), 'it is answered');
    socket.write(Buffer.alloc(size, 32));
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(async () => isClosed || answer.includes('"healthy":true'), 'the next request is answered');
    assert.equal(isClosed, false);
    assert.match(answer, /^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('an upgrade to HTTP/2, as curl --http2 requests it, is ignored', async () => {
    const answer = await say('GET /api/nothing HTTP/1.1', 'Host: x', ...H2C, '', '');
    assert.match(answer, /^HTTP\/1\.1 404 /);
    assert.match(answer, /There is nothing at this address\./);
  });

  it('the body of a request with an unknown upgrade is read', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'x' });
    const head = ['POST /api/authentication/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    const answer = await say(...head, `Content-Length: ${body.length}`, ...H2C, '', body);
    assert.match(answer, /^HTTP\/1\.1 401 /);
    assert.match(answer, /Email or password is wrong\./);
  });

  it('the chunked body of a request with an unknown upgrade is read', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'x' });
    const head = ['POST /api/authentication/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const answer = await say(...head, 'Transfer-Encoding: chunked', ...H2C, '', chunk);
    assert.match(answer, /^HTTP\/1\.1 401 /);
  });

  it('an invalid address gets 400, and an unknown call gets 404 as JSON in any spelling', async () => {
    const get = (address: string) => say(`GET ${address} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
    assert.match(await get('//['), /^HTTP\/1\.1 400 /);
    for (const address of ['/%61pi/zzz', '//api/zzz', 'http://x/api/zzz', '/API/zzz', '/api']) {
      const answer = await get(address);
      assert.match(answer, /^HTTP\/1\.1 404 /, address);
      assert.match(answer, /There is nothing at this address\./, address);
    }
  });

  it('the operator’s addresses answer 404 for anything below them', async () => {
    for (const address of ['/healthz/x', '/readyz/', '/metrics/x']) {
      const answer = await say(`GET ${address} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
      assert.match(answer, /^HTTP\/1\.1 404 [\s\S]*There is nothing at this address\./, address);
    }
  });

  it('every response except a page has the caller’s request id', async () => {
    for (const address of [
      '/api/%',
      '/api',
      '/API/zzz',
      '/notificationHub/negotiate',
      '/healthz',
      '/api/bot/getBots',
    ]) {
      const answer = await say(
        `GET ${address} HTTP/1.1`,
        'Host: x',
        'X-Request-Id: mine-7',
        'Connection: close',
        '',
        '',
      );
      assert.match(answer, /\r\nx-request-id: mine-7\r\n/i, address);
    }
  });

  it('a client that hangs up is not mistaken for a lost database', async () => {
    const told: unknown[] = [];
    const written = test.app.log.error;
    test.app.log.error = ((line: unknown) => told.push(line)) as never;
    const received = once(test.app.server, 'request') as Promise<[IncomingMessage]>;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/authentication/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    const [request] = await received;
    const gone = new Promise((resolve) => request.socket.once('close', resolve));
    socket.resetAndDestroy();
    await gone;
    // Once a later request is answered, the server has handled the lost one.
    await say('GET /api/nothing HTTP/1.1', 'Host: x', 'Connection: close', '', '');
    test.app.log.error = written;
    assert.deepEqual(told, []);
  });

  it('a WebSocket at an invalid address gets 400', async () => {
    const answer = await say('GET //[ HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', '', '');
    assert.match(answer, /^HTTP\/1\.1 400 /);
  });

  it('a repeated Host at a hub gets 400', async () => {
    const answer = await say(
      ...['GET /notificationHub HTTP/1.1', 'Host: a', 'Host: b', 'Connection: Upgrade', 'Upgrade: websocket', '', ''],
    );
    assert.match(answer, /^HTTP\/1\.1 400 /);
  });

  it('a repeated Host gets 400', async () => {
    const answer = await say('GET /api/nothing HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close', '', '');
    assert.match(answer, /^HTTP\/1\.1 400 /);
  });

  /** Opens sockets that each send the headers of a request and a part of its body, but nothing more. */
  async function halfSend(count: number, length: number, part: number, to: string): Promise<Socket[]> {
    const head = `POST ${to} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
    await Promise.all(
      sockets.map(async (socket) => {
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(head);
        socket.write('x'.repeat(part));
      }),
    );
    return sockets;
  }

  const LOGIN = '/api/authentication/login';
  for (const [what, addresses] of [
    ['logins', [LOGIN]],
    ['requests to unknown addresses', ['/api/nothing', '/admin', '/r/x', '/anything', '/notificationHub']],
  ] as const) {
    it(`800 incomplete ${what} use less than 50 MB`, what === 'logins' ? {} : IN_FULL, async () => {
      const first = await halfSend(10, 30_000, 20_000, LOGIN);
      const before = usedBytes();
      const each = 400 / addresses.length;
      const large = await Promise.all(addresses.map((to) => halfSend(each, 990_000, 900_000, to)));
      const small = await Promise.all(addresses.map((to) => halfSend(each, 32_000, 31_000, to)));
      // Bytes that are still being sent are read and dropped; bytes that the server has stored remain in memory.
      await until(() => usedBytes() - before < 50e6, 'less than 50 MB are used');
      for (const socket of [...first, ...large.flat(), ...small.flat()]) socket.destroy();
    });
  }

  it('a request with a body to an unknown address gets 404 before the body is sent', async () => {
    const [socket] = await halfSend(1, 990_000, 1, '/api/nothing');
    assert.ok(socket);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    assert.match(answer.toString(), /^HTTP\/1\.1 404 [\s\S]*There is nothing at this address\./);
    socket.destroy();
  });

  it('request bodies sent to a hub count toward the limit of the organization that sends them', async () => {
    const owner = await test.visitor.signUp();
    const authorization = String(owner.headers['authorization']);
    const negotiated = await test.app.inject({
      method: 'POST',
      url: '/notificationHub/negotiate?negotiateVersion=1',
      headers: { authorization },
    });
    const { connectionToken } = negotiated.json() as { connectionToken: string };
    const address = `/notificationHub?id=${connectionToken}&access_token=${authorization.replace('Bearer ', '')}`;
    // Together they send 132 MB, although one organization may use 120 MB.
    const sockets = await Promise.all(Array.from({ length: 11 }, () => halfSend(14, 990_000, 860_000, address)));
    const answers = sockets.flat().map((socket) => once(socket, 'data') as Promise<[Buffer]>);
    const [refusal] = await Promise.race(answers);
    for (const socket of sockets.flat()) socket.destroy();
    assert.match(refusal.toString(), /^HTTP\/1\.1 503 [\s\S]*retry-after: 5/i);
  });
});

describe("The operator's limits", () => {
  const test = useTestApp('sqlite', { bodySilenceMs: 200, headersMs: 500, connectionsPerAddress: 3 });
  let port = 0;
  before(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });

  it('close the connection when a body stalls', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/authentication/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    await once(socket, 'close');
  });

  it('close the connection when the headers take too long', async () => {
    const socket = connect(port, '127.0.0.1');
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    const begun = performance.now();
    socket.write('GET /api/nothing HTTP/1.1\r\nHost: x\r\n');
    const [answer] = await answered;
    assert.match(answer.toString(), /^HTTP\/1\.1 408 /);
    // Node's own interval would close it after 30 seconds.
    assert.ok(performance.now() - begun < 15_000);
  });

  it('restrict the connections from an address', async () => {
    const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'));
    const closed = sockets.map((socket) => once(socket, 'close').then(() => socket));
    const refused = await Promise.race(closed);
    assert.equal(sockets.includes(refused), true);
    for (const socket of sockets) socket.destroy();
  });
});

describe('A client that does not read its responses', () => {
  const test = useTestApp('sqlite', { readerSilenceMs: 300 });

  it('is disconnected, so that nothing waits for it in memory', { timeout: 60_000, ...IN_FULL }, async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const accepted = once(test.app.server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    const [socket] = await accepted;
    const closed = once(socket, 'close');
    client.pause();
    // More bytes than the system buffers for a connection.
    client.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
    await until(async () => socket.writableLength > 0, 'a response waits to be read');
    await closed;
    assert.equal(socket.writableLength, 0);
    client.destroy();
  });
});

describe('The limit of all connections', () => {
  const test = useTestApp('sqlite', { connectionsMax: 2 });

  it('closes further ones immediately, and accepts others after one has closed', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const open = () => connect(port, '127.0.0.1').on('error', () => undefined);
    const ask = async (socket: Socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
      return String(answer).startsWith('HTTP/1.1 200');
    };
    const [first, second] = [open(), open()];
    assert.deepEqual([await ask(first), await ask(second), await ask(open())], [true, true, false]);
    first.destroy();
    await once(first, 'close');
    let isServed = false;
    await until(async () => {
      isServed ||= await ask(open());
      return isServed;
    }, 'another connection is served');
    second.destroy();
  });
});

describe('The log at the level debug', () => {
  const logFile = join(tmpdir(), `requests-${randomUUID()}.log`);
  const test = useTestApp('sqlite', { logLevel: 'debug', logFile });
  after(() => rm(logFile, { force: true }));

  it('contains each request with its id and route, without the tokens in its address', async () => {
    await test.app.inject({ url: '/api/user/getLoggedUser?token=secret', headers: { 'x-request-id': 'mine-7' } });
    let logged: object | undefined;
    await until(async () => {
      const text = await readFile(logFile, 'utf8').catch(() => '');
      assert.doesNotMatch(text, /secret/);
      const lines = text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { requestId?: string });
      logged = lines.find(({ requestId }) => requestId === 'mine-7');
      return logged !== undefined;
    }, 'the request is logged');
    assert.deepEqual(
      { ...logged, ms: 0 },
      { ...logged, method: 'GET', route: '/api/user/getLoggedUser', status: 401, ms: 0 },
    );
  });
});

describe('A connection that opens while the server stops', {
  skip: !hasPostgres && 'PostgreSQL was not found',
}, () => {
  // With PostgreSQL, stopping takes longer.
  const test = useTestApp('postgres');

  it('does not delay the shutdown', { timeout: 20_000 }, async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    let isStopped = false;
    const stopped = test.stop().then(() => {
      isStopped = true;
    });
    // The server is still listening for a moment.
    const sockets: Socket[] = [];
    while (!isStopped && sockets.length < 1000) {
      sockets.push(connect(port, '127.0.0.1').on('error', () => undefined));
      await setImmediate();
    }
    await stopped;
    for (const socket of sockets) socket.destroy();
  });
});
