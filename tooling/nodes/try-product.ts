import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../server/test/support/free-port';
import { ROOT } from '../run-command.mjs';

/** A limit for a busy machine that builds the site first, not a wait. */
const START_TIMEOUT_MS = 600_000;
const LOOK_MS = 250;
const PASSWORD = 'Trying-every-Node-1';

/**
 * Runs `npm start` with `program` and its own data, opens the login page and signs up: that loads the native modules
 * for the database and for passwords. Throws an error that says what did not work.
 */
export async function tryProduct(program: string, env: NodeJS.ProcessEnv): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'frontdesk-node-'));
  const port = await freePort();
  const server = spawn(program, ['tooling/start.mjs'], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const site = `http://127.0.0.1:${port}`;
    await isReady(site, server);
    await signUp(site);
  } finally {
    await stop(server);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function isReady(site: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}.`);
    const answer = await fetch(`${site}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await setTimeout(LOOK_MS);
  }
  throw new Error('The server did not get ready in time.');
}

async function signUp(site: string): Promise<void> {
  const page = await (await fetch(`${site}/login`)).text();
  if (!page.includes('/admin/')) throw new Error('The login page is not the built one.');
  const owner = { email: 'node@example.com', password: PASSWORD };
  const names = { firstName: 'Node', lastName: 'Tester', organization: 'Nodes' };
  await call(`${site}/api/authentication/register`, { body: { ...owner, ...names } });
  const { token } = (await call(`${site}/api/authentication/login`, { body: owner })) as { token: string };
  const user = (await call(`${site}/api/user/getLoggedUser`, { token })) as { email?: string };
  if (user.email !== owner.email) throw new Error('The owner who signed in is not the one who signed up.');
}

async function call(address: string, { body, token }: { body?: object; token?: string }): Promise<unknown> {
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

const run = promisify(execFile);
const ASK = 'process.stdout.write(JSON.stringify({ version: process.versions.node, program: process.execPath }))';

/** A version of Node to run. */
export interface FoundNode {
  readonly version: string;
  /** The path of its program. */
  readonly program: string;
}

/**
 * The newest release of a major version of Node. The registry's package `node` contains its program, which npx keeps in
 * npm's cache.
 */
export async function findNode(major: number): Promise<FoundNode> {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  // In another folder, because npx prefers the packages of the folder in which it runs.
  const { stdout } = await run(npx, ['--yes', `node@${major}`, '-e', ASK], {
    cwd: tmpdir(),
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as FoundNode;
}

/**
 * The supported Node versions, each with its oldest supported release. README.md says until when each of them is
 * supported.
 */
export const SUPPORTED_NODES = ['20.19.0', '22.13.0', '24.0.0', '26.0.0'] as const;
