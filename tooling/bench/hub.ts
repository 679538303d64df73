import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { type BenchServer, startBenchServer } from './bench-server';

const HANDSHAKE = '{"protocol":"json","version":1}\x1e';
/** The size of a frame with a ping; every longer frame is a message. */
const PING_BYTES = 13;

/** The read buffer of all clients: the bench does not measure how they process a message. */
const inbox = Buffer.alloc(65_536);

/**
 * Opens a WebSocket to the notification hub without a client library, which would need more memory than the measured server.
 * Resolves with the socket after the handshake; then calls `onMessage` for every message. Rejects when the socket closes first.
 */
function openBenchClient(url: string, token: string, onMessage: () => void): Promise<Socket> {
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

const IDLE = 10_000;
const PUSHED_TO = 5_000;
const AT_ONCE = 200;
const PUSHES = 9;

/** The open sockets, which are closed at the end. */
const sockets: Socket[] = [];
let onArrival = () => {};

/** Measures the memory of 10,000 idle connections to the hub, and the time of a push to 5,000 of them. */
export async function benchHub(): Promise<void> {
  const server = await startBenchServer(null, { env: { HUB_CONNECTIONS_PER_ORGANIZATION: String(IDLE) } });
  try {
    await measure(server);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.stop();
  }
}

async function measure(server: BenchServer): Promise<void> {
  const [first, second] = [await server.signUp('a'), await server.signUp('b')];
  // A new server has not compiled its code yet.
  await open(server.url, first, 100, () => onArrival());
  await server.call(first, '/api/bot/getBots');
  const before = residentMegabytes(server.pid);
  await open(server.url, first, PUSHED_TO - 100, () => onArrival());
  await open(server.url, second, IDLE - PUSHED_TO);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const after = residentMegabytes(server.pid);
  console.log(`${IDLE} idle connections: ${after} MB resident, ${after - before} MB more than with 100`);

  const pushes: Push[] = [];
  for (let push = 0; push < PUSHES; push += 1) pushes.push(await timePush(server, first, `Bench ${push}`));
  console.log(`push to ${PUSHED_TO}, ${PUSHES} times, in ms: median (all)`);
  report('from the first client that receives it to the last', pushes, 'spread');
  report('from the call that triggers it to the last client', pushes, 'sinceCall');
  report("of the server's processor time, including the call", pushes, 'serverWork');
}

function report(what: string, pushes: readonly Push[], figure: keyof Push): void {
  const times = pushes.map((push) => Math.round(push[figure]));
  console.log(`  ${what}: ${times.toSorted((a, b) => a - b)[PUSHES >> 1]} (${times.join(', ')})`);
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Processor time of the server's main thread so far, in ms; NaN if the system does not report it. */
function serverWork(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

interface Push {
  readonly spread: number;
  readonly sinceCall: number;
  readonly serverWork: number;
}

/** Deletes an agent and waits until every connection has received the notification. */
async function timePush(server: BenchServer, token: string, name: string): Promise<Push> {
  await server.call(token, '/api/bot/create', { name, description: 'x', enabled: true });
  const bots = (await server.call(token, '/api/bot/getBots')) as { id: string; name: string }[];
  const botId = bots.find((bot) => bot.name === name)?.id;
  let arrived = 0;
  let firstAt = 0;
  const all = new Promise<number>((resolve) => {
    onArrival = () => {
      if (arrived === 0) firstAt = performance.now();
      arrived += 1;
      if (arrived === PUSHED_TO) resolve(performance.now());
    };
  });
  const [workBefore, calledAt] = [serverWork(server.pid), performance.now()];
  const called = server.call(token, '/api/bot/delete', { botId });
  const lastAt = await all;
  await called;
  return { spread: lastAt - firstAt, sinceCall: lastAt - calledAt, serverWork: serverWork(server.pid) - workBefore };
}

async function open(url: string, token: string, count: number, onMessage = () => {}): Promise<void> {
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () =>
      openBenchClient(url, token, onMessage),
    );
    sockets.push(...(await Promise.all(group)));
  }
}
