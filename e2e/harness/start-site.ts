import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../server/test/support/free-port';
import { PATIENCE_MS } from '../../tooling/browser/patience';
import { copyBuild } from './copy-build';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A running site: the real server, with its own database and its own copy of the built front end. */
export interface Site {
  readonly url: string;
  /** The site's copy of `dist/`, which tests may damage. */
  readonly folder: string;
  readonly dataDir: string;
  /** Stops the server and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops the server, and keeps its data until `end`. */
  stop(): Promise<void>;
  /** Kills the server, as a crash would, and keeps its data until `end`. */
  kill(): Promise<void>;
  /** Stops the server and removes everything. */
  end(): Promise<void>;
}

/** Starts the built site, or the one in the folder `built`, on a free port. `env` sets the operator's variables. */
export async function startSite(
  env: Record<string, string> = {},
  built: string = path.join(ROOT, 'dist'),
): Promise<Site> {
  const home = await mkdtemp(path.join(tmpdir(), 'frontdesk-'));
  const folder = path.join(home, 'dist');
  const dataDir = path.join(home, 'data');
  copyBuild(built, folder);
  const port = await freePort();
  const begin = () => startServer({ ...env, PORT: String(port), DATA_DIR: dataDir, SITE_DIR: folder });
  let server = await begin();
  return {
    url: `http://localhost:${port}`,
    folder,
    dataDir,
    async restart() {
      await stopServer(server);
      server = await begin();
    },
    stop: () => stopServer(server),
    kill: () => stopServer(server, 'SIGKILL'),
    async end() {
      await stopServer(server);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, [path.join(ROOT, 'server/dist/main.js')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server was not ready in time.')), PATIENCE_MS);
    server.stdout.on('data', (words: Buffer) => {
      if (!words.toString().includes('Frontdesk is ready')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return server;
}

async function stopServer(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
