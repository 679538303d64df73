/** `npm run bench`: what 10,000 idle connections to the hub cost, and how long a push to 5,000 of them takes. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './run-command.mjs';

const IDLE = 10_000;
const PUSHED_TO = 5_000;
const AT_ONCE = 200;
const PUSHES = 5;
const HANDSHAKE = '{"protocol":"json","version":1}\x1e';
const PASSWORD = 'Correct-horse-7';

const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-'));
const server = spawn(process.execPath, [path.join(ROOT, 'server/dist/main.js')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const sockets: Socket[] = [];
try {
  await measure(await readyAt());
} finally {
  for (const socket of sockets) socket.destroy();
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(url: string): Promise<void> {
  const [first, second] = [await signUp(url, 'a'), await signUp(url, 'b')];
  // A server that has not run yet has not compiled its own code either.
  await open(url, first, 100);
  await call(url, first, '/api/user/updateUser', { email: 'a@example.com', firstName: 'A' });
  const before = residentMegabytes();
  await open(url, first, PUSHED_TO - 100);
  await open(url, second, IDLE - PUSHED_TO);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const after = residentMegabytes();
  console.log(`${IDLE} idle connections: ${after} MB resident, ${after - before} MB more than with 100`);

  const times: number[] = [];
  for (let push = 0; push < PUSHES; push += 1) times.push(await timePush(url, first, `Bench ${push}`));
  console.log(`push to ${PUSHED_TO}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms from first to last`);
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Deletes an agent, which is told to everybody, and measures from the first arrival to the last. */
async function timePush(url: string, token: string, name: string): Promise<number> {
  await call(url, token, '/api/bot/create', { name, description: 'x', enabled: true });
  const bots = (await call(url, token, '/api/bot/getBots')) as { id: string; name: string }[];
  const botId = bots.find((bot) => bot.name === name)?.id;
  const arrivals: number[] = [];
  const all = new Promise<void>((resolve) => {
    for (const socket of sockets.slice(0, PUSHED_TO)) {
      socket.once('data', () => {
        arrivals.push(performance.now());
        if (arrivals.length === PUSHED_TO) resolve();
      });
    }
  });
  await call(url, token, '/api/bot/delete', { botId });
  await all;
  return (arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0);
}

async function open(url: string, token: string, count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () => openOne(url, token));
    sockets.push(...(await Promise.all(group)));
  }
}

/** A WebSocket by hand: a client library would need more memory than the server that is measured. */
function openOne(url: string, token: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('error', reject);
    socket.write(
      `GET /notificationHub?access_token=${token} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n` +
        'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    let received = '';
    socket.on('data', function begin(data: Buffer) {
      const wasOpen = received.includes('\r\n\r\n');
      received += data.toString('latin1');
      if (!wasOpen && received.includes('\r\n\r\n')) socket.write(textFrame(HANDSHAKE));
      if (!received.endsWith('{}\x1e')) return;
      socket.off('data', begin);
      socket.resume();
      resolve(socket);
    });
  });
}

/** A client's frame, masked with zeros. */
function textFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

async function signUp(url: string, name: string): Promise<string> {
  const email = `${name}@example.com`;
  const person = { email, password: PASSWORD, firstName: name, lastName: 'Bench', organization: name };
  await call(url, null, '/api/authentication/register', person);
  const { token } = (await call(url, null, '/api/authentication/login', person)) as { token: string };
  return token;
}

async function call(url: string, token: string | null, address: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url + address, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function readyAt(): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (words: Buffer) => {
      const url = /http:\/\/localhost:\d+/.exec(words.toString())?.[0];
      if (url) resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: run "npm run build" first.`)));
  });
}
