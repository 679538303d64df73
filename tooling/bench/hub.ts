/** `npm run bench`: what 10,000 idle connections to the hub cost, and how long a push to 5,000 of them takes. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBenchClient } from './bench-client';
import { ROOT } from './run-command.mjs';

const IDLE = 10_000;
const PUSHED_TO = 5_000;
const AT_ONCE = 200;
const PUSHES = 9;
const PASSWORD = 'Correct-horse-7';

const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-'));
const server = spawn(process.execPath, [path.join(ROOT, 'server/dist/main.js')], {
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const sockets: Socket[] = [];
let onArrival = () => {};
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
  await open(url, first, 100, () => onArrival());
  await call(url, first, '/api/user/updateUser', { email: 'a@example.com', firstName: 'A' });
  const before = residentMegabytes();
  await open(url, first, PUSHED_TO - 100, () => onArrival());
  await open(url, second, IDLE - PUSHED_TO);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const after = residentMegabytes();
  console.log(`${IDLE} idle connections: ${after} MB resident, ${after - before} MB more than with 100`);

  const pushes: Push[] = [];
  for (let push = 0; push < PUSHES; push += 1) pushes.push(await timePush(url, first, `Bench ${push}`));
  console.log(`push to ${PUSHED_TO}, ${PUSHES} times, in ms: median (all)`);
  report('from the first client that has it to the last', pushes, 'spread');
  report('from the call that causes it to the last client', pushes, 'sinceCall');
  report("of the server's processor, the call included", pushes, 'serverWork');
}

function report(what: string, pushes: readonly Push[], figure: keyof Push): void {
  const times = pushes.map((push) => Math.round(push[figure]));
  console.log(`  ${what}: ${times.toSorted((a, b) => a - b)[PUSHES >> 1]} (${times.join(', ')})`);
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** What the server's main thread has worked so far, in ms; NaN where the system does not say. */
function serverWork(): number {
  try {
    return Number(readFileSync(`/proc/${server.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

interface Push {
  readonly spread: number;
  readonly sinceCall: number;
  readonly serverWork: number;
}

/** Deletes an agent, which is told to everybody, and waits until everybody knows. */
async function timePush(url: string, token: string, name: string): Promise<Push> {
  await call(url, token, '/api/bot/create', { name, description: 'x', enabled: true });
  const bots = (await call(url, token, '/api/bot/getBots')) as { id: string; name: string }[];
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
  const [workBefore, calledAt] = [serverWork(), performance.now()];
  const called = call(url, token, '/api/bot/delete', { botId });
  const lastAt = await all;
  await called;
  return { spread: lastAt - firstAt, sinceCall: lastAt - calledAt, serverWork: serverWork() - workBefore };
}

async function open(url: string, token: string, count: number, onMessage = () => {}): Promise<void> {
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () =>
      openBenchClient(url, token, onMessage),
    );
    sockets.push(...(await Promise.all(group)));
  }
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
