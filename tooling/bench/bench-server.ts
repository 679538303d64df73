import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../run-command.mjs';

const PASSWORD = 'Correct-horse-7';

/** The built server on a free port, with a separate data folder. */
export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Registers an owner and returns her session token. */
  signUp(name: string): Promise<string>;
  /** Calls the API and returns the response. Throws when the status is not 200. */
  call(token: string | null, address: string, body?: object): Promise<unknown>;
  /** Stops the server with a signal, and does not delete its data. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Kills the server and deletes its data. */
  stop(): void;
}

interface BenchServerOptions {
  /** Default: a new folder. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the server, on PostgreSQL if `databaseUrl` is set. */
export async function startBenchServer(
  databaseUrl: string | null = null,
  { dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-')), env = {} }: BenchServerOptions = {},
): Promise<BenchServer> {
  const server = spawn(process.execPath, [path.join(ROOT, 'server/dist/main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  function stop() {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
  const url = await addressPrintedBy(server).catch((error) => {
    stop();
    throw error;
  });

  async function call(token: string | null, address: string, body?: object): Promise<unknown> {
    const response = await fetch(url + address, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  return {
    url,
    pid: server.pid as number,
    dataDir,
    call,
    async signUp(name) {
      const person = {
        email: `${name}-${Date.now()}@example.com`,
        password: PASSWORD,
        firstName: name,
        lastName: 'Bench',
        organization: name,
      };
      await call(null, '/api/authentication/register', person);
      return ((await call(null, '/api/authentication/login', person)) as { token: string }).token;
    },
    async end(signal) {
      const exit = once(server, 'exit');
      server.kill(signal);
      await exit;
    },
    stop,
  };
}

/** Resolves with the address that a server prints when it is ready. */
export function addressPrintedBy(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (words: Buffer) => {
      const url = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(words.toString())?.[0];
      if (url) resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`The server exited with ${code}: run "npm run build" first.`)));
  });
}
